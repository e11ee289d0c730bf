import type { Name, Word } from './meanings.ts';
import { significant } from './words.ts';

/** The most synonyms at one place of a search. */
const MOST_OTHERS = 20;

/** One or more words of a search for one thing, and its synonyms: each by its stems. */
export type Place = { words: Word[]; others: string[][] };

/** The stems of a name without its small words: « rouge à lèvres » is « rouge lèvres ». */
const significantStems = ({ words, stems }: Name): string[] => {
  const reported = significant(words);
  return stems.filter((_, at) => reported.includes(words[at] ?? ''));
};

/** R1803: the words of a search, with the synonyms of some; the longest matching name counts. */
export function placesOf(typed: readonly Word[], all: readonly Name[]): Place[] {
  const names = all
    .map((name) => ({ group: name.group, stems: significantStems(name) }))
    .filter(({ stems }) => stems.length > 0);
  const places: Place[] = [];
  for (let at = 0; at < typed.length; ) {
    const here = names.filter((name) => name.stems.every((stem, next) => typed[at + next]?.stem === stem));
    const length = Math.max(1, ...here.map((name) => name.stems.length));
    const called = new Set(here.flatMap((name) => (name.stems.length === length ? [name.group] : [])));
    const others = names.filter((name) => called.has(name.group) && !here.includes(name)).map(({ stems }) => stems);
    places.push({ words: typed.slice(at, at + length), others: others.slice(0, MOST_OTHERS) });
    at += length;
  }
  return places;
}
