import type { ResourceShape } from '@karite/shared/resource';
import { cutToLength } from '@karite/shared/text';
import type { Executor } from '../../database/database.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { type Bits, findBits, isRare } from './bits.ts';
import { allOf, asQuery, type Expression, lexemesOf, partLexeme } from './expression.ts';
import { isFilled } from './keep-search.ts';
import { corrected, type Known, type Meaning, meaningsOf, splitSearch } from './meanings.ts';
import { rankedOf } from './ranked.ts';
import { placesOf } from './synonyms.ts';
import { MOST_PARTS, onlyWords, telling, withoutSigns } from './words.ts';

/**
 * A word in the names of more than these says as little as a small one: beside others it does not count, and alone it is not
 * looked for in names. A query of hundreds of ids is compared with all that is found, id by id.
 */
const MOST_NAMED = 50;
/** So many letters find what is made of something whose name begins so. */
const SHORTEST_BEGINNING = 4;

/**
 * What a search by words looks for: `levels` from the best to the least, and `all` that is found; `null`: nothing. `isText`: no
 * word was typed, and the text is looked for as it stands. `bits`: which of its lexemes have some. `isFew`: few records can
 * have what it looks for.
 */
export type Terms = {
  levels: Expression[];
  all: Expression | null;
  isText: boolean;
  bits: Bits | null;
  isFew: boolean;
};

/** The same before it is known which lexemes many records have; `isSmall`: so few records are there that none has bits. */
export type Meant = Omit<Terms, 'bits' | 'isFew'> & { isSmall: boolean };

const before = (sign: string, texts: readonly string[]): string[] => texts.map((text) => `${sign}${text}`);

/** What may stand at a place of a search: any of these, each by all of its words. */
type Ways = readonly (readonly Known[])[];

const named = ({ named }: Meaning) => before('@', named);
/** R1807: what a record is made of, by whole words and by their beginnings; what names a brand or category says another thing. */
const inLast = ({ word, whole, parts, named }: Known) => {
  if (named.length > 0) return [];
  const beginning = word.length < SHORTEST_BEGINNING ? [] : parts.filter((part) => part.startsWith(word));
  return before('4', [...whole, ...beginning]);
};
const parts = ({ whole, parts }: Meaning) => [...whole, ...parts];
/** The words of which one is a part, or, where they are too many, what all of them have. */
const anyPart = (it: Known) =>
  it.parts.length > MOST_PARTS ? [partLexeme(it.word), ...before('3', it.whole)] : before('3', parts(it));
const partNamed = ({ named, namedParts }: Meaning) => before('@', [...named, ...namedParts]);

/** Whole words: what it is called, then with what it is linked to, then the rest. */
const wholeWords = (places: readonly Ways[]) => ({
  called: allOf(places, ({ whole }) => before('1', whole)),
  linked: allOf(places, (it) => [...before('1', it.whole), ...named(it)]),
  whole: allOf(places, (it) => [...before('3', it.whole), ...named(it)]),
});

/** R1800: what begins so first; parts of words then, what is called otherwise (`synonyms`, R1803), and what is made of it (R1807). */
function levelsOf(
  words: readonly string[],
  meanings: readonly Known[],
  synonyms: readonly Ways[],
  hasLast: boolean,
): Omit<Meant, 'isSmall'> {
  const places = meanings.map((meaning) => [[meaning]]);
  const { called, linked, whole } = wholeWords(places);
  const others = wholeWords(synonyms);
  const partly = allOf(places, (it) => [...before('3', parts(it)), ...partNamed(it)]);
  const found = allOf(places, (it) => [...anyPart(it), ...partNamed(it), ...(hasLast ? inLast(it) : [])]);
  /** Names that begin with one of the words, then those whose second telling word is one. */
  const beginning = (sign: string, level: Expression | null): Expression | null => {
    const any = meanings.flatMap((meaning) => before(sign, meaning.whole));
    return level && any.length > 0 ? { and: [{ any }, level] } : null;
  };
  const isGiven = <T>(it: T | null): it is T => it !== null;
  const levels = [
    words.length > 0 ? { any: [`=${cutToLength(words.join(' '), 200)}`] } : null,
    beginning('^', called),
    beginning('~', called),
    called,
    beginning('^', linked),
    linked,
    whole,
    allOf(places, (it) => [...before('1', parts(it)), ...partNamed(it)]),
    partly,
    others.called,
    others.linked,
    others.whole,
    hasLast ? found : null,
  ].filter(isGiven);
  // Where nothing is called so, levels say the same: once is enough.
  const different = new Map(levels.map((level) => [asQuery(level), level]));
  const all = [found, others.whole].filter(isGiven);
  return { levels: [...different.values()], all: all.length > 0 ? { or: all } : null, isText: meanings.length === 0 };
}

const few = (records: string[]): string[] => (records.length > MOST_NAMED ? [] : records);
const withoutCommonNames = <M extends Meaning>(it: M): M => ({
  ...it,
  named: few(it.named),
  namedParts: few(it.namedParts),
});

const isUnknown = (it: Meaning): boolean => parts(it).length + partNamed(it).length === 0;

/** What the words of a text mean (R1800 to R1803). */
async function meantBy(database: Executor, resource: ResourceShape, typed: string): Promise<Meant> {
  const text = onlyWords(typed);
  const {
    typed: all,
    words,
    groups,
    known: first,
    isSmall,
  } = await splitSearch(database, resource, withoutSigns(typed), text);
  const places = await placesOf(database, groups, telling(words));
  const others = places.flatMap((place) => place.others.flat());
  const known = new Map(first.map((it) => [it.word, it]));
  const lacking = [...telling(words), ...others].filter((word) => !known.has(word));
  for (const it of await meaningsOf(database, resource, lacking)) known.set(it.word, it);
  for (const {
    words: [word],
    others,
  } of places) {
    const meaning = word === undefined ? undefined : known.get(word);
    // What has synonyms is no wrong letter.
    if (meaning && others.length === 0 && isUnknown(meaning))
      known.set(meaning.word, { ...meaning, ...(await corrected(database, resource, meaning.word)) });
  }
  const meaningsFor = (names: readonly string[]) => names.flatMap((word) => known.get(word) ?? []);
  const isCommon = ({ named }: Meaning) => named.length > MOST_NAMED;
  const meanings = meaningsFor(telling(words));
  const rare = meanings.filter((it) => !isCommon(it));
  const ways = places
    .filter((place) => place.others.length > 0 || rare.length === 0 || !meaningsFor(place.words).every(isCommon))
    .map((place) => [place.words, ...place.others].map((name) => meaningsFor(name).map(withoutCommonNames)));
  const counting = (rare.length > 0 ? rare : meanings).map(withoutCommonNames);
  const hasLast = (rankedOf(resource)?.last ?? []).length > 0;
  return { ...levelsOf(all, counting, others.length > 0 ? ways : [], hasLast), isSmall };
}

/** All lexemes that bits may tell of; none where there are no bits. */
const lexemesIn = keptWith(
  ({ isSmall, levels, all }: Meant): ReadonlySet<string> =>
    new Set(isSmall ? [] : [...levels, ...(all ? [all] : [])].flatMap(lexemesOf)),
);

/** What the words of a search mean; `null` where it looks for the text as it is. */
export async function meaningOf(database: Executor, resource: ResourceShape, typed: string): Promise<Meant | null> {
  if (!rankedOf(resource) || typed === '' || !isFilled(database, resource)) return null;
  return meantBy(database, resource, typed);
}

const termsWith = ({ isSmall, ...terms }: Meant, bits: Bits | null): Terms => ({
  ...terms,
  bits,
  isFew: isSmall || (bits !== null && terms.all !== null && isRare(terms.all, bits)),
});

/** What a search looks for, and which of its lexemes many have. */
export async function termsOf(database: Executor, resource: ResourceShape, meant: Meant): Promise<Terms> {
  const lexemes = lexemesIn(meant);
  return termsWith(meant, lexemes.size === 0 ? null : await findBits(database, resource, lexemes));
}

/** What a search of a resource looks for; `null` where it looks for the text as it is (`meaningOf`). */
export async function searchTerms(database: Executor, resource: ResourceShape, typed: string): Promise<Terms | null> {
  const meant = await meaningOf(database, resource, typed);
  return meant && termsOf(database, resource, meant);
}
