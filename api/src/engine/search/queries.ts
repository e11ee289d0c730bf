import { cutToLength } from '@karite/shared/text';
import { isPartOfMany, type Word } from './meanings.ts';
import type { Place } from './synonyms.ts';

type Query = string | null;
/** What matches `query` is ordered by the first of `best` that it matches, from the best to the least. */
export type Level = { query: string; best: string[] };

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
const every = (queries: readonly Query[]): Query =>
  queries.length > 0 && queries.every(isGiven) ? queries.join(' & ') : null;

/** Synonyms are searched for by whole words (R1803). */
const otherwise = ({ others }: Place, weights: string): Query =>
  either(others.map((stems) => every(stems.map((stem) => anyOf([stem], weights)))));

const wholly = ({ whole }: Word) => whole;
const partly = (word: Word) => (isPartOfMany(word) ? word.whole : [...word.whole, ...word.parts]);
/** What a record is made of, by whole words and by their beginnings; what names a category is no ingredient (R1807). */
const madeOf = ({ whole, last, isNamed }: Word): Query => (isNamed ? null : anyOf([...whole, ...last], 'D'));

/** What finds a place of a search in texts of some weights. */
export const atPlace = (place: Place, weights: string, lexemesOf = partly): Query =>
  either([every(place.words.map((word) => anyOf(lexemesOf(word), weights))), otherwise(place, weights)]);

/** The query for all matches of one place of a search. */
export const anywhere = (place: Place): Query =>
  either([
    every(place.words.map((word) => either([anyOf(partly(word), 'ABC'), madeOf(word)]))),
    otherwise(place, 'ABC'),
  ]);

/** R1800: the levels of a match, from the best to the least; what matches none of them comes last. */
export function levelsOf(typed: readonly string[], places: readonly Place[]): Level[] {
  const words = places.flatMap((place) => place.words);
  const all = (lexemesOf: (word: Word) => string[]) => (weights: string) =>
    every(words.map((word) => anyOf(lexemesOf(word), weights)));
  const [whole, parts] = [all(wholly), all(partly)];
  const synonyms = (weights: string) => every(places.map((place) => atPlace(place, weights, wholly)));
  const beginning = (sign: string, weights: string) => {
    const stems = words.flatMap((word) => word.whole.map((stem) => sign + stem));
    return every([anyOf(stems, ''), whole(weights)]);
  };
  const name = anyOf([`=${cutToLength(typed.join(' '), 200)}`], '');
  const byParts: [Query, Query[]] = [parts('ABC'), ['A', 'AB'].map(parts)];
  const bySynonyms: [Query, Query[]] = [synonyms('ABC'), ['A', 'AB'].map(synonyms)];
  // A word that has synonyms and is only a part of others means them: « ori » is shea butter before it is in « moringa ».
  const isOther = places.some(
    ({ words, others }) => others.length > 0 && words.some(({ whole }) => whole.length === 0),
  );
  const levels: [Query, Query[]][] = [
    [whole('AB'), [name, beginning('^', 'A'), beginning('~', 'A'), whole('A'), beginning('^', 'AB')]],
    [whole('ABC'), []],
    ...(isOther ? [bySynonyms, byParts] : [byParts, bySynonyms]),
  ];
  return levels.flatMap(([query, best]) => (query ? [{ query, best: best.filter(isGiven) }] : []));
}
