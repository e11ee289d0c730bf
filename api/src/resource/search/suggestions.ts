import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../database/database.ts';
import { columnName } from '../../database/names.ts';
import { template, unseen } from '../../database/run.ts';
import { keptWith } from '../../server/cache/kept-with.ts';
import { parentColumn } from '../facet-counts.ts';
import { fieldsOf } from '../fields.ts';
import { type ListQuery, listQueryOf } from '../list-query.ts';
import { findPageText, type Kept } from '../read-page.ts';
import { completionsOf } from './completions.ts';
import { rankedOf } from './ranked.ts';
import { telling, withoutElided } from './words.ts';

/** So many records are told (R1002), and so many of each thing that they are linked to. */
const MOST_RECORDS = 5;
const MOST_NAMES = 3;
/** How a text goes on is read from the names of so many that it finds. */
const READ_FOR_TEXTS = 30;

/** A record by whose name others are found; `parentId`: the one above it, where there is a tree. */
export type SuggestedName = { value: string; label: string; parentId: string | null };

type Suggestions = { texts: string[]; names: Record<string, SuggestedName[]>; records: Record<string, unknown>[] };

const namesStatement = keptWith((target: ResourceShape) => {
  const parent = parentColumn(target);
  const label = sql.identifier(columnName(target.display));
  const typed = unseen(sql`fold(${sql.placeholder('typed')}::text)`);
  return template(sql`
    with asked as (
        select word, stem_of(word) as stem from unnest(words_of(${unseen(sql`${sql.placeholder('words')}::text`)})) word),
      found as (
        select known.record from search_words known join asked
          on known.stem = asked.stem or starts_with(known.word, asked.word)
        where known.resource = ${unseen(sql`${target.name}::text`)} and known.record is not null
        group by known.record having count(distinct asked.word) = (select count(distinct word) from asked))
    select it.id::text as value, it.${label} as label, ${parent ? sql`it.${sql.identifier(parent)}::text` : sql`null`} as "parentId"
    from found join ${sql.identifier(target.name)} it on it.id = found.record
    order by starts_with(fold(it.${label}), ${typed}) desc, length(it.${label}), it.${label}, it.id
    limit ${sql.raw(String(MOST_NAMES))}`);
});

/** The names that hold each word that is typed, at the beginning of one of theirs; those first that begin with what is typed. */
async function namesWith(database: Executor, target: ResourceShape, typed: string): Promise<SuggestedName[]> {
  const words = telling(withoutElided(typed).split(/\s+/)).join(' ');
  return (await database.execute<SuggestedName>(namesStatement(target)({ words, typed }), 'often')).rows;
}

/** What is told of a record; a picture is enough of a list of them. */
const suggestedFields = keptWith((resource: ResourceShape) =>
  fieldsOf(
    resource,
    (rankedOf(resource)?.suggests ?? []).map((name) => (resource.fields[name]?.kind === 'images' ? `${name}.0` : name)),
  ),
);

/** R1808, under the filters of a list that are asked for: what may be meant while somebody types: how it goes on, whose names hold it, and the records that fit best. */
export async function suggestionsFor(
  database: Executor,
  resource: ResourceShape,
  typed: string,
  asked: Readonly<Record<string, unknown>>,
  keptFor: (query: ListQuery) => Kept,
): Promise<Suggestions> {
  const { links = [] } = rankedOf(resource) ?? {};
  const query = {
    ...listQueryOf(resource, { ...asked, _start: 0, _end: READ_FOR_TEXTS }),
    fields: suggestedFields(resource),
  };
  const page = await findPageText(database, resource, query, null, keptFor(query));
  const names: [string, SuggestedName[]][] = [];
  // One after the other: whoever types asks often, and takes one connection.
  for (const { name, target } of links) names.push([name, await namesWith(database, target, typed)]);
  const found = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(page.page));
  return {
    texts: completionsOf(
      typed,
      found.map((record) => String(record[resource.display] ?? '')),
    ),
    names: Object.fromEntries(names),
    records: found.slice(0, MOST_RECORDS),
  };
}
