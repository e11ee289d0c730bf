import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { isUuid } from '../../database/uuid.ts';
import { correctionsOf, type Meaning, MOST_PARTS, readTyped } from './meanings.ts';
import { anywhere, atPlace, either, every, levelsOf, type Word } from './queries.ts';
import { rankedOf } from './ranked.ts';
import { searchedCodes } from './search-text.ts';
import { searched } from './searched-text.ts';
import { type Place, placesOf } from './synonyms.ts';

/**
 * What a search by words looks for: a condition on the document `found` and, where it `readsTexts`, on the record `it`; and how good a
 * match is, the best first. `isClosest`: nothing has all of its words, and what has the most of them is shown.
 */
export type Terms = { condition: SQL; quality: SQL; readsTexts: boolean; isClosest: boolean };

/** What finds one place of a search: a query, and words that are a part of more others than it names; `named`: what finds it in names. */
type Group = { query: string | null; texts: readonly string[]; named: string | null };

/** The documents of a resource, with their records where those are read; further conditions may follow. */
export const documentsOf = ({ name }: ResourceShape, withRecords: boolean): SQL =>
  sql`search_documents found ${
    withRecords ? sql`join ${sql.identifier(name)} it on it.id = found.record` : sql``
  } where found.resource = ${name}`;

const any = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`;
const sum = (numbers: readonly SQL[]): SQL => sql`(${sql.join([...numbers], sql` + `)})`;
const matches = (query: string): SQL => sql`found.document @@ ${query}::tsquery`;
const inTexts = (resource: ResourceShape, texts: readonly string[]): SQL[] =>
  texts.map((text) => searched(resource, text));

/** The condition of one place by itself. */
const holds = (resource: ResourceShape, { query, texts }: Group): SQL =>
  any([...(query ? [matches(query)] : []), ...inTexts(resource, texts)]);

/** The condition of all places: what is a mere query is looked for by the index at once. */
function holdsAll(resource: ResourceShape, groups: readonly Group[]): SQL {
  const plain = every(groups.flatMap(({ query, texts }) => (texts.length === 0 ? [query] : [])));
  const others = groups.filter(({ query, texts }) => texts.length > 0 || query === null);
  const conditions = [...(plain ? [matches(plain)] : []), ...others.map((group) => holds(resource, group))];
  return sql.join(conditions, sql` and `);
}

/** The number of the best of some queries that a document matches; of equal ones those first that have a word in their name. */
function qualityOf(levels: readonly string[], groups: readonly Group[]): SQL {
  const best = levels.map((level, at) => sql`when ${matches(level)} then ${sql.raw(String(2 * at))}`);
  const named = either(groups.map((group) => group.named));
  const level = sql`case ${sql.join(best, sql` `)} else ${sql.raw(String(2 * levels.length))} end`;
  return named ? sql`${level} - (${matches(named)})::int` : level;
}

/** A shorter word is a part of too many others to bring anything near. */
const SHORTEST_CLOSEST = 3;

/** What a match in a name counts, beside one in another text. */
const NAMED = 2;

/** What has the most of the words, where nothing has all of them; among it, those that few records have count most. */
async function closestTo(
  database: Executor,
  resource: ResourceShape,
  groups: readonly Group[],
  readsTexts: boolean,
): Promise<Terms> {
  const queries = either(groups.map(({ query }) => query));
  const some = any([
    ...(queries ? [matches(queries)] : []),
    ...inTexts(
      resource,
      groups.flatMap(({ texts }) => texts),
    ),
  ]);
  const each = groups.map((group) => holds(resource, group));
  const had = sum(each.map((one) => sql`(${one})::int`));
  const counts = sql.join(
    each.map((one) => sql`count(*) filter (where ${one})::int`),
    sql`, `,
  );
  const found = await database.execute<{ counts: number[]; most: number }>(
    sql`select array[${counts}] as counts, coalesce(max(${had}), 0) as most from ${documentsOf(resource, readsTexts)} and ${some}`,
    'often',
  );
  const { counts: having, most } = firstRow(found);
  const telling = groups.map(({ named }, at) => {
    const worth = Math.log(1 + Math.max(...having) / Math.max(1, having[at] ?? 1));
    const inName = named ? sql` + ${NAMED}::int * (${matches(named)})::int` : sql``;
    return sql`((${each[at]})::int${inName}) * ${worth}::float8`;
  });
  return {
    condition: sql`${some} and ${had} >= ${Math.max(1, most)}::int`,
    quality: sql`-${sum(telling)}`,
    readsTexts,
    isClosest: most > 0,
  };
}

/** The words that are typed with what stands for each; a word that nothing knows stands for those one letter away. */
async function placesIn(
  database: Executor,
  resource: ResourceShape,
  places: readonly Place<Meaning>[],
): Promise<Place<Word>[]> {
  const found: Place<Word>[] = [];
  for (const { words, others } of places) {
    const each: Word[] = [];
    for (const word of words) {
      // What has synonyms is no wrong letter.
      const isUnknown = !word.isKnown && word.parts.length + word.last.length + others.length === 0;
      const corrected = isUnknown ? await correctionsOf(database, resource, word) : [];
      each.push({
        ...word,
        whole: word.isKnown ? [word.stem] : corrected,
        isPartOfMany: word.parts.length > MOST_PARTS,
      });
    }
    found.push({ words: each, others });
  }
  return found;
}

/** Whether a text is a code or an id: it has no words. */
const isCode = (resource: ResourceShape, typed: string): boolean =>
  isUuid(typed) || searchedCodes(resource, typed).length > 0;

/** What a search of a resource looks for; `null` where it looks for the text as it is. */
export async function searchTerms(database: Executor, resource: ResourceShape, typed: string): Promise<Terms | null> {
  if (!rankedOf(resource) || typed === '' || isCode(resource, typed)) return null;
  const { all, words, names } = await readTyped(database, resource, typed);
  if (words.length === 0) return null;
  const places = await placesIn(database, resource, placesOf(words, names));
  const groups = places.map((place): Group => {
    const [word, ...others] = place.words;
    const texts = word?.isPartOfMany && others.length === 0 ? [word.word] : [];
    return { query: anywhere(place), texts, named: atPlace(place, 'A') };
  });
  const readsTexts = groups.some(({ texts }) => texts.length > 0);
  const condition = holdsAll(resource, groups);
  if (groups.length > 1) {
    const some = sql`select from ${documentsOf(resource, readsTexts)} and ${condition} limit 1`;
    const { rows } = await database.execute(some, 'often');
    const long = groups.filter((_, at) => places[at]?.words.some(({ word }) => word.length >= SHORTEST_CLOSEST));
    if (rows.length === 0 && long.length > 0) return closestTo(database, resource, long, readsTexts);
  }
  return { condition, quality: qualityOf(levelsOf(all, places), groups), readsTexts, isClosest: false };
}
