import type { RecordOf, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import { firstRow } from '../database/rows.ts';
import { isUuid } from '../database/uuid.ts';
import { WorkQueue } from '../server/jobs/work-queue.ts';
import { orderClause, whereClause } from './conditions.ts';
import { type ListQuery, looksAtMany, looksForTexts } from './list-query.ts';
import { recordColumns } from './select.ts';
import { isInOrder } from './tables.ts';

/** A record as the API answers it, and its version, which ETags name. */
export type Found<R extends ResourceShape = ResourceShape> = RecordOf<R> & { rowVersion: number };

export type Row = Found;

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new WorkQueue(2, 50);

/** So many records of a list in order are looked at for a page before all are, and as many again for each of its lines. */
const LOOKED_AT_FIRST = 1_000;
const LOOKED_AT_A_LINE = 4;
/** Beyond this line a page is not looked for so. */
const DEEPEST_TRIED = 2_500;

/** Reads records, whole, of the rows `it` that a clause names. */
async function read<R extends ResourceShape>(database: Executor, resource: R, from: SQL): Promise<Found<R>[]> {
  const { rows } = await database.execute<Found>(sql`select ${recordColumns(resource)} ${from}`);
  // `recordColumns` selects what the declaration says, and `RecordOf` reads the same declaration.
  return rows as Found<R>[];
}

/** One page of a list and the count of all that match. `scope` narrows what may be seen at all. */
export async function findMany<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  scope: SQL | null = null,
) {
  const where = whereClause(resource, query, scope);
  const readPage = looksAtMany(resource, query) ? readMany<R> : readInOrder<R>;
  const found = () => readPage(database, resource, query, where);
  return looksForTexts(query) ? searches.run(found) : found();
}

type Page<R extends ResourceShape> = { rows: Found<R>[]; total: number };

const cut = (query: ListQuery): SQL => sql`limit ${Math.max(0, query.end - query.start)} offset ${query.start}`;

/**
 * The page is cut before the columns are read: an index knows the ids in order, and what a record holds and points to
 * is looked up for its rows alone. The count is a question of its own.
 */
async function readInOrder<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  const table = sql.identifier(resource.name);
  const page = sql`select it.id from ${table} it ${where} ${orderClause(query)} ${cut(query)}`;
  const [rows, count] = await Promise.all([
    read(database, resource, sql`from (${page}) page join ${table} it on it.id = page.id ${orderClause(query)}`),
    database.execute<{ total: number }>(countOf(resource, where)),
  ]);
  return { rows, total: firstRow(count).total };
}

const countOf = (resource: ResourceShape, where: SQL): SQL =>
  sql`select count(*)::int as total from ${sql.identifier(resource.name)} it ${where}`;

/** What matches often fills a page with the first records in order, and is only counted then. What does not is read at once. */
async function readMany<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  const size = query.end - query.start;
  const [first, second] = query.sort;
  if (size > 0 && first && !second && isInOrder(resource, first.field) && query.end <= DEEPEST_TRIED) {
    const rows = await readFirst(database, resource, query, where);
    if (rows.length === size) {
      const count = await database.execute<{ total: number }>(countOf(resource, where), 'long');
      return { rows, total: firstRow(count).total };
    }
  }
  return readAtOnce(database, resource, query, where);
}

/** A page out of the first records in order: less than its lines when those do not fill it. */
async function readFirst<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Found<R>[]> {
  const table = sql.identifier(resource.name);
  const first = sql`select it.* from ${table} it ${orderClause(query)} limit ${LOOKED_AT_FIRST + LOOKED_AT_A_LINE * query.end}`;
  const page = sql`select it.id from (${first}) it ${where} ${orderClause(query)} ${cut(query)}`;
  return read(database, resource, sql`from (${page}) page join ${table} it on it.id = page.id ${orderClause(query)}`);
}

/** Where many records are looked at, once is enough: what matches is kept for the page and for its count. */
async function readAtOnce<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  where: SQL,
): Promise<Page<R>> {
  const table = sql.identifier(resource.name);
  const sortColumns = sql.join(
    [...new Set(['id', ...query.sort.map(({ field }) => columnName(field))])].map(
      (column) => sql`it.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  const { rows } = await database.execute<Found & { total: number }>(
    sql`
    with matching as materialized (select ${sortColumns} from ${table} it ${where}),
      page as (select it.id from matching it ${orderClause(query)} ${cut(query)})
    select count.total, ${recordColumns(resource)} from (select count(*)::int as total from matching) count
    left join (page join ${table} it on it.id = page.id) on true ${orderClause(query)}`,
    'long',
  );
  // Beyond the last page the count comes alone.
  const records = rows.filter(({ id }) => id !== null) as Found<R>[]; // As in `read`.
  return { rows: records, total: firstRow({ rows }).total };
}

/** One record, or `null`. An id that is no UUID is nobody's. */
export async function findOne<R extends ResourceShape>(
  database: Executor,
  resource: R,
  id: string,
  scope: SQL | null = null,
): Promise<Found<R> | null> {
  if (!isUuid(id)) return null;
  const table = sql.identifier(resource.name);
  const [found] = await read(
    database,
    resource,
    sql`from ${table} it where it.id = ${id} ${scope ? sql`and ${scope}` : sql``}`,
  );
  return found ?? null;
}

/** Records by their ids (checked before), as far as they are there. */
export async function findByIds<R extends ResourceShape>(
  database: Executor,
  resource: R,
  ids: string[],
): Promise<Map<string, Found<R>>> {
  if (ids.length === 0) return new Map();
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const found = await read(database, resource, sql`from ${sql.identifier(resource.name)} it where it.id in (${list})`);
  return new Map(found.map((row) => [row.id, row]));
}
