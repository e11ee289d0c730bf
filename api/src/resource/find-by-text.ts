import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { firstRow } from '../database/rows.ts';
import { template } from '../database/run.ts';
import { narrowing, searchBy } from './conditions.ts';
import type { Filter } from './list-query.ts';
import { amongMany, type ListRequest, type PageRow, pageSql } from './page-sql.ts';
import { type State, stateOf, stillHolds } from './search/bits.ts';
import { chosenFacets, inEntries } from './search/facet-lexemes.ts';
import { firstOfMany } from './search/first-of-many.ts';
import {
  bestFirst,
  countFound,
  foundFew,
  type Asked as Ranked,
  type Search,
  slotsOf,
  valuesOfFew,
} from './search/found.ts';
import { findRanked } from './search/levels.ts';
import { searchTerms, type Terms } from './search/terms.ts';
import { levelsToFill, valuesOfMany } from './search/values-of-many.ts';

/** A page of a search: by words where the resource says so, the best first unless it is sorted. */
export async function findByText(list: ListRequest): Promise<PageRow> {
  const { database, resource, query, scope } = list;
  const terms = await searchTerms(database, resource, query.q);
  if (!terms || !query.isRanked) return firstRow(await database.execute<PageRow>(amongMany(list, terms), 'long'));
  return (scope ? null : await findAtOnce(list, terms)) ?? findByLevels(list, terms);
}

/** The best of what a search finds by one statement; `null` where it takes more. */
async function findAtOnce(list: ListRequest, terms: Terms): Promise<PageRow | null> {
  const { resource, query } = list;
  const search = searchBy(resource, query.q, terms);
  const { said, others } = inEntries(resource)(query.filters);
  const slots = slotsOf(terms.levels).length;
  const few = valuesOfFew(search, said);
  if (few) return answerWith(list, statementFor(list, 'few', others, slots), few);
  if (!terms.bits) return null;
  // Mostly the first levels fill the page.
  for (const most of new Set([levelsToFill(terms, query.end), terms.levels.length])) {
    const many = valuesOfMany(search, chosenFacets(resource, query), said, most);
    if (!many) return null;
    const answer = await answerWith(list, statementFor(list, 'many', others, slots), many);
    if (!stillHolds(terms.bits, answer)) return null;
    if (answer.total >= query.end) return { ...answer, total: await countFound(askedOf(list, search)) };
    if (most === terms.levels.length) return answer;
  }
  return null;
}

const askedOf = ({ database, resource, query, scope }: ListRequest, search: Search): Ranked => {
  const narrowed = narrowing(resource, query, scope);
  return {
    database,
    resource,
    search,
    narrowed: narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null,
    chosen: scope ? null : chosenFacets(resource, query),
  };
};

/** The best of what a search finds, level by level: which they are, and then what is shown of them. */
async function findByLevels(list: ListRequest, terms: Terms): Promise<PageRow> {
  const { database, resource, query } = list;
  const ranked = askedOf(list, searchBy(resource, query.q, terms));
  const { ids, total } = await findRanked(ranked, query.start, Math.max(query.start, query.end));
  const page = sql`(select * from unnest(${sql.param(ids)}::uuid[]) with ordinality one (id, number))`;
  const answer = firstRow(await database.execute<PageRow>(pageSql(list, page, sql`order by page.number`), 'often'));
  return { ...answer, ids: ids.join(','), total };
}

type Statement = ReturnType<typeof template>;

/** Statements of searches, by all that is asked but the words and the lines. */
const statements = new LRUCache<string, Statement>({ max: 200 });

/** The statement of a search that finds few, or many; `filters`: those of which the entries say nothing. */
function statementFor(list: ListRequest, kind: 'few' | 'many', filters: Filter[], slots: number): Statement {
  const { resource, query, isText } = list;
  const key = JSON.stringify([kind, resource.name, isText, query.fields, filters, query.ids, slots]);
  const made = statements.get(key);
  if (made) return made;
  const others = narrowing(resource, { ...query, filters }, null);
  const narrowed = others.length > 0 ? sql.join(others, sql` and `) : null;
  const tables =
    kind === 'few'
      ? sql`with found as materialized (${foundFew(resource, slots, narrowed)})`
      : firstOfMany(resource, slots, narrowed);
  const page = sql`(select * from found ${bestFirst(sql`found`)} limit ${sql.placeholder('size')}::int offset ${sql.placeholder('start')}::int)`;
  const statement = template(sql`${tables}
    select (select count(*)::int from found) as total ${kind === 'many' ? sql`, ${stateOf(resource)}` : sql``}, listed.*
    from (${pageSql(list, page, bestFirst(sql`page`))}) listed`);
  statements.set(key, statement);
  return statement;
}

/** Which records stand on the page, how many were found, and what is shown of them. */
async function answerWith(
  { database, query: { start, end } }: ListRequest,
  statement: Statement,
  values: Record<string, unknown>,
): Promise<PageRow & Partial<State>> {
  const filled = statement({ ...values, start, end, size: Math.max(0, end - start) });
  return firstRow(await database.execute<PageRow & Partial<State>>(filled, 'often'));
}
