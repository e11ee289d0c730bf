import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import { firstRow } from '../database/rows.ts';
import { keptQuery } from '../database/run.ts';
import type { Work } from '../database/run-alone.ts';
import { WorkQueue } from '../server/jobs/work-queue.ts';
import { orderClause, whereClause } from './conditions.ts';
import { type ListQuery, looksAtMany, looksForTexts } from './list-query.ts';
import type { Found } from './read.ts';
import { recordText, versionedText } from './select.ts';
import { isInOrder } from './tables.ts';

/** One page of a list, and how many records match in all. */
export type Page<R extends ResourceShape = ResourceShape> = { rows: Found<R>[]; total: number };
/** The same as the JSON text that is sent. */
export type PageText = { text: string; total: number };

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new WorkQueue(2, 50);

/** So many records of a list in order are looked at for a page before all are, and as many again for each of its lines. */
const LOOKED_AT_FIRST = 1_000;
const LOOKED_AT_A_LINE = 4;
/** Beyond this line a page is not looked for so. */
const DEEPEST_TRIED = 2_500;

/** What is asked of a list: which records (`where`), in which order, and how each is written. */
type Asked = { database: Executor; resource: ResourceShape; query: ListQuery; where: SQL; record: SQL };
/** What the database answers, in one row: how many match, how many stand on the page, and these as a JSON text. */
type Answer = { total: number; lines: number; page: string };

/** One page of a list as it is sent, and the count of all that match. `scope` narrows what may be seen at all. */
export async function findPageText(
  database: Executor,
  resource: ResourceShape,
  query: ListQuery,
  scope: SQL | null = null,
): Promise<PageText> {
  const { total, page } = await find({ database, resource, query, record: recordText(resource) }, scope);
  return { text: page, total };
}

/** The same as records. */
export async function findMany<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  scope: SQL | null = null,
): Promise<Page<R>> {
  const { total, page } = await find({ database, resource, query, record: versionedText(resource) }, scope);
  // The text is made of what the declaration says, and `RecordOf` reads the same declaration.
  return { rows: JSON.parse(page) as Found<R>[], total };
}

/** Statements of lists that were asked for lately, by what was asked: the same few are asked all day. */
const lately = new LRUCache<string, SQL>({ max: 500 });

function find(asked: Omit<Asked, 'where'>, scope: SQL | null): Promise<Answer> {
  const { database, resource, query, record } = asked;
  const whole = () => ({ ...asked, where: whereClause(resource, query, scope) });
  if (looksForTexts(query)) return searches.run(() => findAmongMany(whole()));
  if (looksAtMany(resource, query)) return findAmongMany(whole());
  if (scope) return answerOf(database, inOrder(whole()), 'often');
  const key = JSON.stringify([resource.name, record === recordText(resource), query]);
  const statement = lately.get(key) ?? keptQuery(inOrder(whole()));
  lately.set(key, statement);
  return answerOf(database, statement, 'often');
}

const tableOf = ({ resource }: Asked): SQL => sql`${sql.identifier(resource.name)}`;
const cut = ({ query }: Asked): SQL => sql`limit ${Math.max(0, query.end - query.start)} offset ${query.start}`;
const countOf = (asked: Asked): SQL => sql`select count(*)::int as total from ${tableOf(asked)} it ${asked.where}`;

/** The rows of a page that is cut already, written one after the other, and how many they are. */
const written = (asked: Asked, page: SQL): SQL => sql`
  select count(*)::int as lines, '[' || coalesce(string_agg(line, ','), '') || ']' as page from (
    select ${asked.record} as line from ${page} page join ${tableOf(asked)} it on it.id = page.id
    ${orderClause(asked.query)}) listed`;

async function answerOf(database: Executor, query: SQL, work: Work): Promise<Answer> {
  return firstRow(await database.execute<Answer>(query, work));
}

/**
 * The page is cut before the columns are read: an index knows the ids in order, and what a record holds and points to
 * is looked up for its rows alone.
 */
function inOrder(asked: Asked): SQL {
  const page = sql`(select it.id from ${tableOf(asked)} it ${asked.where} ${orderClause(asked.query)} ${cut(asked)})`;
  return sql`select * from (${countOf(asked)}) counted, (${written(asked, page)}) listed`;
}

/** What matches often fills a page with the first records in order, and is only counted then. What does not is read at once. */
async function findAmongMany(asked: Asked): Promise<Answer> {
  const { query, resource } = asked;
  const size = query.end - query.start;
  const [first, second] = query.sort;
  if (size > 0 && first && !second && isInOrder(resource, first.field) && query.end <= DEEPEST_TRIED) {
    const found = await answerOf(asked.database, written(asked, firstInOrder(asked)), 'short');
    if (found.lines === size) return { ...found, ...(await answerOf(asked.database, countOf(asked), 'long')) };
  }
  return findAtOnce(asked);
}

/** A page out of the first records in order: less than its lines when those do not fill it. */
function firstInOrder(asked: Asked): SQL {
  const order = orderClause(asked.query);
  const most = LOOKED_AT_FIRST + LOOKED_AT_A_LINE * asked.query.end;
  const first = sql`select it.* from ${tableOf(asked)} it ${order} limit ${most}`;
  return sql`(select it.id from (${first}) it ${asked.where} ${order} ${cut(asked)})`;
}

/** Where many records are looked at, once is enough: what matches is kept for the page and for its count. */
function findAtOnce(asked: Asked): Promise<Answer> {
  const sortColumns = sql.join(
    [...new Set(['id', ...asked.query.sort.map(({ field }) => columnName(field))])].map(
      (column) => sql`it.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  const page = sql`(select it.id from matching it ${orderClause(asked.query)} ${cut(asked)})`;
  return answerOf(
    asked.database,
    sql`with matching as materialized (select ${sortColumns} from ${tableOf(asked)} it ${asked.where})
      select * from (select count(*)::int as total from matching) counted, (${written(asked, page)}) listed`,
    'long',
  );
}
