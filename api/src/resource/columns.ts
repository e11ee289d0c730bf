import type { Field, FieldOf, Kind } from '@karite/shared/resource';
import { boolean, customType, integer, numeric, type PgColumnBuilderBase, timestamp, uuid } from 'drizzle-orm/pg-core';
import { columnName } from '../database/names.ts';

/** Sorted as French sorts: crème, Crème, Eau, Écran, Étui. */
export const frenchText = customType<{ data: string }>({ dataType: () => 'text COLLATE "fr-x-icu"' });

type Builder = PgColumnBuilderBase & { notNull(): Builder };

/** One column type a kind; `null` for the kinds that live in a table of their own, or in another's column. */
const typeOf: { [K in Kind]: ((name: string, field: FieldOf<K>) => unknown) | null } = {
  text: (name, field) => (field.unique ? frenchText(name).unique() : frenchText(name)),
  longText: (name) => frenchText(name),
  integer: (name) => integer(name),
  price: (name) => numeric(name, { precision: 12, scale: 2 }),
  decimal: (name) => numeric(name, { precision: 12, scale: 2 }),
  boolean: (name) => boolean(name),
  colour: (name) => frenchText(name),
  choice: (name) => frenchText(name),
  date: (name) => timestamp(name, { withTimezone: true }),
  image: (name) => frenchText(name),
  images: null,
  belongsTo: (name) => uuid(name),
  manyToMany: null,
  children: null,
  lines: null,
};

/** Whether a field is a column of its resource's own table. */
export const isColumn = (field: Field): boolean => typeOf[field.kind] !== null;

/** Whether a list is sorted by a field: one column, and short, for nobody reads long texts in their order. */
export const isSortable = (field: Field): boolean => isColumn(field) && !['longText', 'image'].includes(field.kind);

/** Whether a column may never be null: what is required, computed or has an initial value is always there. */
export const isFilled = (field: Field): boolean =>
  Boolean(field.required || field.from || field.kind === 'boolean' || ('initial' in field && field.initial));

/** The column of a field, or `null` when its kind has none. */
export function columnOf(name: string, field: Field): PgColumnBuilderBase | null {
  const make = typeOf[field.kind] as ((name: string, field: Field) => Builder) | null;
  const column = make?.(columnName(name), field) ?? null;
  return column && isFilled(field) ? column.notNull() : column;
}
