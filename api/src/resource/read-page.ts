import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import { keptQuery } from '../database/run.ts';
import { keptWith } from '../server/cache/kept-with.ts';
import { WorkQueue } from '../server/jobs/work-queue.ts';
import { cursorOf, refusedPlace } from './after.ts';
import { findAmongMany } from './find-among-many.ts';
import { findByText } from './find-by-text.ts';
import { findFarDown } from './find-far-down.ts';
import type { PlacedRecords } from './kept-pages.ts';
import type { KnownRecords } from './kept-records.ts';
import { type ListQuery, looksAtMany, looksForTexts } from './list-query.ts';
import { answerOf, type PageAnswer } from './page-answer.ts';
import { asked, countOf, inOrder, pageInOrder, type Wanted } from './page-sql.ts';
import type { Found } from './read.ts';
import { searchTerms } from './search/terms.ts';
import { writeKnown } from './write-known.ts';

/** One page of a list, how many records match in all, and the cursor of the next page where the query asks for one. */
export type Page<R extends ResourceShape = ResourceShape> = { rows: Found<R>[]; total: number; next: string | null };
/** The same as the JSON text that is sent (`page`), and the ids of its records in one text. */
export type PageText = { page: string; total: number; next: string | null; ids: string };

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new WorkQueue(2, 50);

/** Beyond this line a list is counted first, and read from its nearer end. */
const FAR_DOWN = 2_000;

/** What need not be asked for: which records stand on the page, how many match, records of a list that everyone sees all of, and what texts mean. */
export type Kept = Partial<Pick<Wanted, 'total' | 'known' | 'meant'>> & { placed?: PlacedRecords | null };

/** One page of a list as it is sent, and the count of all that match. `scope` narrows what may be seen at all. */
export function findPageText(
  database: Executor,
  resource: ResourceShape,
  query: ListQuery,
  scope: SQL | null = null,
  { total = null, known = null, meant = null, placed = null }: Kept = {},
): Promise<PageText> {
  const found = scope || query.after !== null ? null : known;
  if (placed && found) return writePlaced({ database, resource, query }, found, placed);
  return findPage({ database, resource, query, isText: true, total, known: found, meant }, scope);
}

/** A page whose records are known, as they are now. */
async function writePlaced(
  wanted: Parameters<typeof writeKnown>[0],
  known: KnownRecords,
  { ids, total }: PlacedRecords,
): Promise<PageText> {
  const { page, ids: there } = await writeKnown(wanted, known, ids);
  return { page, total, next: null, ids: there };
}

/** The same as records. */
export async function findMany<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  scope: SQL | null = null,
): Promise<Page<R>> {
  const { page, total, next } = await findPage(
    { database, resource, query, isText: false, total: null, known: null, meant: null },
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
      const wanted = { database, resource, query, isText: false, total: null, known: null, meant: null };
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

async function find(wanted: Wanted, scope: SQL | null): Promise<PageAnswer> {
  const { database, resource, query, isText, total, known } = wanted;
  const whole = () => asked(wanted, scope, null);
  // A search goes by ids that it has ranked itself, and has no stamps.
  if (query.q) return searches.run(() => findByText({ ...wanted, known: known?.stamp ? null : known }, scope));
  if (looksForTexts(query)) return searches.run(() => findAmongMany(whole()));
  if (looksAtMany(resource, query)) return findAmongMany(whole());
  if (query.start > FAR_DOWN) return findFarDown(wanted, whole, scope !== null);
  if (scope) return answerOf(database, inOrder(whole()), 'often');
  const statements = statementsOf(query);
  const text = known ? (known.stamp ? 'stamped' : 'ids') : 'text';
  const kind = `${isText ? text : 'records'} ${total === null}` as const;
  statements[kind] ??= keptQuery(total === null ? inOrder(whole()) : pageInOrder(whole()));
  const answer = await answerOf(database, statements[kind], 'often');
  const counted = total === null ? answer : { ...answer, total };
  return known ? { ...counted, ...(await writeKnown(wanted, known, answer.ids)) } : counted;
}
