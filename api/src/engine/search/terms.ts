import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { correctionsOf, isPartOfMany, readTyped } from './meanings.ts';
import { anywhere, atPlace, either, type Level, levelsOf } from './queries.ts';
import { rankedOf } from './ranked.ts';
import { searchedCodes } from './search-text.ts';
import { searched } from './searched-text.ts';
import { type Place, placesOf } from './synonyms.ts';

/**
 * A word query: a condition on the document `found` of the record `it`, and the rank of a match, the best first.
 * `isClosest`: no record has all words, and those with the most of them are returned.
 */
export type Terms = { condition: SQL; quality: SQL; isClosest: boolean };

/** What finds one place of a search: a query, and a word that is a part of more others than it names; `named`: what finds it in names. */
type Group = { query: string | null; text: string | null; named: string | null };

/** The documents of a resource with their records `it`; further conditions may follow. */
const documentsOf = ({ name }: ResourceShape): SQL =>
  sql`search_documents found join ${sql.identifier(name)} it on it.id = found.record where found.resource = ${name}`;

const any = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`;
const sum = (numbers: readonly SQL[]): SQL => sql`(${sql.join([...numbers], sql` + `)})`;
const matches = (query: string): SQL => sql`found.document @@ ${query}::tsquery`;

/** The condition of one place. */
const holds = (resource: ResourceShape, { query, text }: Group): SQL =>
  any([...(query ? [matches(query)] : []), ...(text ? [searched(resource, text)] : [])]);

/** The number of the level of a match; within a level those first that have a word in their name. */
function qualityOf(levels: readonly Level[], groups: readonly Group[]): SQL {
  let number = 0;
  const next = () => sql`${2 * number++}::int`;
  const cases = levels.map(({ query, best }) => {
    const better = best.map((each) => sql`when ${matches(each)} then ${next()}`);
    return sql`when ${matches(query)} then case ${sql.join([...better, sql`when true then ${next()}`], sql` `)} end`;
  });
  const level = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${next()} end` : sql`0`;
  const named = either(groups.map((group) => group.named));
  return named ? sql`${level} - (${matches(named)})::int` : level;
}

/** A shorter word is a part of too many others to bring anything near. */
const SHORTEST_CLOSEST = 3;

/** What a match in a name counts, beside one in another text. */
const NAMED = 2;

/** What has the most of the words, where nothing has all of them; among it, those that few records have count most. */
async function closestTo(database: Executor, resource: ResourceShape, groups: readonly Group[]): Promise<Terms> {
  const each = groups.map((group) => holds(resource, group));
  const some = any(each);
  const had = sum(each.map((one) => sql`(${one})::int`));
  const counts = each.map((one) => sql`count(*) filter (where ${one})::int`);
  const found = await database.execute<{ counts: number[]; most: number }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts, coalesce(max(${had}), 0) as most from ${documentsOf(resource)} and ${some}`,
    'often',
  );
  const { counts: having, most } = firstRow(found);
  const significant = groups.map(({ named }, at) => {
    const worth = Math.log(1 + Math.max(...having) / Math.max(1, having[at] ?? 1));
    const inName = named ? sql` + ${NAMED}::int * (${matches(named)})::int` : sql``;
    return sql`((${each[at]})::int${inName}) * ${worth}::float8`;
  });
  return {
    condition: sql`${some} and ${had} >= ${Math.max(1, most)}::int`,
    quality: sql`-${sum(significant)}`,
    isClosest: most > 0,
  };
}

/**
 * R1802: a word without any match is replaced by those near it; a word with synonyms is no typing error. Returns whether one is
 * only a guess (R2140).
 */
async function correct(database: Executor, resource: ResourceShape, places: readonly Place[]): Promise<boolean> {
  let isGuessed = false;
  for (const { words, others } of places)
    for (const word of words) {
      if (others.length + word.whole.length + word.parts.length + word.last.length > 0) continue;
      const { stems, isGuess } = await correctionsOf(database, resource, word);
      word.whole = stems;
      isGuessed ||= isGuess && stems.length > 0;
    }
  return isGuessed;
}

/** The word query of a resource's search; `null` where it matches the literal text. */
export async function searchTerms(database: Executor, resource: ResourceShape, typed: string): Promise<Terms | null> {
  // A code and an id have no words.
  const isCode = isUuid(typed) || searchedCodes(resource, typed).length > 0;
  if (!rankedOf(resource) || typed === '' || isCode) return null;
  const { all, words, names } = await readTyped(database, resource, typed);
  if (words.length === 0) return null;
  const places = placesOf(words, names);
  const isGuessed = await correct(database, resource, places);
  const groups = places.map((place): Group => {
    const [word, ...others] = place.words;
    const text = word && isPartOfMany(word) && others.length === 0 ? word.word : null;
    return { query: anywhere(place), text, named: atPlace(place, 'A') };
  });
  const each = groups.map((group) => holds(resource, group));
  const condition = sql.join(each, sql` and `);
  if (groups.length > 1) {
    const some = sql`select from ${documentsOf(resource)} and ${condition} limit 1`;
    const { rows } = await database.execute(some, 'often');
    const long = groups.filter((_, at) => places[at]?.words.some(({ word }) => word.length >= SHORTEST_CLOSEST));
    if (rows.length === 0 && long.length > 0) return closestTo(database, resource, long);
  }
  return { condition, quality: qualityOf(levelsOf(all, places), groups), isClosest: isGuessed };
}
