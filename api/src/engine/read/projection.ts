import type { Field, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { moment } from '../../platform/database/moment.ts';
import { columnName } from '../../platform/database/names.ts';
import type { Read } from '../../platform/server/cache/reads.ts';
import { storedAs } from '../kinds/index.ts';
import type { SelectContext } from '../kinds/kind.ts';
import { firstOf, identifier, list, listOf, objectOf } from '../kinds/sql-parts.ts';

/**
 * A requested key of a response, and the part of its value: only the `first` of a list, and these `keys` of an embedded
 * record beside its id; `null` for all of them.
 */
export type RequestedField = { key: string; first: boolean; keys: readonly string[] | null };

/** The parts of a key's value: whether it is a list, and the keys of its records; and the reads of other resources. */
type Parts = { isList: boolean; keys: string[]; others: Read[] };

/**
 * One key of a record's response, its SELECT expression, and its reads: columns of the record (a field with a table of its
 * own counts as one), and embedded records.
 */
export type ProjectedKey = Parts & {
  key: string;
  columns: string[];
  select(requested: RequestedField): SQL;
};

/** All of a key. */
export const allOf = (key: string): RequestedField => ({ key, first: false, keys: null });

function columnValue(alias: string, name: string, field: Field): SQL {
  const stored = storedAs(field);
  if (stored.storage !== 'column') throw new Error(`${name}: a ${field.kind} is no column that can be embedded`);
  return stored.serialize(sql`${identifier(alias)}.${identifier(columnName(name))}`, field);
}

/** A JSON object of some fields of a table under an alias. */
function object(alias: string, fields: Readonly<Record<string, Field>>, withId: boolean): SQL {
  const columns = Object.entries(fields).map(
    ([name, field]) => sql`${columnValue(alias, name, field)} as ${identifier(name)}`,
  );
  if (withId) columns.unshift(sql`${identifier(alias)}.id`);
  return objectOf(list(columns));
}

/** Selects the requested part of a field's rows, or of its embedded records; collects in `parts` what is available. */
function contextOf({ first, keys }: RequestedField, parts: Parts): SelectContext {
  const pick = (fields: Readonly<Record<string, Field>>) => {
    parts.keys.push(...Object.keys(fields));
    return keys ? Object.fromEntries(Object.entries(fields).filter(([name]) => keys.includes(name))) : fields;
  };
  return {
    object: (alias, fields) => object(alias, pick(fields), false),
    carried: (alias, target, names) => {
      parts.keys.push('id');
      // Lists of them are in the order of what they are called by.
      const read = [...names, target.display].map(columnName);
      parts.others.push({ resource: target.name, ids: null, fields: new Set([...read, '-']) });
      const fields = names.flatMap((name) => {
        const field = target.fields[name];
        return field ? [[name, field] as const] : [];
      });
      return object(alias, pick(Object.fromEntries(fields)), true);
    },
    reads: (target, names) => {
      parts.others.push({ resource: target.name, ids: null, fields: new Set([...names.map(columnName), '-']) });
    },
    list: (item, order, from, inAll = item) => {
      parts.isList = true;
      return first ? firstOf(item, order, from) : listOf(inAll, order, from);
    },
  };
}

const nothing = (): Parts => ({ isList: false, keys: [], others: [] });

const plain = (key: string, value: SQL, columns: string[] = [columnName(key)]): ProjectedKey => ({
  ...nothing(),
  key,
  columns,
  select: () => value,
});

/** A key with a value built by its kind; `make` returns the key. */
function made(columns: string[], make: (context: SelectContext) => { key: string; value: SQL }): ProjectedKey {
  const parts = nothing();
  const { key } = make(contextOf(allOf(''), parts));
  return {
    ...parts,
    key,
    columns,
    select: (requested) => make(contextOf(requested, nothing())).value,
  };
}

/** The keys of a record's response (R1404): every field, its embedded records, and its two moments. */
export function projectionOf(resource: ResourceShape): ProjectedKey[] {
  const own = [plain('id', sql`it.id`)];
  const along: ProjectedKey[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    const place = { resource, name, field };
    if (stored.storage !== 'column') {
      const selected = made([columnName(name)], (context) => ({ key: name, value: stored.selected(place, context) }));
      // Children come and go without their parent, by a column of their own.
      const others = selected.others.map((read) => (stored.storage === 'inverse' ? { ...read, fields: null } : read));
      own.push({ ...selected, others });
      continue;
    }
    own.push(plain(name, columnValue('it', name, field)));
    const { carried } = stored;
    if (!carried) continue;
    const selected = made([columnName(name)], (context) => carried(place, context));
    // What is still pointed to when it is gone is there again when it comes back.
    const comesBack = stored.links?.onDelete(field) === 'keep';
    const withComing = (read: Read): Read => ({ ...read, fields: read.fields && new Set([...read.fields, '+']) });
    along.push({ ...selected, others: comesBack ? selected.others.map(withComing) : selected.others });
  }
  const moments = [plain('createdAt', moment(sql`it.created_at`)), plain('updatedAt', moment(sql`it.updated_at`))];
  return [...own, ...along, ...moments];
}
