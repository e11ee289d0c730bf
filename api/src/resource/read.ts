import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import { isUuid } from '../database/uuid.ts';
import { WorkQueue } from '../server/jobs/work-queue.ts';
import { orderClause, whereClause } from './conditions.ts';
import { type ListQuery, looksAtMany, looksForTexts } from './list-query.ts';
import { recordColumns } from './select.ts';
import { isInOrder } from './tables.ts';

/** A record as the API answers it (its exact type is `RecordOf` of the declaration), and its version, which ETags name. */
export type Row = { id: string; rowVersion: number } & Record<string, unknown>;

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new WorkQueue(2, 50);

/** So many records of a list in order are looked at for a page before all are, and as many again for each of its lines. */
const LOOKED_AT_FIRST = 1_000;
const LOOKED_AT_A_LINE = 4;
/** Beyond this line a page is not looked for so. */
const DEEPEST_TRIED = 2_500;

/** One page of a list and the count of all that match. `scope` narrows what may be seen at all. */
export async function findMany(
  database: Executor,
  resource: ResourceShape,
  query: ListQuery,
  scope: SQL | null = null,
) {
  const where = whereClause(resource, query, scope);
  const read = looksAtMany(resource, query) ? readMany : readInOrder;
  const found = () => read(database, resource, query, where);
  return looksForTexts(query) ? searches.run(found) : found();
}

type Found = { rows: Row[]; total: number };

const cut = (query: ListQuery): SQL => sql`limit ${Math.max(0, query.end - query.start)} offset ${query.start}`;

/**
 * The page is cut before the columns are read: an index knows the ids in order, and what a record holds and points to
 * is looked up for its rows alone. The count is a question of its own.
 */
async function readInOrder(database: Executor, resource: ResourceShape, query: ListQuery, where: SQL): Promise<Found> {
  const table = sql.identifier(resource.name);
  const page = sql`select it.id from ${table} it ${where} ${orderClause(query)} ${cut(query)}`;
  const [rows, count] = await Promise.all([
    database.execute<Row>(sql`select ${recordColumns(resource)} from (${page}) page
      join ${table} it on it.id = page.id ${orderClause(query)}`),
    database.execute<{ total: number }>(countOf(resource, where)),
  ]);
  return { rows: rows.rows, total: count.rows[0]!.total };
}

const countOf = (resource: ResourceShape, where: SQL): SQL =>
  sql`select count(*)::int as total from ${sql.identifier(resource.name)} it ${where}`;

/** What matches often fills a page with the first records in order, and is only counted then. What does not is read at once. */
async function readMany(database: Executor, resource: ResourceShape, query: ListQuery, where: SQL): Promise<Found> {
  const size = query.end - query.start;
  const [first, second] = query.sort;
  if (size > 0 && !second && isInOrder(resource, first!.field) && query.end <= DEEPEST_TRIED) {
    const rows = await readFirst(database, resource, query, where);
    if (rows.length === size) {
      const count = await database.execute<{ total: number }>(countOf(resource, where), 'long');
      return { rows, total: count.rows[0]!.total };
    }
  }
  return readAtOnce(database, resource, query, where);
}

/** A page out of the first records in order: less than its lines when those do not fill it. */
async function readFirst(database: Executor, resource: ResourceShape, query: ListQuery, where: SQL): Promise<Row[]> {
  const table = sql.identifier(resource.name);
  const first = sql`select it.* from ${table} it ${orderClause(query)} limit ${LOOKED_AT_FIRST + LOOKED_AT_A_LINE * query.end}`;
  const page = sql`select it.id from (${first}) it ${where} ${orderClause(query)} ${cut(query)}`;
  const found = await database.execute<Row>(sql`select ${recordColumns(resource)} from (${page}) page
    join ${table} it on it.id = page.id ${orderClause(query)}`);
  return found.rows;
}

/** Where many records are looked at, once is enough: what matches is kept for the page and for its count. */
async function readAtOnce(database: Executor, resource: ResourceShape, query: ListQuery, where: SQL): Promise<Found> {
  const table = sql.identifier(resource.name);
  const sortColumns = sql.join(
    [...new Set(['id', ...query.sort.map(({ field }) => columnName(field))])].map(
      (column) => sql`it.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  const found = await database.execute<Row & { total: number }>(
    sql`
    with matching as materialized (select ${sortColumns} from ${table} it ${where}),
      page as (select it.id from matching it ${orderClause(query)} ${cut(query)})
    select count.total, ${recordColumns(resource)} from (select count(*)::int as total from matching) count
    left join (page join ${table} it on it.id = page.id) on true ${orderClause(query)}`,
    'long',
  );
  const { total } = found.rows[0]!;
  // Beyond the last page the count comes alone.
  return { rows: found.rows.filter(({ id }) => id !== null), total };
}

/** One record, or `null`. An id that is no UUID is nobody's. */
export async function findOne(database: Executor, resource: ResourceShape, id: string, scope: SQL | null = null) {
  if (!isUuid(id)) return null;
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
