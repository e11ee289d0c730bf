import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { template } from '../database/run.ts';
import { narrowing, searchBy } from './conditions.ts';
import { findAmongMany } from './find-among-many.ts';
import type { Filter } from './list-query.ts';
import { answerOf, type PageAnswer } from './page-answer.ts';
import { type Asked, asked, idsOf, type Wanted, written } from './page-sql.ts';
import { chosenFacets, inEntries } from './search/facet-lexemes.ts';
import { bestFirst, foundFew, slotsOf, valuesOfFew } from './search/found.ts';
import { findRanked } from './search/levels.ts';
import { searchTerms, type Terms } from './search/terms.ts';
import { writeKnown } from './write-known.ts';

/** A page of a search: by words where the resource says so, the best first unless it is sorted. */
export async function findByText(wanted: Wanted, scope: SQL | null): Promise<PageAnswer> {
  const { database, resource, query, meant } = wanted;
  const terms = await searchTerms(database, resource, query.q, meant);
  return terms && query.isRanked ? findBest(wanted, scope, terms) : findAmongMany(asked(wanted, scope, terms));
}

/** The best of what a search finds: which they are, and then what is shown of them. */
async function findBest(wanted: Wanted, scope: SQL | null, terms: Terms): Promise<PageAnswer> {
  const { database, resource, query, known } = wanted;
  const search = searchBy(resource, query.q, terms);
  const { said, others } = inEntries(resource)(query.filters);
  const few = scope ? null : valuesOfFew(search, said);
  if (few) return findFew(wanted, others, slotsOf(terms.levels).length, few);
  const narrowed = narrowing(resource, query, scope);
  const { ids, total } = await findRanked(
    {
      database,
      resource,
      search,
      narrowed: narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null,
      chosen: scope ? null : chosenFacets(resource, query),
      total: wanted.total,
    },
    query.start,
    Math.max(query.start, query.end),
  );
  if (known) return { total, place: null, ...(await writeKnown(wanted, known, ids.join(','))) };
  const whole = asked(wanted, scope, terms);
  const page = sql`(select * from unnest(${sql.param(ids)}::uuid[]) with ordinality one (id, number))`;
  const { ids: _ids, ...answer } = await answerOf(database, written(whole, page, sql`order by page.number`), 'often');
  return { ...answer, ids: ids.join(','), total };
}

/** Statements of searches that find few, by all that is asked but the words and the lines. */
const fewStatements = new LRUCache<string, ReturnType<typeof template>>({ max: 200 });

/**
 * The best of what a search finds where that is few: which they are, how many, and what is shown of them, by one statement.
 * `filters`: those of which the entries say nothing.
 */
async function findFew(
  wanted: Wanted,
  filters: Filter[],
  slots: number,
  values: Record<string, string | null>,
): Promise<PageAnswer> {
  const { database, resource, query, isText, known } = wanted;
  const key = JSON.stringify([resource.name, isText, known ? 'ids' : query.fields, filters, query.ids, slots]);
  let statement = fewStatements.get(key);
  if (!statement) {
    statement = fewStatement(asked({ ...wanted, query: { ...query, filters } }, null, null), slots);
    fewStatements.set(key, statement);
  }
  const { start, end } = query;
  const answer = await answerOf(database, statement({ ...values, start, size: Math.max(0, end - start) }), 'often');
  return known ? { ...answer, ...(await writeKnown(wanted, known, answer.ids)) } : answer;
}

function fewStatement(whole: Asked, slots: number): ReturnType<typeof template> {
  const { resource, narrowed, known } = whole;
  const [start, size] = [sql.placeholder('start'), sql.placeholder('size')];
  const others = narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null;
  const page = sql`(select * from found ${bestFirst(sql`found`)} limit ${size}::int offset ${start}::int)`;
  return template(sql`with found as materialized (${foundFew(resource, slots, others)})
    select (select count(*)::int from found) as total, listed.* from (${known ? idsOf(whole, page) : written(whole, page, bestFirst(sql`page`))}) listed`);
}
