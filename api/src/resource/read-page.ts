import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Executor } from '../database/database.ts';
import { columnName } from '../database/names.ts';
import { firstRow } from '../database/rows.ts';
import { keptQuery, template } from '../database/run.ts';
import type { Work } from '../database/run-alone.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import { WorkQueue } from '../server/jobs/work-queue.ts';
import { behind, cursorOf, type Place, placeOf, refusedPlace } from './after.ts';
import { narrowing, orderClause, searchBy, whereClause } from './conditions.ts';
import type { KnownRecords } from './kept-records.ts';
import { type ListQuery, looksAtMany, looksForTexts } from './list-query.ts';
import {
  type Asked,
  countOf,
  cut,
  cutPage,
  firstInOrder,
  idsInOrder,
  idsOf,
  inOrder,
  pageInOrder,
  tableOf,
  written,
} from './page-sql.ts';
import type { Found } from './read.ts';
import { chosenFacets } from './search/facet-lexemes.ts';
import { foundFew, valuesOfFew } from './search/found.ts';
import { findRanked } from './search/levels.ts';
import { searchTerms, type Terms } from './search/terms.ts';
import { isInOrder } from './tables.ts';
import { writeKnown } from './write-known.ts';

/** One page of a list, how many records match in all, and the cursor of the next page where the query asks for one. */
export type Page<R extends ResourceShape = ResourceShape> = { rows: Found<R>[]; total: number; next: string | null };
/** The same as the JSON text that is sent (`page`), and the ids of its records in one text. */
export type PageText = { page: string; total: number; next: string | null; ids: string };

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new WorkQueue(2, 50);

/** Beyond this line a page is not looked for so. */
const DEEPEST_TRIED = 2_500;

/** Beyond this line a list is counted first, and read from its nearer end. */
const FAR_DOWN = 2_000;

/** The same before it is SQL. */
type Wanted = Pick<Asked, 'database' | 'resource' | 'query' | 'isText' | 'total' | 'known'>;
/** What the database answers, in one row: how many match, how many stand on the page, these as a JSON text, their ids, and its end. */
type Answer = { total: number; lines: number; page: string; ids: string; place: Place | null };

/**
 * One page of a list as it is sent, and the count of all that match, unless that is known (`total`). `scope` narrows what may be
 * seen at all; `known`: records that need not be read, of a list that everyone sees all of.
 */
export const findPageText = (
  database: Executor,
  resource: ResourceShape,
  query: ListQuery,
  scope: SQL | null = null,
  total: number | null = null,
  known: KnownRecords | null = null,
): Promise<PageText> =>
  findPage(
    { database, resource, query, isText: true, total, known: scope || query.after !== null ? null : known },
    scope,
  );

/** The same as records. */
export async function findMany<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  scope: SQL | null = null,
): Promise<Page<R>> {
  const { page, total, next } = await findPage(
    { database, resource, query, isText: false, total: null, known: null },
    scope,
  );
  // The text is made of what the declaration says, and `RecordOf` reads the same declaration.
  return { total, next, rows: JSON.parse(page) as Found<R>[] };
}

/** A list that is counted, and what `scope` lets be seen of it. */
export type Counted = { resource: ResourceShape; query: ListQuery; scope: SQL | null };

/** How many records each of some lists has, in their order: one statement, so that a page's figures are of one moment. */
export async function countFound(database: Executor, lists: readonly Counted[]): Promise<number[]> {
  if (lists.length === 0) return [];
  const count = async () => {
    const each: SQL[] = [];
    for (const { resource, query, scope } of lists) {
      const wanted = { database, resource, query, isText: false, total: null, known: null };
      each.push(sql`(${countOf(asked(wanted, scope, await searchTerms(database, resource, query.q)))})`);
    }
    const statement = sql`select array[${sql.join(each, sql`, `)}] as counts`;
    return firstRow(await database.execute<{ counts: number[] }>(statement, 'long')).counts;
  };
  return lists.some(({ query }) => looksForTexts(query)) ? searches.run(count) : count();
}

/** Work beside a list that looks at as much of it as the list itself: it takes its turn with the searches where they would. */
export const inTurn = <T>(query: ListQuery, work: () => Promise<T>): Promise<T> =>
  looksForTexts(query) ? searches.run(work) : work();

/** What is asked of a list, and the cursor of the page that follows, where there is one. */
async function findPage(wanted: Wanted, scope: SQL | null): Promise<PageText> {
  const { resource, query } = wanted;
  try {
    const { total, page, ids, lines, place } = await find(wanted, scope);
    const isLast = !place || lines < query.end - query.start;
    return { page, total, ids, next: isLast ? null : cursorOf(resource, query, place) };
  } catch (error) {
    throw query.after ? refusedPlace(error) : error;
  }
}

/** The statements of a query that nothing narrows but itself, which is asked again as it is (`queryOf`): with its count or without. */
const statementsOf = keptWith(
  (_query: ListQuery): Partial<Record<`${'ids' | 'stamped' | 'text' | 'records'} ${boolean}`, SQL>> => ({}),
);

async function find(wanted: Wanted, scope: SQL | null): Promise<Answer> {
  const { database, resource, query, isText, total, known } = wanted;
  const whole = () => asked(wanted, scope, null);
  // A search goes by ids that it has ranked itself, and has no stamps.
  if (query.q) return searches.run(() => findByText({ ...wanted, known: known?.stamp ? null : known }, scope));
  if (looksForTexts(query)) return searches.run(() => findAmongMany(whole()));
  if (looksAtMany(resource, query)) return findAmongMany(whole());
  if (query.start > FAR_DOWN) return findFarDown(whole());
  if (scope) return answerOf(database, inOrder(whole()), 'often');
  const statements = statementsOf(query);
  const text = known ? (known.stamp ? 'stamped' : 'ids') : 'text';
  const kind = `${isText ? text : 'records'} ${total === null}` as const;
  statements[kind] ??= keptQuery(total === null ? inOrder(whole()) : pageInOrder(whole()));
  const answer = await answerOf(database, statements[kind], 'often');
  const counted = total === null ? answer : { ...answer, total };
  return known ? { ...counted, ...(await writeKnown(wanted, known, answer.ids)) } : counted;
}

function asked(wanted: Wanted, scope: SQL | null, terms: Terms | null): Asked {
  const { resource, query } = wanted;
  const where = whereClause(resource, query, scope, terms);
  const place = placeOf(resource, query);
  const further = place && behind(query, place);
  const onPage = further ? whereClause(resource, query, scope ? sql`${scope} and ${further}` : further, terms) : where;
  return { ...wanted, where, onPage, terms, narrowed: narrowing(resource, query, scope) };
}

/** A page of a search: by words where the resource says so, the best first unless it is sorted. */
async function findByText(wanted: Wanted, scope: SQL | null): Promise<Answer> {
  const { database, resource, query } = wanted;
  const terms = await searchTerms(database, resource, query.q);
  if (!terms) return findAmongMany(asked(wanted, scope, null));
  return query.isRanked
    ? findBest(asked(wanted, scope, terms), terms, scope !== null)
    : findAmongMany(asked(wanted, scope, terms));
}

/** The best of what a search finds: which they are, and then what is shown of them. */
async function findBest(whole: Asked, terms: Terms, isScoped: boolean): Promise<Answer> {
  const { database, resource, query, narrowed } = whole;
  const search = searchBy(resource, query.q, terms);
  const few = isScoped ? null : valuesOfFew(search);
  if (few) return findFew(whole, few);
  const others = narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null;
  const { ids, total } = await findRanked(
    { database, resource, search, narrowed: others, chosen: isScoped ? null : chosenFacets(resource, query) },
    query.start,
    Math.max(query.start, query.end),
  );
  if (whole.known) return { total, place: null, ...(await writeKnown(whole, whole.known, ids.join(','))) };
  const page = sql`(select * from unnest(${sql.param(ids)}::uuid[]) with ordinality one (id, number))`;
  const { ids: _ids, ...answer } = await answerOf(database, written(whole, page, sql`order by page.number`), 'often');
  return { ...answer, ids: ids.join(','), total };
}

/** Statements of searches that find few, by all that is asked but the words and the lines. */
const fewStatements = new LRUCache<string, ReturnType<typeof template>>({ max: 200 });

/** The best of what a search finds where that is few: which they are, how many, and what is shown of them, by one statement. */
async function findFew(whole: Asked, values: Record<string, unknown>): Promise<Answer> {
  const { database, resource, query, isText, narrowed, known } = whole;
  const key = JSON.stringify([resource.name, isText, known ? 'ids' : query.fields, query.filters, query.ids]);
  let statement = fewStatements.get(key);
  if (!statement) {
    const { start, size } = { start: sql.placeholder('start'), size: sql.placeholder('size') };
    const others = narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null;
    const page = sql`(select * from found order by number limit ${size}::int offset ${start}::int)`;
    statement = template(sql`with found as materialized (${foundFew(resource, others)})
      select (select count(*)::int from found) as total, listed.* from (${known ? idsOf(whole, page) : written(whole, page, sql`order by page.number`)}) listed`);
    fewStatements.set(key, statement);
  }
  const { start, end } = query;
  const answer = await answerOf(database, statement({ ...values, start, size: Math.max(0, end - start) }), 'often');
  return known ? { ...answer, ...(await writeKnown(whole, known, answer.ids)) } : answer;
}

const answerOf = (database: Executor, query: SQL, work: Work): Promise<Answer> =>
  database.execute<Answer>(query, work).then(firstRow);
const totalOf = async (asked: Asked, work: Work): Promise<number> =>
  asked.total ?? (await answerOf(asked.database, countOf(asked), work)).total;

/** A page in the second half of a list is cut from its end: as many lines are passed over as for one in the first. */
async function findFarDown(asked: Asked): Promise<Answer> {
  const { database, query, known } = asked;
  const total = await totalOf(asked, 'often');
  const lines = Math.max(0, Math.min(query.end, total) - query.start);
  const backwards = sql`select it.id from ${tableOf(asked)} it ${asked.where} ${orderClause(query, true)}`;
  const fromEnd = cut(backwards, lines, Math.max(0, total - query.end));
  const page = 2 * query.start > total ? fromEnd : idsInOrder(asked);
  // Cut from the end, ids alone are in no order.
  if (!known?.stamp) return { ...(await answerOf(database, written(asked, page), 'often')), total };
  const answer = await answerOf(database, idsOf(asked, page), 'often');
  return { ...answer, ...(await writeKnown(asked, known, answer.ids)), total };
}

/** What matches often fills a page with the first records in order, and is only counted then. What does not is read at once. */
async function findAmongMany(asked: Asked): Promise<Answer> {
  const { query, resource } = asked;
  const size = query.end - query.start;
  const [first, second] = query.sort;
  if (
    size > 0 &&
    first &&
    !first.by &&
    !second &&
    isInOrder(resource, first.field) &&
    query.end <= DEEPEST_TRIED &&
    !query.after
  ) {
    const found = await answerOf(asked.database, written(asked, firstInOrder(asked)), 'short');
    if (found.lines === size) return { ...found, total: await totalOf(asked, 'long') };
  }
  return findAtOnce(asked);
}

/** Where many records are looked at, once is enough: what matches is kept for the page and for its count. */
function findAtOnce(asked: Asked): Promise<Answer> {
  const place = placeOf(asked.resource, asked.query);
  const further = place ? sql`where ${behind(asked.query, place)}` : sql``;
  const sortColumns = sql.join(
    [...new Set(['id', ...asked.query.sort.flatMap(({ field, by }) => (by ? [] : columnName(field)))])].map(
      (column) => sql`it.${sql.identifier(column)}`,
    ),
    sql`, `,
  );
  const page = cutPage(asked, sql`select it.id from matching it ${further} ${orderClause(asked.query)}`);
  return answerOf(
    asked.database,
    sql`with matching as materialized (select ${sortColumns} from ${tableOf(asked)} it ${asked.where})
      select * from (select count(*)::int as total from matching) counted, (${written(asked, page)}) listed`,
    'long',
  );
}
