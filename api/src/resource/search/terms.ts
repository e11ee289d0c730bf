import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { template } from '../../database/run.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { PART_END } from '../search-text.ts';
import { type Bits, findBits, hasNoBits, isRare } from './bits.ts';
import { allOf, asQuery, type Expression, lexemesOf, partLexeme } from './expression.ts';
import { isFilled } from './keep-search.ts';
import { rankedOf } from './ranked.ts';
import { groupsWith, placesOf } from './synonyms.ts';
import { isOneLetterAway, MOST_PARTS, nearPatterns, SMALL_WORDS, telling, withoutElided } from './words.ts';

/**
 * A word in the names of more than these says as little as a small one: beside others it does not count, and alone it is not
 * looked for in names. A query of hundreds of ids is compared with all that is found, id by id.
 */
const MOST_NAMED = 50;
/** A text with one of these is looked for as it stands: a reference, a piece of code. */
const SIGNS = /[_=\\*<>{}[\]|^~$#@%;]/;
/** Shorter words are not corrected: too many others are near. */
const SHORTEST_CORRECTED = 4;

/** So many letters find what is made of something whose name begins so. */
const SHORTEST_BEGINNING = 4;

/** What a word of a search stands for: words with its stem, words that it is a part of, and records that are called so. */
type Meaning = { whole: string[]; parts: string[]; named: string[]; namedParts: string[] };
type Known = Meaning & { word: string };

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
function termsOf(
  words: readonly string[],
  meanings: readonly Known[],
  synonyms: readonly Ways[],
  hasLast: boolean,
): Omit<Terms, 'bits' | 'isFew'> {
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
    words.length > 0 ? { any: [`=${words.join(' ').slice(0, 200)}`] } : null,
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

type Asked = { database: Executor; resource: ResourceShape; names: string[] };

/** What the words of an array mean among the words that are known, as an array of JSON; but for those of another. */
function meaningsIn({ resource, names }: Omit<Asked, 'database'>, words: SQL, but: SQL): SQL {
  const known = sql`search_words known where known.resource = ${resource.name} and known.record is null`;
  const called = sql`search_words known where known.resource = any(${sql.param(names)}::text[]) and known.record is not null`;
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

/** The same of words that are given. */
const meaningsStatement = keptWith((resource: ResourceShape) =>
  template(
    sql`select ${meaningsIn(namesFor(resource), sql`${sql.placeholder('words')}::text[]`, sql`array[]::text[]`)} as known`,
  ),
);

async function meaningsOf({ database, resource }: Asked, words: readonly string[]): Promise<Known[]> {
  if (words.length === 0) return [];
  const { rows } = await database.execute<{ known: Known[] }>(meaningsStatement(resource)({ words }), 'often');
  return firstRow({ rows }).known;
}

/** R1802: what words mean that are one letter away from one that nothing knows; `null` where none is. */
async function corrected(asked: Asked, word: string): Promise<Meaning | null> {
  if (word.length < SHORTEST_CORRECTED) return null;
  const { database, resource, names } = asked;
  const patterns = nearPatterns(word).map((pattern) => sql`word like ${pattern}`);
  const { rows } = await database.execute<{ word: string }>(
    sql`
    select distinct word from search_words
    where (record is null and resource = ${resource.name} or record is not null and resource = any(${sql.param(names)}::text[]))
      and (${sql.join(patterns, sql` or `)}) and length(word) between ${word.length - 1}::int and ${word.length + 1}::int`,
    'often',
  );
  const near = rows.flatMap((row) => (isOneLetterAway(word, row.word) ? [row.word] : []));
  const meanings = await meaningsOf(asked, near);
  const whole = meanings.flatMap((meaning) => meaning.whole);
  const named = meanings.flatMap((meaning) => meaning.named);
  return near.length > 0 ? { whole, named, parts: [], namedParts: [] } : null;
}

const few = (records: string[]): string[] => (records.length > MOST_NAMED ? [] : records);
const withoutCommonNames = <M extends Meaning>(it: M): M => ({
  ...it,
  named: few(it.named),
  namedParts: few(it.namedParts),
});

const isUnknown = (it: Meaning): boolean => parts(it).length + partNamed(it).length === 0;

/**
 * The words of a search (`typed`, `words` without the elided ones), the groups of synonyms that hold one, what each means
 * that is no small word, and whether the resource has so few records that none of its words have bits.
 */
type Split = { typed: string[]; words: string[]; groups: string[]; known: Known[]; isSmall: boolean };

const namesFor = (resource: ResourceShape) => ({
  resource,
  names: (rankedOf(resource)?.links ?? []).map(({ target }) => target.name),
});

const splitStatement = keptWith((resource: ResourceShape) =>
  template(sql`
    with split as materialized (
      select words_of(${sql.placeholder('typed')}) as typed, words_of(${sql.placeholder('text')}) as words)
    select typed, words, ${groupsWith(sql`words`)} as groups,
      ${meaningsIn(namesFor(resource), sql`words`, sql`${sql.param(SMALL_WORDS)}::text[]`)} as known,
      ${hasNoBits(resource)} as "isSmall"
    from split`),
);

/** What a search of a resource looks for (R1800 to R1803); `null` where it looks for the text as it is. */
export async function searchTerms(database: Executor, resource: ResourceShape, typed: string): Promise<Terms | null> {
  const ranked = rankedOf(resource);
  if (!ranked || typed === '' || SIGNS.test(typed) || !isFilled(database, resource)) return null;
  const asked = { database, ...namesFor(resource) };
  const text = withoutElided(typed.replaceAll(PART_END, ''));
  const split = await database.execute<Split>(splitStatement(resource)({ typed, text }), 'often');
  const { typed: all, words, groups, known: first, isSmall } = firstRow(split);
  const places = await placesOf(database, groups, telling(words));
  const others = places.flatMap((place) => place.others.flat());
  const known = new Map(first.map((it) => [it.word, it]));
  const lacking = [...telling(words), ...others].filter((word) => !known.has(word));
  for (const it of await meaningsOf(asked, lacking)) known.set(it.word, it);
  for (const {
    words: [word],
    others,
  } of places) {
    const meaning = word === undefined ? undefined : known.get(word);
    // What has synonyms is no wrong letter.
    if (meaning && others.length === 0 && isUnknown(meaning))
      known.set(meaning.word, { ...meaning, ...(await corrected(asked, meaning.word)) });
  }
  const meaningsFor = (names: readonly string[]) => names.flatMap((word) => known.get(word) ?? []);
  const isCommon = ({ named }: Meaning) => named.length > MOST_NAMED;
  const meanings = meaningsFor(telling(words));
  const rare = meanings.filter((it) => !isCommon(it));
  const ways = places
    .filter((place) => place.others.length > 0 || rare.length === 0 || !meaningsFor(place.words).every(isCommon))
    .map((place) => [place.words, ...place.others].map((name) => meaningsFor(name).map(withoutCommonNames)));
  const counting = (rare.length > 0 ? rare : meanings).map(withoutCommonNames);
  const terms = termsOf(all, counting, others.length > 0 ? ways : [], (ranked.last ?? []).length > 0);
  const lexemes = new Set(terms.all ? lexemesOf(terms.all) : []);
  const bits = isSmall || lexemes.size === 0 ? null : await findBits(database, resource, lexemes);
  const isFew = isSmall || (bits !== null && terms.all !== null && isRare(terms.all, bits));
  return { ...terms, bits, isFew };
}
