import type { Field, ResourceShape } from '@karite/shared/resource';
import { type SQL, sql } from 'drizzle-orm';
import { moment } from '../database/moment.ts';
import { columnName } from '../database/names.ts';
import { storedAs } from './kinds/index.ts';
import type { SelectContext } from './kinds/kind.ts';
import { firstOf, identifier, list, listOf, objectOf } from './kinds/sql-parts.ts';

/**
 * A key that an answer is asked for, and which part of its value: the `first` of a list alone, and of a record that is
 * embedded these `keys` beside its id; `null` for all of them.
 */
export type AskedField = { key: string; first: boolean; keys: readonly string[] | null };

/** What can be asked of a key's value: whether it is a list, and which keys its records have. */
type Parts = { isList: boolean; keys: string[] };

/** One key of a record's answer, and how it is selected. */
export type Answered = Parts & { key: string; select(asked: AskedField): SQL };

/** All of a key. */
export const allOf = (key: string): AskedField => ({ key, first: false, keys: null });

function columnValue(alias: string, name: string, field: Field): SQL {
  const stored = storedAs(field);
  if (stored.storage !== 'column') throw new Error(`${name}: a ${field.kind} is no column that can be carried along`);
  return stored.answered(sql`${identifier(alias)}.${identifier(columnName(name))}`, field);
}

/** A JSON object of some fields of a table under an alias. */
function object(alias: string, fields: Readonly<Record<string, Field>>, withId: boolean): SQL {
  const columns = Object.entries(fields).map(
    ([name, field]) => sql`${columnValue(alias, name, field)} as ${identifier(name)}`,
  );
  if (withId) columns.unshift(sql`${identifier(alias)}.id`);
  return objectOf(list(columns));
}

/** Selects as much of a field's rows, or of what it carries along, as is asked for; notes in `parts` what could be. */
function contextOf({ first, keys }: AskedField, parts: Parts): SelectContext {
  const asked = (fields: Readonly<Record<string, Field>>) => {
    parts.keys.push(...Object.keys(fields));
    return keys ? Object.fromEntries(Object.entries(fields).filter(([name]) => keys.includes(name))) : fields;
  };
  return {
    object: (alias, fields) => object(alias, asked(fields), false),
    carried: (alias, target, names) => {
      parts.keys.push('id');
      const fields = names.flatMap((name) => {
        const field = target.fields[name];
        return field ? [[name, field] as const] : [];
      });
      return object(alias, asked(Object.fromEntries(fields)), true);
    },
    list: (item, order, from) => {
      parts.isList = true;
      return first ? firstOf(item, order, from) : listOf(item, order, from);
    },
  };
}

const plain = (key: string, value: SQL): Answered => ({ key, isList: false, keys: [], select: () => value });

/** A key whose value is put together by its kind; `make` says under which key. */
function made(make: (context: SelectContext) => { key: string; value: SQL }): Answered {
  const parts: Parts = { isList: false, keys: [] };
  const { key } = make(contextOf(allOf(''), parts));
  return { ...parts, key, select: (asked) => make(contextOf(asked, { isList: false, keys: [] })).value };
}

/** What a record is answered with, key by key (R1404): every field, what it carries along, and its two moments. */
export function answered(resource: ResourceShape): Answered[] {
  const own = [plain('id', sql`it.id`)];
  const along: Answered[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    const stored = storedAs(field);
    const place = { resource, name, field };
    if (stored.storage !== 'column') {
      own.push(made((context) => ({ key: name, value: stored.selected(place, context) })));
      continue;
    }
    own.push(plain(name, columnValue('it', name, field)));
    const { carried } = stored;
    if (carried) along.push(made((context) => carried(place, context)));
  }
  const moments = [plain('createdAt', moment(sql`it.created_at`)), plain('updatedAt', moment(sql`it.updated_at`))];
  return [...own, ...along, ...moments];
}
