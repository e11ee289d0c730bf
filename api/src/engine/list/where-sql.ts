import type { Where } from '@karite/shared/resource';
import { type Comparison, comparisonsOf } from '@karite/shared/resource/where';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { identifier, parameters } from '../kinds/sql-parts.ts';

const SIGNS = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

function comparison(column: SQL, { operator, values }: Comparison): SQL {
  const given = values.filter((value) => value !== null);
  const isEmpty = given.length < values.length;
  if (operator === 'in') {
    const found = given.length > 0 ? [sql`${column} in (${parameters(given)})`] : [];
    if (isEmpty) found.push(sql`${column} is null`);
    return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`;
  }
  if (operator === 'ne') return isEmpty ? sql`${column} is not null` : sql`${column} is distinct from ${given[0]}`;
  return sql`${column} ${SIGNS[operator]} ${given[0]}`;
}

/**
 * A declared condition as SQL over the columns of a table under an alias, its values as parameters. It matches the same
 * records as `matches`. A range over an empty column is neither true nor false: do not negate it.
 */
export const whereSql = (where: Where, alias = 'it'): SQL => {
  const all = comparisonsOf(where).map((each) =>
    comparison(sql`${identifier(alias)}.${identifier(columnName(each.field))}`, each),
  );
  return all.length > 0 ? sql`(${sql.join(all, sql` and `)})` : sql`true`;
};
