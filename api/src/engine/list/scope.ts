import { grantsOf, type Held } from '@karite/shared/access';
import type { Actor } from '@karite/shared/accounts';
import { type ResourceShape, readByEveryone, type Where } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { columnName } from '../../platform/database/names.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { identifier } from '../kinds/sql-parts.ts';
import type { ListQuery } from './list-query.ts';
import { whereSql } from './where-sql.ts';

/** The same object for the same condition: what is asked of it often is prepared once. */
const byWhere = memoizeByObject((where: Where) => sql`(${whereSql(where)})`);

/** The rows under an alias that everyone may read, as a condition: for a feature's own queries. */
export function shownToAll(resource: ResourceShape, alias = 'it'): SQL {
  const shown = readByEveryone(resource);
  if (!shown?.where) return shown ? sql`true` : sql`false`;
  return alias === 'it' ? byWhere(shown.where) : whereSql(shown.where, alias);
}

/** The fields that decide which records an actor may read. */
export const scopeFields = (actor: Actor | null, resource: ResourceShape): string[] => {
  const grants = grantsOf(actor, resource, 'read');
  if (grants.some(({ where, owner }) => !where && !owner)) return [];
  return grants.flatMap(({ where = {}, owner }) => [...(owner ? [owner] : []), ...Object.keys(where)]);
};

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
    throw invalid({ [hidden]: `Vous ne voyez pas le champ « ${hidden} »` });
  if (shown.some(({ where, owner }) => !where && !owner)) return null;
  const [only] = shown;
  if (only?.where && !only.owner && shown.length === 1) return byWhere(only.where);
  return shown.length > 0
    ? sql`(${sql.join(
        shown.map((grant) => grantSql(actor, grant)),
        sql` or `,
      )})`
    : sql`false`;
}
