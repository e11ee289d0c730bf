import { type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { columnName, partName } from '../../../platform/database/names.ts';
import type { State } from './state.ts';

/** A table or a column of one. */
export type Place = { table: string; column?: string };

/** A table by its name: all of the shop's are in `public`. */
export const keyOf = (table: string): string => `public.${table}`;
export const isThere = (state: State, { table, column }: Place): boolean => {
  const found = state[keyOf(table)];
  return Boolean(found && (column === undefined || found.columns[column]));
};

/** What a developer names, `products` or `products.isNew`: a list field is a table of its own. */
export function placeIn(state: State, named: string): Place {
  const [table = '', field] = named.split('.');
  if (field === undefined) return { table };
  const column = columnName(field);
  const part = `${table}_${column}`;
  return !isThere(state, { table, column }) && isThere(state, { table: part }) ? { table: part } : { table, column };
}

export const nameOf = ({ table, column }: Place): string => (column === undefined ? table : `${table}.${column}`);

/** The field of the column; of a list field those of its rows. */
export function fieldAt(
  resources: readonly ResourceShape[],
  { table, column }: Place,
): { resource: ResourceShape; field: Field } | null {
  const among = (resource: ResourceShape, fields: Readonly<Record<string, Field>>) => {
    const found = Object.entries(fields).find(([name]) => columnName(name) === column);
    return found ? { resource, field: found[1] } : null;
  };
  for (const resource of resources) {
    if (resource.name === table) return among(resource, resource.fields);
    for (const [name, field] of Object.entries(resource.fields))
      if (partName(resource, name) === table) return field.kind === 'lines' ? among(resource, field.fields) : null;
  }
  return null;
}

/** The default of a field: its initial value, or its kind's; `undefined` where a value is required. */
export function initialOf(field: Field): unknown {
  if ('initial' in field && field.initial !== undefined) return field.initial;
  const { empty } = kindOf(field);
  return empty === null || Array.isArray(empty) ? undefined : empty;
}
