import type { ResourceShape } from '@karite/shared/resource';
import { columnName, otherColumn, ownerColumn, partName } from '../../platform/database/names.ts';
import type { TableTrigger, WriteEvent } from '../../platform/database/put-triggers.ts';
import { type Choices, type Link, rankedOf } from './ranked.ts';
import { searchedFields, searchedIn } from './search-text.ts';
import { SMALL_WORDS } from './words.ts';

const quoted = (name: string) => `"${name}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const joined = (texts: readonly string[]): string => (texts.length > 0 ? `concat_ws(' ', ${texts.join(', ')})` : "''");

/** The names of the records that a link leads to. */
function namesOf(resource: ResourceShape, { name, target, isMany }: Link): string {
  const display = searchedIn(target, target.display, 'other.');
  if (!isMany) return `(select ${display} from ${quoted(target.name)} other where other.id = it.${columnName(name)})`;
  return `(select string_agg(${display}, ' ') from ${quoted(partName(resource, name))} part
    join ${quoted(target.name)} other on other.id = part.${otherColumn(name)} where part.${ownerColumn(resource)} = it.id)`;
}

/** The labels of what was chosen, behind that of the field: « Types de peau Sèche ». */
function labelsOf(resource: ResourceShape, { name, field, isMany }: Choices): string {
  const label = (value: string) => `${literal(JSON.stringify(field.options))}::jsonb ->> ${value}`;
  const given = isMany
    ? `(select string_agg(${label('part.value')}, ' ') from ${quoted(partName(resource, name))} part where part.${ownerColumn(resource)} = it.id)`
    : `(${label(`it.${columnName(name)}`)})`;
  return `${literal(`${field.label} `)} || ${given}`;
}

/** The texts of a record by weight: its name and its parent's, its purpose, its description, its composition. */
function textsOf(resource: ResourceShape): { name: string; a: string; b: string; c: string; d: string } {
  const { first = [], last = [], links = [], choices = [] } = rankedOf(resource) ?? {};
  const own = (names: readonly string[]) => joined(names.map((name) => searchedIn(resource, name, 'it.')));
  const named = (isMany: boolean) =>
    links.filter((link) => link.isMany === isMany).map((link) => namesOf(resource, link));
  return {
    name: own(first),
    a: joined(named(false)),
    b: joined([...named(true), ...choices.map((each) => labelsOf(resource, each))]),
    c: own(searchedFields(resource).filter((name) => !first.includes(name))),
    d: own(last),
  };
}

/**
 * Stores the search documents of records, and their new words; `which` is a condition on the rows `it`. No constraint makes
 * words unique: writers would wait for each other.
 */
export function saveDocuments(resource: ResourceShape, which: string): string {
  const texts = Object.entries(textsOf(resource)).map(([part, text]) => `words_of(${text}) as ${part}`);
  const popular = (rankedOf(resource)?.popular ?? []).map((name) => `coalesce(it.${columnName(name)}, 0)::float8`);
  return `with entries as materialized (
    select it.id, ${texts.join(', ')}, ${popular.join(' * ') || '0'} as popularity from ${quoted(resource.name)} it ${which}
  ), saved as (
    insert into search_documents as present (resource, record, document, popularity)
    select ${literal(resource.name)}, id, search_document(name, a, b, c, d, ${literal(`{${SMALL_WORDS.join(',')}}`)}), popularity from entries
    on conflict (resource, record) do update set document = excluded.document, popularity = excluded.popularity
    where (present.document, present.popularity) is distinct from (excluded.document, excluded.popularity)
    returning record)
  insert into search_words (resource, word, stem, weight)
  select ${literal(resource.name)}, it.word, stem_of(it.word), it.weight
  from (select distinct each.word, part.weight from entries join saved on saved.record = entries.id,
    lateral (values ('A', name || a), ('B', b), ('C', c), ('D', d)) part (weight, words), unnest(part.words) each (word)) it
  where not exists (select from search_words existing
    where existing.resource = ${literal(resource.name)} and existing.word = it.word and existing.weight = it.weight)`;
}

/** The rows of a table that were written with another value in any of some columns; of new rows, all. */
const changedIn = (columns: readonly string[], on: WriteEvent): string => {
  const values = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return on === 'update'
    ? `select changed.id from changed join former on former.id = changed.id where ${values('changed')} is distinct from ${values('former')}`
    : 'select id from changed';
};

/** The columns of a resource's own table that its documents are made of. */
function columnsOf(resource: ResourceShape): string[] {
  const { first = [], last = [], links = [], choices = [], popular = [] } = rankedOf(resource) ?? {};
  const pointing = [...links, ...choices].filter(({ isMany }) => !isMany).map(({ name }) => name);
  return [...new Set([...first, ...searchedFields(resource), ...last, ...pointing, ...popular])].map(columnName);
}

type Statement = { table: string; statement: string };

/** What a write does to documents, each statement by the table that is written. */
function statementsOf(resource: ResourceShape, on: WriteEvent): Statement[] {
  const { links = [], choices = [] } = rankedOf(resource) ?? {};
  const own =
    on === 'delete'
      ? `delete from search_documents where resource = ${literal(resource.name)} and record in (select id from changed)`
      : saveDocuments(resource, `where it.id in (${changedIn(columnsOf(resource), on)})`);
  const rows = [...links, ...choices]
    .filter(({ isMany }) => isMany)
    .map(({ name }) => ({
      table: partName(resource, name),
      statement: saveDocuments(resource, `where it.id in (select ${ownerColumn(resource)} from changed)`),
    }));
  const renamed = links.map(({ name, target, isMany }) => {
    const ids = changedIn([columnName(target.display)], on);
    const owners = `select part.${ownerColumn(resource)} from ${quoted(partName(resource, name))} part where part.${otherColumn(name)} in (${ids})`;
    const which = isMany ? `it.id in (${owners})` : `it.${columnName(name)} in (${ids})`;
    return { table: target.name, statement: saveDocuments(resource, `where ${which}`) };
  });
  return [{ table: resource.name, statement: own }, ...rows, ...(on === 'update' ? renamed : [])];
}

/** The triggers that update documents in the transaction of the write, for every writer. */
export function documentTriggers(resources: readonly ResourceShape[], on: WriteEvent): TableTrigger[] {
  const tables = new Map<string, string[]>();
  for (const { table, statement } of resources.flatMap((resource) => statementsOf(resource, on)))
    tables.set(table, [...(tables.get(table) ?? []), statement]);
  return [...tables].map(([table, args]) => ({ table, runs: 'keep_documents', args }));
}
