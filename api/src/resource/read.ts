import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { Turns } from '../plugins/turns.ts';
import { orderClause, UUID, whereClause } from './conditions.ts';
import { type ListQuery, looksForTexts } from './list-query.ts';
import { recordColumns } from './select.ts';

/** A record as the API answers it (its exact type is `RecordOf` of the declaration), and its version, which ETags name. */
export type Row = { id: string; rowVersion: number } & Record<string, unknown>;

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new Turns(2, 50);

/** One page of a list and the count of all that match. `scope` narrows what may be seen at all. */
export async function findMany(
  database: Executor,
  resource: ResourceShape,
  query: ListQuery,
  scope: SQL | null = null,
) {
  const where = whereClause(resource, query, scope);
  const table = sql.identifier(resource.name);
  // The page is cut before the columns are read: an index knows the ids in order, and what a record holds and points to
  // is looked up for its rows alone.
  const page = sql`select it.id from ${table} it ${where} ${orderClause(query)}
    limit ${Math.max(0, query.end - query.start)} offset ${query.start}`;
  const read = () =>
    Promise.all([
      database.execute<Row>(sql`select ${recordColumns(resource)} from (${page}) page
        join ${table} it on it.id = page.id ${orderClause(query)}`),
      database.execute<{ total: number }>(sql`select count(*)::int as total from ${table} it ${where}`),
    ]);
  const [rows, count] = await (looksForTexts(query) ? searches.take(read) : read());
  return { rows: rows.rows, total: count.rows[0]!.total };
}

/** One record, or `null`. An id that is no UUID is nobody's. */
export async function findOne(database: Executor, resource: ResourceShape, id: string, scope: SQL | null = null) {
  if (!UUID.test(id)) return null;
  const table = sql.identifier(resource.name);
  const found = await database.execute<Row>(
    sql`select ${recordColumns(resource)} from ${table} it where it.id = ${id} ${scope ? sql`and ${scope}` : sql``}`,
  );
  return found.rows[0] ?? null;
}

/** Records by their ids (checked before), as far as they are there. */
export async function findByIds(database: Executor, resource: ResourceShape, ids: string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const found = await database.execute<Row>(
    sql`select ${recordColumns(resource)} from ${sql.identifier(resource.name)} it where it.id in (${list})`,
  );
  return new Map(found.rows.map((row) => [row.id, row]));
}
