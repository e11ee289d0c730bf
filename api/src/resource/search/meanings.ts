import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { template, unseen } from '../../database/run.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { hasNoBits } from './bits.ts';
import { rankedOf } from './ranked.ts';
import { groupsWith } from './synonyms.ts';
import { isOneLetterAway, MOST_PARTS, nearPatterns, SMALL_WORDS } from './words.ts';

/** Shorter words are not corrected: too many others are near. */
const SHORTEST_CORRECTED = 4;

/** What a word of a search stands for: words with its stem, words that it is a part of, and records that are called so. */
export type Meaning = { whole: string[]; parts: string[]; named: string[]; namedParts: string[] };
export type Known = Meaning & { word: string };

/** The resources by whose names records of another are found. */
const namesFor = (resource: ResourceShape): string[] =>
  (rankedOf(resource)?.links ?? []).map(({ target }) => target.name);

/** What the words of an array mean among the words that are known, as an array of JSON; but for those of another. */
function meaningsIn(resource: ResourceShape, words: SQL, but: SQL): SQL {
  const own = unseen(sql`${resource.name}::text`);
  const named = unseen(sql`${sql.param(namesFor(resource))}::text[]`);
  const known = sql`search_words known where known.resource = ${own} and known.record is null`;
  const called = sql`search_words known where known.resource = any(${named}::text[]) and known.record is not null`;
  const same = sql`(known.word = each.word or known.stem = each.stem)`;
  const some = (column: SQL, from: SQL, condition: SQL) =>
    sql`(select ${column} from ${from} and ${condition} limit ${sql.raw(String(MOST_PARTS + 1))})`;
  // The index of parts knows three letters and more, that of pairs two. Names are few, and sooner read than their pairs are made.
  const holdsLong = sql`length(each.word) > 2 and known.word like '%' || each.word || '%'`;
  const holdsPair = sql`length(each.word) = 2 and pairs_of(known.word) @> array[each.word]`;
  const holdsLetter = sql`length(each.word) = 1 and strpos(known.word, each.word) > 0`;
  const holdsShort = sql`length(each.word) <= 2 and strpos(known.word, each.word) > 0`;
  const anyOf = (column: SQL, from: SQL, ways: SQL[]) =>
    sql.join(
      ways.map((way) => some(column, from, way)),
      sql` union all `,
    );
  return sql`array(select json_build_object('word', each.word,
      'whole', array(select distinct known.word from ${known} and ${same}),
      'parts', array(${anyOf(sql`known.word`, known, [holdsLong, holdsPair, holdsLetter])}),
      'named', array(select distinct known.record from ${called} and ${same}),
      'namedParts', array(${anyOf(sql`known.record`, called, [holdsLong, holdsShort])}))
    from (select word, stem_of(word) as stem from (select distinct unnest(${words}) as word) given
      where word <> all(${but}) offset 0) each)`;
}

const meaningsStatement = keptWith((resource: ResourceShape) =>
  template(
    sql`select ${meaningsIn(resource, unseen(sql`${sql.placeholder('words')}::text[]`), sql`array[]::text[]`)} as known`,
  ),
);

/** What words mean among those that are known. */
export async function meaningsOf(
  database: Executor,
  resource: ResourceShape,
  words: readonly string[],
): Promise<Known[]> {
  if (words.length === 0) return [];
  const { rows } = await database.execute<{ known: Known[] }>(meaningsStatement(resource)({ words }), 'often');
  return firstRow({ rows }).known;
}

/** R1802: what words mean that are one letter away from one that nothing knows; `null` where none is. */
export async function corrected(database: Executor, resource: ResourceShape, word: string): Promise<Meaning | null> {
  if (word.length < SHORTEST_CORRECTED) return null;
  const patterns = nearPatterns(word).map((pattern) => sql`word like ${pattern}`);
  const { rows } = await database.execute<{ word: string }>(
    sql`
    select distinct word from search_words
    where (record is null and resource = ${resource.name} or record is not null and resource = any(${sql.param(namesFor(resource))}::text[]))
      and (${sql.join(patterns, sql` or `)}) and length(word) between ${word.length - 1}::int and ${word.length + 1}::int`,
    'often',
  );
  const near = rows.flatMap((row) => (isOneLetterAway(word, row.word) ? [row.word] : []));
  const meanings = await meaningsOf(database, resource, near);
  const whole = meanings.flatMap((meaning) => meaning.whole);
  const named = meanings.flatMap((meaning) => meaning.named);
  return near.length > 0 ? { whole, named, parts: [], namedParts: [] } : null;
}

/**
 * The words of a search (`typed`, `words` without the elided ones), the groups of synonyms that hold one, what each means
 * that is no small word, and whether the resource has so few records that none of its words have bits.
 */
type Split = { typed: string[]; words: string[]; groups: string[]; known: Known[]; isSmall: boolean };

const splitStatement = keptWith((resource: ResourceShape) =>
  template(sql`
    with split as materialized (
      select words_of(${unseen(sql`${sql.placeholder('typed')}::text`)}) as typed, words_of(${unseen(sql`${sql.placeholder('text')}::text`)}) as words)
    select typed, words, ${groupsWith(sql`words`)} as groups,
      ${meaningsIn(resource, sql`words`, sql`${unseen(sql`${sql.param(SMALL_WORDS)}::text[]`)}::text[]`)} as known,
      ${hasNoBits(resource)} as "isSmall"
    from split`),
);

/** What is typed, split into its words; `text` is the same without the elided ones. */
export const splitSearch = (database: Executor, resource: ResourceShape, typed: string, text: string): Promise<Split> =>
  database.execute<Split>(splitStatement(resource)({ typed, text }), 'often').then(firstRow);
