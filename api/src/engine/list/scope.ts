import { grantsOf, type Held } from '@karite/shared/access';
import type { Actor } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { identifier } from '../kinds/sql-parts.ts';
import type { ListQuery } from './list-query.ts';
import { whereSql } from './where-sql.ts';

const grantSql = (actor: Actor | null, { where, owner }: Held): SQL => {
  const conditions = [
    ...(owner ? [sql`it.${identifier(columnName(owner))} = ${actor?.id ?? null}`] : []),
    ...(where ? [whereSql(where)] : []),
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
};

/** The fields that a query filters or sorts by: its result discloses something of them. */
const requestedFields = (query: ListQuery, isSorted: boolean): string[] => [
  ...query.filters.map(({ field }) => field),
  ...(isSorted ? query.sort.map(({ field }) => field) : []),
];

/**
 * The rows `it` that an actor may read, as a condition: the union of their grants; `null` for no limit. Records are excluded
 * where the actor may not read a field of the query. Throws a 400 that names the field where that leaves nothing.
 */
export function scopeOf(
  actor: Actor | null,
  resource: ResourceShape,
  query: ListQuery | null = null,
  isSorted = false,
): SQL | null {
  const requested = query ? requestedFields(query, isSorted).filter((name) => resource.fields[name]) : [];
  const grants = grantsOf(actor, resource, 'read');
  const hiddenBy = ({ fields }: Held) => requested.find((name) => fields && !fields.includes(name));
  const shown = grants.filter((grant) => hiddenBy(grant) === undefined);
  const hidden = grants.map(hiddenBy).find((name) => name !== undefined);
  if (shown.length === 0 && hidden !== undefined)
    throw invalid({ [hidden]: `Vous ne voyez pas le champ « ${hidden} »` });
  if (shown.some(({ where, owner }) => !where && !owner)) return null;
  return shown.length > 0
    ? sql`(${sql.join(
        shown.map((grant) => grantSql(actor, grant)),
        sql` or `,
      )})`
    : sql`false`;
}
