import type { Where } from '@karite/shared/resource';
import { type Comparison, comparisonsOf } from '@karite/shared/resource/where';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { constant, identifier, list } from '../kinds/sql-parts.ts';

type Plain = string | number | boolean;
const SIGNS = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

function comparison(column: SQL, { operator, values }: Comparison, write: (value: Plain) => SQL): SQL {
  const given = values.filter((value) => value !== null);
  const isEmpty = given.length < values.length;
  const [first] = given.map(write);
  if (operator === 'in') {
    const found = first ? [sql`${column} in (${list(given.map(write))})`] : [];
    if (isEmpty) found.push(sql`${column} is null`);
    return found.length > 0 ? sql`(${sql.join(found, sql` or `)})` : sql`false`;
  }
  if (operator === 'ne') return isEmpty ? sql`${column} is not null` : sql`${column} is distinct from ${first}`;
  return sql`${column} ${SIGNS[operator]} ${first}`;
}

function every(where: Where, columnOf: (name: string) => SQL, write: (value: Plain) => SQL): SQL {
  const all = comparisonsOf(where).map((each) => comparison(columnOf(columnName(each.field)), each, write));
  return all.length > 0 ? sql`(${sql.join(all, sql` and `)})` : sql`true`;
}

/**
 * A declared condition as SQL over the columns of a table under an alias, its values as parameters. It matches the same
 * records as `matches`. A range over an empty column is neither true nor false: do not negate it.
 */
export const whereSql = (where: Where, alias = 'it'): SQL =>
  every(
    where,
    (column) => sql`${identifier(alias)}.${identifier(column)}`,
    (value) => sql`${value}`,
  );

/** The same for the definition of an index, which takes no parameters. */
export const indexedWhere = (where: Where): SQL =>
  every(
    where,
    (column) => sql`${identifier(column)}`,
    (value) => constant(String(value)),
  );
