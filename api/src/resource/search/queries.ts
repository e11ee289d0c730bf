import { cutToLength } from '@karite/shared/text';
import type { Meaning } from './meanings.ts';
import type { Place } from './synonyms.ts';

/**
 * A word of a search with the stems that stand for it as a whole: its own, or those one letter away (R1802). `isPartOfMany`: of too many
 * words for all of them to be named.
 */
export type Word = Meaning & { whole: readonly string[]; isPartOfMany: boolean };
type Query = string | null;

const isGiven = <T>(it: T | null): it is T => it !== null;
const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Any of some lexemes, with one of some weights; `''`: those that have none. */
const anyOf = (lexemes: readonly string[], weights: string): Query =>
  lexemes.length > 0
    ? `(${[...new Set(lexemes)].map((lexeme) => quote(lexeme) + (weights && `:${weights}`)).join(' | ')})`
    : null;

export function either(queries: readonly Query[]): Query {
  const given = queries.filter(isGiven);
  return given.length > 0 ? `(${given.join(' | ')})` : null;
}
export const every = (queries: readonly Query[]): Query =>
  queries.length > 0 && queries.every(isGiven) ? queries.join(' & ') : null;

/** What is called otherwise is looked for by whole words (R1803). */
const otherwise = ({ others }: Place<Word>, weights: string): Query =>
  either(others.map((stems) => every(stems.map((stem) => anyOf([stem], weights)))));

const partly = ({ whole, parts, isPartOfMany }: Word) => (isPartOfMany ? whole : [...whole, ...parts]);
/** What a record is made of, by whole words and by their beginnings; what names a category is no ingredient (R1807). */
const madeOf = ({ whole, last, isNamed }: Word): Query => (isNamed ? null : anyOf([...whole, ...last], 'D'));

/** What finds a place of a search in texts of some weights. */
export const atPlace = (place: Place<Word>, weights: string): Query =>
  either([every(place.words.map((word) => anyOf(partly(word), weights))), otherwise(place, weights)]);

/** All that finds what stands at a place of a search. */
export const anywhere = (place: Place<Word>): Query =>
  either([
    every(place.words.map((word) => either([anyOf(partly(word), 'ABC'), madeOf(word)]))),
    otherwise(place, 'ABC'),
  ]);

/** R1800: the queries of the qualities of a match, from the best to the least; what matches none of them comes last. */
export function levelsOf(typed: readonly string[], places: readonly Place<Word>[]): string[] {
  const words = places.flatMap((place) => place.words);
  const whole = (weights: string) => every(words.map((word) => anyOf(word.whole, weights)));
  const parts = (weights: string) => every(words.map((word) => anyOf(partly(word), weights)));
  const synonyms = (weights: string) =>
    every(
      places.map((place) =>
        either([every(place.words.map((word) => anyOf(word.whole, weights))), otherwise(place, weights)]),
      ),
    );
  const beginning = (sign: string, level: Query) =>
    every([
      anyOf(
        words.flatMap((word) => word.whole.map((stem) => sign + stem)),
        '',
      ),
      level,
    ]);
  const levels = [
    anyOf([`=${cutToLength(typed.join(' '), 200)}`], ''),
    beginning('^', whole('A')),
    beginning('~', whole('A')),
    whole('A'),
    beginning('^', whole('AB')),
    ...['AB', 'ABC'].map(whole),
    ...['A', 'AB', 'ABC'].map(parts),
    ...['A', 'AB', 'ABC'].map(synonyms),
  ];
  return [...new Set(levels.filter(isGiven))];
}
