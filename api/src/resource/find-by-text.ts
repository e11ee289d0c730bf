import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { firstRow } from '../database/rows.ts';
import { template } from '../database/run.ts';
import { narrowing, searchBy } from './conditions.ts';
import { findAmongMany } from './find-among-many.ts';
import type { Filter } from './list-query.ts';
import { answerOf, type PageAnswer } from './page-answer.ts';
import { asked, idsOf, type Wanted, written } from './page-sql.ts';
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
import { lastTerms, meaningOf, type Terms, termsOf } from './search/terms.ts';
import { levelsToFill, valuesOfMany } from './search/values-of-many.ts';
import { writeKnown } from './write-known.ts';

/** A page of a search: by words where the resource says so, the best first unless it is sorted. */
export async function findByText(wanted: Wanted, scope: SQL | null): Promise<PageAnswer> {
  const { database, resource, query } = wanted;
  const meant = await meaningOf(database, resource, query.q, wanted.meant);
  const isRanked = meant !== null && query.isRanked;
  // What bits told the last time mostly holds, and what is found says whether it does.
  const last = isRanked && !scope ? lastTerms(meant) : undefined;
  const found = last && (await findAtOnce(wanted, last));
  if (found) return found;
  const terms = meant && (await termsOf(database, resource, meant));
  if (!terms || !isRanked) return findAmongMany(asked(wanted, scope, terms));
  return (scope ? null : await findAtOnce(wanted, terms)) ?? findByLevels(wanted, scope, terms);
}

/** The best of what a search finds by one statement; `null` where it takes more. */
async function findAtOnce(wanted: Wanted, terms: Terms): Promise<PageAnswer | null> {
  const { resource, query } = wanted;
  const search = searchBy(resource, query.q, terms);
  const { said, others } = inEntries(resource)(query.filters);
  const slots = slotsOf(terms.levels).length;
  const few = valuesOfFew(search, said);
  if (few) return answerWith(wanted, statementFor(wanted, 'few', others, slots), few);
  if (!terms.bits) return null;
  // Mostly the first levels fill the page.
  for (const most of new Set([levelsToFill(terms, query.end), terms.levels.length])) {
    const many = valuesOfMany(search, chosenFacets(resource, query), said, most);
    if (!many) return null;
    const answer = await answerWith(wanted, statementFor(wanted, 'many', others, slots), many);
    if (!stillHolds(terms.bits, answer)) return null;
    if (answer.total >= query.end)
      return { ...answer, total: wanted.total ?? (await countFound(askedOf(wanted, null, search))) };
    if (most === terms.levels.length) return answer;
  }
  return null;
}

const askedOf = (wanted: Wanted, scope: SQL | null, search: Search): Ranked => {
  const { database, resource, query } = wanted;
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
async function findByLevels(wanted: Wanted, scope: SQL | null, terms: Terms): Promise<PageAnswer> {
  const { database, resource, query, known } = wanted;
  const ranked = askedOf(wanted, scope, searchBy(resource, query.q, terms));
  const { ids, total } = await findRanked(
    { ...ranked, total: wanted.total },
    query.start,
    Math.max(query.start, query.end),
  );
  if (known) return { total, place: null, ...(await writeKnown(wanted, known, ids.join(','))) };
  const whole = asked(wanted, scope, terms);
  const page = sql`(select * from unnest(${sql.param(ids)}::uuid[]) with ordinality one (id, number))`;
  const { ids: _ids, ...answer } = await answerOf(database, written(whole, page, sql`order by page.number`), 'often');
  return { ...answer, ids: ids.join(','), total };
}

type Statement = ReturnType<typeof template>;

/** Statements of searches, by all that is asked but the words and the lines. */
const statements = new LRUCache<string, Statement>({ max: 200 });

/** The statement of a search that finds few, or many; `filters`: those of which the entries say nothing. */
function statementFor(wanted: Wanted, kind: 'few' | 'many', filters: Filter[], slots: number): Statement {
  const { resource, query, isText, known } = wanted;
  const key = JSON.stringify([kind, resource.name, isText, known ? 'ids' : query.fields, filters, query.ids, slots]);
  const made = statements.get(key);
  if (made) return made;
  const whole = asked({ ...wanted, query: { ...query, filters } }, null, null);
  const narrowed = whole.narrowed.length > 0 ? sql.join(whole.narrowed, sql` and `) : null;
  const tables =
    kind === 'few'
      ? sql`with found as materialized (${foundFew(resource, slots, narrowed)})`
      : firstOfMany(resource, slots, narrowed);
  const page = sql`(select * from found ${bestFirst(sql`found`)} limit ${sql.placeholder('size')}::int offset ${sql.placeholder('start')}::int)`;
  const statement = template(sql`${tables}
    select (select count(*)::int from found) as total ${kind === 'many' ? sql`, ${stateOf(resource)}` : sql``}, listed.*
    from (${known ? idsOf(whole, page) : written(whole, page, bestFirst(sql`page`))}) listed`);
  statements.set(key, statement);
  return statement;
}

/** Which records stand on the page, how many were found, and what is shown of them. */
async function answerWith(
  wanted: Wanted,
  statement: Statement,
  values: Record<string, unknown>,
): Promise<PageAnswer & Partial<State>> {
  const {
    database,
    query: { start, end },
    known,
  } = wanted;
  const filled = statement({ ...values, start, end, size: Math.max(0, end - start) });
  const answer = firstRow(await database.execute<PageAnswer & Partial<State>>(filled, 'often'));
  return known ? { ...answer, ...(await writeKnown(wanted, known, answer.ids)) } : answer;
}
