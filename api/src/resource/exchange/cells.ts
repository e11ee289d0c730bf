import type { Field, FieldOf, Kind, ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { columnName } from '../../database/names.ts';
import { isUuid } from '../../database/uuid.ts';
import { SEPARATOR } from './columns.ts';

export type Read = { value: unknown } | { problem: string };
/** The ids of a target's records by their folded name; several of one name can't be told apart. */
export type Names = Record<string, Map<string, string | 'several'>>;

/** Without case, accents and outer blanks, as people compare names. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

const YES = ['oui', 'true', 'vrai', '1'];
const NO = ['non', 'false', 'faux', '0'];
/** A resource with more records than this is referred to by id. */
const MAX_NAMES = 20_000;

/** The names by which a sheet refers to other records, for every field of it that points to some. */
export async function namesOf(database: Executor, resource: ResourceShape, fields: (string | null)[]): Promise<Names> {
  const names: Names = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (!fields.includes(name) || (field.kind !== 'belongsTo' && field.kind !== 'manyToMany')) continue;
    const target = field.target === 'self' ? resource : field.target;
    const found = await database.execute<{ id: string; name: string }>(sql`
      select id, ${sql.identifier(columnName(target.display))} as name from ${sql.identifier(target.name)} limit ${MAX_NAMES}`);
    names[name] = new Map();
    for (const { id, name: text } of found.rows)
      names[name].set(fold(text), names[name].has(fold(text)) ? 'several' : id);
  }
  return names;
}

function reference(text: string, label: string, names: Names[string] | undefined): Read {
  if (isUuid(text)) return { value: text.toLowerCase() };
  const id = names?.get(fold(text));
  if (id === 'several') return { problem: `${label} : plusieurs s'appellent « ${text} », donnez l'identifiant` };
  return id ? { value: id } : { problem: `${label} inconnue : « ${text} »` };
}

const text = (cell: string): Read => ({ value: cell });
/** `1 500,50` is how French writes it, and `9 500 FCFA` how the list does; a spreadsheet may have done so. */
const number = (cell: string): Read => {
  const digits = cell
    .replace(/[\s\u00a0\u202f]/g, '')
    .replace(/F?CFA$/i, '')
    .replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(digits) ? { value: Number(digits) } : { problem: `Nombre attendu : « ${cell} »` };
};

const read: { [K in Kind]: (cell: string, field: FieldOf<K>, names: Names[string] | undefined) => Read } = {
  text,
  longText: text,
  integer: number,
  price: number,
  decimal: number,
  boolean: (cell, field) => {
    const said = fold(cell);
    // The list's own words go first: what it shows is what it reads.
    const { yes = 'Oui', no = 'Non' } = typeof field.column === 'object' ? field.column : {};
    if (said === fold(yes)) return { value: true };
    if (said === fold(no)) return { value: false };
    if (YES.includes(said)) return { value: true };
    return NO.includes(said) ? { value: false } : { problem: `${yes} ou ${no} attendu : « ${cell} »` };
  },
  colour: text,
  choice: (cell, field) => {
    const found = Object.entries(field.options).find(([key, label]) => [fold(key), fold(label)].includes(fold(cell)));
    return found ? { value: found[0] } : { problem: `Choix inconnu : « ${cell} »` };
  },
  date: text,
  image: text,
  images: () => ({ value: undefined }),
  belongsTo: (cell, field, names) => reference(cell, field.label, names),
  manyToMany: (cell, field, names) => {
    const items = cell
      .split(SEPARATOR.trim())
      .map((item) => item.trim())
      .filter(Boolean);
    const ids = items.map((item) => reference(item, field.label, names));
    const problems = ids.flatMap((id) => ('problem' in id ? [id.problem] : []));
    if (problems.length > 0) return { problem: problems.join(' ; ') };
    return { value: ids.flatMap((id) => ('value' in id ? [id.value] : [])) };
  },
  children: () => ({ value: undefined }),
  lines: () => ({ value: undefined }),
};

/** A cell as the value of its field. A blank one is blank: cleared in a change, absent in a new record. */
export function readCell(field: Field, cell: string | number | boolean | null, names: Names[string] | undefined): Read {
  if (cell === null || String(cell).trim() === '') return { value: null };
  if (
    typeof cell !== 'string' &&
    (typeof cell === 'number') === (field.kind === 'integer' || field.kind === 'price' || field.kind === 'decimal')
  )
    return typeof cell === 'number' || field.kind === 'boolean' ? { value: cell } : { value: String(cell) };
  return (read[field.kind] as (cell: string, field: Field, names: Names[string] | undefined) => Read)(
    String(cell).trim(),
    field,
    names,
  );
}
