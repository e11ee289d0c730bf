import { type RankedSearch, type ResourceShape, targetOf } from '@karite/shared/resource';
import { searchSynonyms } from '@karite/shared/resources';
import { columnName, otherColumn, ownerColumn, partName } from '../../database/names.ts';
import type { TableTrigger, WriteEvent } from '../../database/put-triggers.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { isInRows } from '../list-query.ts';
import { lookedThrough, searchedIn } from '../search-text.ts';
import { emptyLexeme } from './expression.ts';
import { SMALL_WORDS } from './words.ts';

/** The table of what a search by words is answered from, beside a resource's own. */
export const rankedName = ({ name }: ResourceShape): string => `${name}_ranked`;

/** A field that leads to records by whose name another is found. */
type Link = { name: string; target: ResourceShape; isMany: boolean };

/** How a resource's search is ordered, with what its links lead to; `null` where it is not. */
export const rankedOf = keptWith((resource: ResourceShape): (RankedSearch & { links: Link[] }) | null => {
  const ranked = resource.search?.ranked;
  if (!ranked) return null;
  const links = (ranked.linked ?? []).flatMap((name): Link[] => {
    const field = resource.fields[name];
    const target = field && targetOf(field, resource);
    return field && target ? [{ name, target, isMany: field.kind === 'manyToMany' }] : [];
  });
  return { ...ranked, links };
});

/** The fields that point to one record, of which a list may ask that there is none. */
export const pointing = keptWith(({ fields }: ResourceShape): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'belongsTo' ? [name] : [])),
);

const quoted = (name: string) => `"${name}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Texts of a record in one, each apart from the next. */
const joined = (resource: ResourceShape, names: readonly string[]): string =>
  names.length > 0 ? `concat_ws(' ', ${names.map((name) => searchedIn(resource, name, 'it.')).join(', ')})` : "''";

/** The ids of the records that a link leads to, as an array. */
const idsOf = (resource: ResourceShape, { name, isMany }: Link): string => {
  if (!isMany) return `array[it.${columnName(name)}]`;
  const part = quoted(partName(resource, name));
  return `array(select ${otherColumn(name)} from ${part} where ${ownerColumn(resource)} = it.id)`;
};

/** The lexemes of the fields that point to nothing, as an array. */
const emptyOf = (resource: ResourceShape): string => {
  const each = pointing(resource).map(
    (name) => `case when it.${columnName(name)} is null then ${literal(emptyLexeme(name))} end`,
  );
  return `array[${each.join(', ')}]::text[]`;
};

/** Notes that the bits of records have to be made anew (decision 66). */
const notePending = ({ name }: ResourceShape, which: string): string => `pending as (
    insert into search_pending (resource, record) select ${literal(name)}, it.id from ${quoted(name)} it ${which})`;

/** The fields whose facets stand in rows of their own and say no more than that. */
const ownRows = (resource: ResourceShape): string[] =>
  Object.keys(resource.facets ?? {}).filter((name) => {
    const field = resource.fields[name];
    return field && isInRows(field) && !(rankedOf(resource)?.links ?? []).some((link) => link.name === name);
  });

/**
 * Stores what records are found by, and the words that are new; `which` says of which rows `it`. No constraint has each word
 * there once: writers would wait for each other.
 */
export function keepEntries(resource: ResourceShape, which: string): string {
  const { first = [], last = [], links = [], popular = [] } = rankedOf(resource) ?? {};
  const ids = links.map((link) => idsOf(resource, link)).join(' || ') || 'array[]::uuid[]';
  const small = literal(`{${SMALL_WORDS.join(',')}}`);
  const popularity = popular.map((name) => `coalesce(it.${columnName(name)}, 0)::float8`).join(' * ') || '0';
  return `with ${notePending(resource, which)}, kept as (
    insert into ${quoted(rankedName(resource))} as former (record_id, words, popularity)
    select it.id, search_entry(${joined(resource, first)}, ${joined(resource, lookedThrough(resource))}, ${joined(resource, last)}, ${ids}, ${small}, ${emptyOf(resource)}), ${popularity}
    from ${quoted(resource.name)} it ${which}
    on conflict (record_id) do update set words = excluded.words, popularity = excluded.popularity
    where (former.words, former.popularity) is distinct from (excluded.words, excluded.popularity)
    returning words)
  insert into search_words (resource, word, stem)
  select ${literal(resource.name)}, it.word, stem_of(it.word)
  from (select distinct substr(lexeme, 2) as word from kept, unnest(tsvector_to_array(words)) lexeme where lexeme like '3%' or lexeme like '4%') it
  where not exists (
    select from search_words known where known.resource = ${literal(resource.name)} and known.word = it.word and known.record is null)`;
}

/** Keeps the words of the names that records are found by. */
export const keepNames = (target: ResourceShape, which: string): string =>
  `select name_words(${literal(target.name)}, it.id, ${searchedIn(target, target.display, 'it.')}) from ${quoted(target.name)} it ${which}`;

/** The resources of whose names the words are kept, each once: by which others are found, and those that mean the same (R1803). */
export const namedBy = (resources: readonly ResourceShape[]): ResourceShape[] => [
  ...new Map(
    [
      ...resources.flatMap((each) => (rankedOf(each)?.links ?? []).map(({ target }) => target)),
      ...resources.filter(({ name }) => name === searchSynonyms.name),
    ].map((target) => [target.name, target]),
  ).values(),
];

const trigger = (table: string, statement: string): TableTrigger => ({ table, runs: 'keep_search', args: [statement] });
const changed = (column: string) => `where it.id in (select ${column} from changed)`;

/** The triggers that keep what records are found by, whoever writes; a record that goes takes its row along. */
export const searchTriggers = (resources: readonly ResourceShape[], on: WriteEvent): TableTrigger[] =>
  resources.flatMap((resource) => [
    trigger(
      resource.name,
      on === 'delete'
        ? `insert into search_pending (resource, record) select ${literal(resource.name)}, id from changed`
        : keepEntries(resource, changed('id')),
    ),
    ...ownRows(resource).map((name) =>
      trigger(
        partName(resource, name),
        `insert into search_pending (resource, record) select distinct ${literal(resource.name)}, ${ownerColumn(resource)} from changed`,
      ),
    ),
    ...(rankedOf(resource)?.links ?? [])
      .filter(({ isMany }) => isMany)
      .map(({ name }) => trigger(partName(resource, name), keepEntries(resource, changed(ownerColumn(resource))))),
  ]);

/** The triggers that keep the names by which others are found. */
export const nameTriggers = (resources: readonly ResourceShape[], on: WriteEvent): TableTrigger[] =>
  namedBy(resources).map((target) =>
    trigger(
      target.name,
      on === 'delete'
        ? 'delete from search_words where record in (select id from changed)'
        : keepNames(target, changed('id')),
    ),
  );
