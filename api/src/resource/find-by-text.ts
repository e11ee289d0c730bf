import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { template } from '../database/run.ts';
import { narrowing, searchBy } from './conditions.ts';
import { findAmongMany } from './find-among-many.ts';
import type { Filter, ListQuery } from './list-query.ts';
import { answerOf, type PageAnswer } from './page-answer.ts';
import { type Asked, asked, idsOf, type Wanted, written } from './page-sql.ts';
import { chosenFacets, inEntries } from './search/facet-lexemes.ts';
import { bestFirst, foundFew, valuesOfFew } from './search/found.ts';
import { findRanked } from './search/levels.ts';
import { searchTerms, type Terms } from './search/terms.ts';
import { writeKnown } from './write-known.ts';

/** A page of a search: by words where the resource says so, the best first unless it is sorted. */
export async function findByText(wanted: Wanted, scope: SQL | null): Promise<PageAnswer> {
  const { database, resource, query, meant } = wanted;
  if (!query.isRanked)
    return findAmongMany(asked(wanted, scope, await searchTerms(database, resource, query.q, meant)));
  const { said, others } = inEntries(resource, query);
  const terms = await searchTerms(database, resource, query.q, meant, said);
  return terms ? findBest(wanted, scope, terms, others) : findAmongMany(asked(wanted, scope, null));
}

/** The best of what a search finds: which they are, and then what is shown of them. `others`: the filters that its terms don't say. */
async function findBest(wanted: Wanted, scope: SQL | null, terms: Terms, others: Filter[]): Promise<PageAnswer> {
  const { database, resource, query, known } = wanted;
  const search = searchBy(resource, query.q, terms);
  // What is found besides is found by no entry.
  const left = search.besides ? query : { ...query, filters: others };
  const few = scope ? null : valuesOfFew(search);
  if (few) return findFew(wanted, left, terms.levels.length, few);
  const { ids, total } = await findRanked(
    {
      database,
      resource,
      search,
      narrowed: narrowedBy(resource, left, scope),
      chosen: scope ? null : chosenFacets(resource, left),
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

function narrowedBy(resource: ResourceShape, query: ListQuery, scope: SQL | null): SQL | null {
  const narrowed = narrowing(resource, query, scope);
  return narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null;
}

/** Statements of searches that find few, by all that is asked but the words and the lines. */
const fewStatements = new LRUCache<string, ReturnType<typeof template>>({ max: 200 });

/** The best of what a search finds where that is few: which they are, how many, and what is shown of them, by one statement. */
async function findFew(
  wanted: Wanted,
  left: ListQuery,
  levels: number,
  values: Record<string, string>,
): Promise<PageAnswer> {
  const { database, resource, query, isText, known } = wanted;
  const key = JSON.stringify([resource.name, isText, known ? 'ids' : query.fields, left.filters, left.ids, levels]);
  let statement = fewStatements.get(key);
  if (!statement) {
    statement = fewStatement(asked({ ...wanted, query: left }, null, null), levels);
    fewStatements.set(key, statement);
  }
  const { start, end } = query;
  const answer = await answerOf(database, statement({ ...values, start, size: Math.max(0, end - start) }), 'often');
  return known ? { ...answer, ...(await writeKnown(wanted, known, answer.ids)) } : answer;
}

function fewStatement(whole: Asked, levels: number): ReturnType<typeof template> {
  const { resource, narrowed, known } = whole;
  const [start, size] = [sql.placeholder('start'), sql.placeholder('size')];
  const others = narrowed.length > 0 ? sql.join(narrowed, sql` and `) : null;
  const page = sql`(select * from found ${bestFirst(sql`found`)} limit ${size}::int offset ${start}::int)`;
  return template(sql`with found as materialized (${foundFew(resource, levels, others)})
    select (select count(*)::int from found) as total, listed.* from (${known ? idsOf(whole, page) : written(whole, page, bestFirst(sql`page`))}) listed`);
}
