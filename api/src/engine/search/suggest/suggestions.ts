import type { ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { columnName } from '../../../platform/database/names.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { parentColumn } from '../../list/facet-counts.ts';
import type { PageText } from '../../list/find-page.ts';
import { type ListQuery, listQueryOf } from '../../list/list-query.ts';
import { rankedOf } from '../ranked.ts';
import { onlyWords, significant } from '../words.ts';
import { completionsOf } from './completions.ts';

/** The most records (R1002), and the most of each linked resource. */
const MOST_RECORDS = 5;
const MOST_NAMES = 3;
/** How a text goes on is read from the names of so many that it finds. */
const READ_FOR_TEXTS = 30;

/** A record that others are searched by; `parentId`: its parent, in a tree. */
export type SuggestedName = { value: string; label: string; parentId: string | null };

type Suggestions = {
  isClosest: boolean;
  texts: string[];
  names: Record<string, SuggestedName[]>;
  records: Record<string, unknown>[];
};

/** The names that hold each word that is typed, at the beginning of one of theirs; those first that begin with what is typed. */
function namesOf(target: ResourceShape, typed: string): SQL {
  const parent = parentColumn(target);
  const label = sql`it.${sql.identifier(columnName(target.display))}`;
  return sql`array(
    select json_build_object('value', it.id, 'label', ${label}, 'parentId', ${parent ? sql`it.${sql.identifier(parent)}` : sql`null`})
    from ${sql.identifier(target.name)} it
    where exists (select from given)
      and not exists (select from given where not (fold(${label}) ~ ('\\m' || given.word) or given.stem = any(array(select stem_of(word) from unnest(words_of(${label})) word))))
    order by starts_with(fold(${label}), fold(${typed})) desc, length(${label}), ${label}, it.id
    limit ${MOST_NAMES}::int)`;
}

/** The names of all linked records of a resource, by the links' names: one statement, because typing sends many requests. */
async function namesFor(
  database: Executor,
  resource: ResourceShape,
  typed: string,
): Promise<Record<string, SuggestedName[]>> {
  const links = rankedOf(resource)?.links ?? [];
  if (links.length === 0) return {};
  const each = links.map(({ name, target }) => sql`${namesOf(target, typed)} as ${sql.identifier(name)}`);
  const words = significant(onlyWords(typed).split(/\s+/).filter(Boolean)).join(' ');
  const found = await database.execute<Record<string, SuggestedName[]>>(
    sql`
    with given as materialized (select word, stem_of(word) as stem from unnest(words_of(${words})) word)
    select ${sql.join(each, sql`, `)}`,
    'often',
  );
  return firstRow(found);
}

/** The list query of a text's suggestions, under the requested filters; one picture of each record is enough. */
export function suggestedQuery(resource: ResourceShape, requested: Readonly<Record<string, unknown>>): ListQuery {
  const suggests = rankedOf(resource)?.suggests ?? [];
  const fields = suggests.map((name) => (resource.fields[name]?.kind === 'images' ? `${name}.0` : name));
  return listQueryOf(resource, { ...requested, _start: 0, _end: READ_FOR_TEXTS, fields });
}

/**
 * R1808: suggestions while somebody types, from the page that the text matches: completions, linked records with a matching
 * name, and the best matches.
 */
export async function suggestionsFor(
  database: Executor,
  resource: ResourceShape,
  typed: string,
  { page, isClosest = false }: PageText,
): Promise<Suggestions> {
  const found = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(page));
  return {
    isClosest,
    texts: completionsOf(
      typed,
      found.map((record) => String(record[resource.display] ?? '')),
    ),
    names: await namesFor(database, resource, typed),
    records: found.slice(0, MOST_RECORDS),
  };
}
