import { telling } from './words.ts';

/** So many other names are looked for at one place of a search. */
const MOST_OTHERS = 20;

/** A name within a group of synonyms, and the stems of its words. */
export type Name = { group: string; words: string[]; stems: string[] };

/** One or more words of a search that stand for one thing, and what else that is called: each other name by its stems. */
export type Place<W> = { words: W[]; others: string[][] };

/** Without its small words, which say nothing: « rouge à lèvres » is « rouge lèvres ». */
function tellingName({ group, words, stems }: Name): Name {
  const told = telling(words);
  const kept = words.flatMap((word, at) => (told.includes(word) ? [at] : []));
  return { group, words: kept.flatMap((at) => words[at] ?? []), stems: kept.flatMap((at) => stems[at] ?? []) };
}

/** R1803: a search's words, where some of them are called otherwise as well; the longest name that stands there counts. */
export function placesOf<W extends { stem: string }>(typed: readonly W[], all: readonly Name[]): Place<W>[] {
  const names = all.filter(({ words }) => words.length > 0).map(tellingName);
  const places: Place<W>[] = [];
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
