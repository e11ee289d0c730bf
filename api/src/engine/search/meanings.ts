import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { isOneLetterAway, nearPatterns, onlyWords, SMALL_WORDS, withoutSigns } from './words.ts';

/** What is typed is searched for in so many words that it is a part of; of more, in the texts as they are, which takes less time. */
const MOST_PARTS = 30;
/** The shortest prefix that matches an ingredient's name (R1807). */
const SHORTEST_BEGINNING = 4;
/** A shorter word is taken as it is typed (R1802). */
const SHORTEST_CORRECTED = 4;
/** So many words of a text count. */
const MOST_WORDS = 20;

/**
 * A word of a search, with its matching stems. They are its own (or those one letter away), those of words that contain it,
 * and those of `last` texts with this prefix. `isNamed`: a category or a type has it.
 */
export type Word = {
  word: string;
  stem: string;
  whole: string[];
  isNamed: boolean;
  parts: string[];
  last: string[];
};

export const isPartOfMany = ({ parts }: Word): boolean => parts.length > MOST_PARTS;

/** A name within a group of synonyms, and the stems of its words. */
export type Name = { group: string; words: string[]; stems: string[] };

/** The typed text: all its words, the significant ones with their meanings, and the synonyms that may replace some. */
export type Typed = { all: string[]; words: Word[]; names: Name[] };

/** The meanings of each word of `given`. The trigram index needs three letters; for fewer the words are scanned. */
const meanings = (resource: ResourceShape) => {
  const indexed = sql`search_words indexed where indexed.resource = ${resource.name}`;
  const most = MOST_PARTS + 1;
  return sql`(
    select coalesce(json_agg(json_build_object('word', word, 'stem', stem,
      'whole', array(select given.stem where exists (select from ${indexed} and indexed.stem = given.stem)),
      'isNamed', exists (select from ${indexed} and indexed.stem = given.stem and indexed.weight = 'B'),
      'parts', array(
        select distinct indexed.stem from ${indexed} and indexed.weight <> 'D' and length(given.word) > 2 and indexed.word like '%' || given.word || '%'
        union select indexed.stem from ${indexed} and indexed.weight <> 'D' and length(given.word) <= 2 and strpos(indexed.word, given.word) > 0
        limit ${most}),
      'last', array(select distinct indexed.stem from ${indexed} and indexed.weight = 'D' and length(given.word) >= ${SHORTEST_BEGINNING}
        and indexed.word like given.word || '%' limit ${most})) order by number), '[]')
    from given)`;
};

/** Groups of synonyms that may contain one of the words: candidates share the first letters. */
const names = sql`(
  select coalesce(json_agg(json_build_object('group', it.id, 'words', words_of(name),
    'stems', array(select stem_of(word) from unnest(words_of(name)) with ordinality one (word, number) order by number))), '[]')
  from "search-synonyms" it, regexp_split_to_table(it.words, ',') name
  where exists (select from given where strpos(it.search_text, left(given.word, 3)) > 0))`;

/** Reads what is typed, and what its words mean, by one statement. */
export async function readTyped(database: Executor, resource: ResourceShape, typed: string): Promise<Typed> {
  const small = sql`${sql.param(SMALL_WORDS)}::text[]`;
  const found = await database.execute<Typed>(
    sql`
    with split as materialized (select words_of(${withoutSigns(typed)}) as all_words, words_of(${onlyWords(typed)}) as words),
      given as materialized (
        select word, stem_of(word) as stem, min(number) as number
        from split, unnest(words) with ordinality each (word, number)
        where word <> all (${small}) or words <@ ${small} group by word order by min(number) limit ${MOST_WORDS})
    select all_words as all, ${meanings(resource)} as words, ${names} as names from split`,
    'often',
  );
  return firstRow(found);
}

/** The longest ending: words with stems one letter apart differ by one ending in each, and by that letter. */
const LONGEST_ENDING = 3;

/** Sounds of fewer letters are shared by too many words. */
const SHORTEST_SOUND = 3;
/** The least trigram similarity of a word that is offered instead of one that exists nowhere. */
const LEAST_SIMILARITY = 0.4;

/** What a word without any match may mean; `isGuess`: it is not a typing error of theirs, and they are only the closest. */
type Correction = { stems: string[]; isGuess: boolean };

/**
 * R1802: the stems of the words one letter away from a word without any match, or from its stems, and of those that sound
 * like it; else of the most similar one.
 */
export async function correctionsOf(
  database: Executor,
  resource: ResourceShape,
  { word, stem }: Word,
): Promise<Correction> {
  if (word.length < SHORTEST_CORRECTED) return { stems: [], isGuess: false };
  const patterns = nearPatterns(word).map((pattern) => sql`word like ${pattern}`);
  const { rows } = await database.execute<{ word: string; stem: string; sounds: boolean; similarity: number }>(
    sql`
    select distinct word, stem, length(sound) >= ${SHORTEST_SOUND}::int and sound_of(word) = sound as sounds,
      similarity(word, ${word}) as similarity
    from search_words, sound_of(${word}) sound where resource = ${resource.name} and (word % ${word} or sound_of(word) = sound
      or (${sql.join(patterns, sql` or `)})
        and length(word) between ${word.length - LONGEST_ENDING}::int and ${word.length + LONGEST_ENDING}::int)`,
    'often',
  );
  type Near = (typeof rows)[number];
  const stemsOf = (some: readonly Near[]) => [...new Set(some.map((near) => near.stem))];
  const isNear = (near: Near) =>
    isOneLetterAway(word, near.word) || (stem.length >= SHORTEST_CORRECTED && isOneLetterAway(stem, near.stem));
  const near = stemsOf(rows.filter((each) => each.sounds || isNear(each)));
  if (near.length > 0) return { stems: near, isGuess: false };
  const most = Math.max(LEAST_SIMILARITY, ...rows.map(({ similarity }) => similarity));
  return { stems: stemsOf(rows.filter(({ similarity }) => similarity >= most)), isGuess: true };
}
