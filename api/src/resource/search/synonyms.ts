import { searchSynonyms } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { unseen } from '../../database/run.ts';
import { telling } from './words.ts';

/** So many groups of synonyms are looked at for one search, and so many other names are looked for at one place in it. */
const MOST_GROUPS = 20;
const MOST_OTHERS = 20;

/** One or more words of a search that stand for one thing, and what else that is called: each other name by its words. */
export type Place = { words: string[]; others: string[][] };

/** The groups that hold one of some words, or one with its stem, by the names that triggers keep, as an array of ids. */
export const groupsWith = (words: SQL): SQL => sql`array(
  select distinct known.record::text from search_words known
  where known.resource = ${unseen(sql`${searchSynonyms.name}::text`)} and known.record is not null
    and (known.word = any(${words}) or known.stem = any(array(select stem_of(word) from unnest(${words}) word)))
  limit ${unseen(sql`${MOST_GROUPS}::int`)})`;

/** A name within a group; the typed words have no group. */
type Name = { group: string | null; words: string[]; stems: string[] };

/** Without its small words, which say nothing: « rouge à lèvres » is « rouge lèvres ». */
function tellingName({ group, words, stems }: Name): Name {
  const told = telling(words);
  const kept = words.flatMap((word, at) => (told.includes(word) ? [at] : []));
  return { group, words: kept.flatMap((at) => words[at] ?? []), stems: kept.flatMap((at) => stems[at] ?? []) };
}

/** R1803: a search's words, where some of them are called otherwise as well; the longest name that stands there counts. */
export async function placesOf(database: Executor, groups: readonly string[], typed: string[]): Promise<Place[]> {
  if (groups.length === 0) return typed.map((word) => ({ words: [word], others: [] }));
  const { rows } = await database.execute<Name>(
    sql`
    select named.group, named.words,
      array(select stem_of(word) from unnest(named.words) with ordinality one (word, number) order by number) as stems
    from (select it.id::text as group, words_of(name) as words
        from ${sql.identifier(searchSynonyms.name)} it, regexp_split_to_table(it.words, ',') name
        where it.id = any(${unseen(sql`${sql.param(groups)}::uuid[]`)}::uuid[])
      union all select null, ${unseen(sql`${sql.param(typed)}::text[]`)}) named`,
    'often',
  );
  const stems = rows.find(({ group }) => group === null)?.stems ?? [];
  const names = rows.filter(({ group, words }) => group !== null && words.length > 0).map(tellingName);
  const places: Place[] = [];
  for (let at = 0; at < typed.length; ) {
    const here = names.filter((name) => name.stems.every((stem, next) => stems[at + next] === stem));
    const length = Math.max(1, ...here.map((name) => name.stems.length));
    const called = new Set(here.flatMap((name) => (name.stems.length === length ? [name.group] : [])));
    const others = names.filter((name) => called.has(name.group) && !here.includes(name)).map(({ words }) => words);
    places.push({ words: typed.slice(at, at + length), others: others.slice(0, MOST_OTHERS) });
    at += length;
  }
  return places;
}
