import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { template } from '../../platform/database/run.ts';
import { memoizeByObject } from '../../platform/server/cache/memoize-by-object.ts';
import { WorkQueue } from '../../platform/server/jobs/work-queue.ts';
import type { StoredRecord } from '../read/read.ts';
import { searchTerms } from '../search/terms.ts';
import { cursorOf, refusedPlace } from './cursor.ts';
import { type ListQuery, looksAtMany, looksForTexts } from './list-query.ts';
import { amongMany, countSql, inOrder, type ListRequest, type PageRow } from './page-sql.ts';

/**
 * One page of a list as JSON text (`page`), the ids of its records in one text, the total number of matches, and the cursor
 * of the next page if requested. `isClosest`: no record has all search words.
 */
export type PageText = { page: string; ids: string; total: number; next: string | null; isClosest?: boolean };
/** The same as records. */
export type Page<R extends ResourceShape = ResourceShape> = {
  rows: StoredRecord<R>[];
  total: number;
  next: string | null;
};

/** Searches of this process: two at once leave connections and processors to everything else. */
const searches = new WorkQueue(2, 50);

/** Runs work that compares texts when its turn comes, and any other at once. */
export const inTurn = <T>(query: ListQuery, work: () => Promise<T>): Promise<T> =>
  looksForTexts(query) ? searches.run(work) : work();

/** Addresses repeat: without a prepared statement, a list that is not cached reaches 12 % of the bound. */
const statementsOf = memoizeByObject((_query: ListQuery) =>
  memoizeByObject((_scope: object): { text?: SQL; records?: SQL } => ({})),
);
const UNLIMITED = {};

function statementOf(list: ListRequest): SQL {
  const kind = list.isText ? 'text' : 'records';
  const statements = statementsOf(list.query)(list.scope ?? UNLIMITED);
  statements[kind] ??= template(inOrder(list))({});
  return statements[kind];
}

/** A page of a search: by words where the resource supports it, the best first unless it is sorted. */
async function findByText(list: ListRequest): Promise<PageRow> {
  const terms = await searchTerms(list.database, list.resource, list.query.q);
  const page = await list.database.execute<PageRow>(amongMany(list, terms), 'often');
  return { ...firstRow(page), isClosest: terms?.isClosest ?? false };
}

async function findPage(list: ListRequest): Promise<PageText> {
  const { database, resource, query } = list;
  const isCostly = looksAtMany(resource, query);
  try {
    const { place, ...page } = await inTurn(query, async () =>
      query.q
        ? findByText(list)
        : firstRow(
            isCostly
              ? await database.execute<PageRow>(amongMany(list, null), 'long')
              : await database.execute<PageRow>(statementOf(list), 'often'),
          ),
    );
    const lines = page.ids === '' ? 0 : page.ids.split(',').length;
    const isLast = !place || lines < query.end - query.start;
    return { ...page, next: isLast ? null : cursorOf(resource, query, place) };
  } catch (error) {
    throw query.after ? refusedPlace(error) : error;
  }
}

/** One page of a list as it is sent. `scope` narrows what may be seen at all. */
export const findPageText = (
  database: Executor,
  resource: ResourceShape,
  query: ListQuery,
  scope: SQL | null = null,
): Promise<PageText> => findPage({ database, resource, query, scope, isText: true });

/** The same as records. */
export async function findMany<R extends ResourceShape>(
  database: Executor,
  resource: R,
  query: ListQuery,
  scope: SQL | null = null,
): Promise<Page<R>> {
  const { page, total, next } = await findPage({ database, resource, query, scope, isText: false });
  // The text is built from the declaration, and `RecordOf` is derived from it.
  return { total, next, rows: JSON.parse(page) as StoredRecord<R>[] };
}

/** A list that is counted, and what `scope` lets be seen of it. */
export type Counted = Pick<ListRequest, 'resource' | 'query' | 'scope'>;

/** How many records each of some lists has, in their order: one statement, so that a page's figures are of one moment. */
export async function countMatches(database: Executor, lists: readonly Counted[]): Promise<number[]> {
  if (lists.length === 0) return [];
  const count = async () => {
    const each: SQL[] = [];
    for (const list of lists) {
      const terms = await searchTerms(database, list.resource, list.query.q);
      each.push(sql`(${countSql({ ...list, database, isText: false }, terms)})`);
    }
    const statement = sql`select array[${sql.join(each, sql`, `)}] as counts`;
    return firstRow(await database.execute<{ counts: number[] }>(statement, 'long')).counts;
  };
  return lists.some(({ query }) => looksForTexts(query)) ? searches.run(count) : count();
}
