import { formatDate } from '@karite/shared/format';
import {
  embeddedName,
  type Field,
  type FieldOf,
  type Kind,
  kindOf,
  type Linked,
  type RecordOf,
  type ResourceShape,
  TIMESTAMPS,
  targetOf,
  type ValueOf,
} from '@karite/shared/resource';

/** Values by field: a record, a part of one, or a row inside one. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record of any resource. */
export type ShopRecord = RecordOf;

/** A record's value of a field; `undefined` where it has none. */
export const valueIn = <K extends Kind>(record: Fields | null | undefined, name: string, _field: FieldOf<K>) =>
  // The API's answers pass the declaration's schema, which is made of the fields' kinds.
  record?.[name] as NonNullable<ValueOf<K>> | null | undefined;

const isLinked = (value: unknown): value is Linked => typeof value === 'object' && value !== null && 'id' in value;

/** The record that a `belongsTo` field points to, as another one carries it along. */
export function linkedIn(record: Fields, name: string): Linked | null {
  const linked = record[embeddedName(name)];
  return isLinked(linked) ? linked : null;
}

/** All that a record holds: the fields of its declaration, and the two moments that every record has. */
export const fieldsOf = ({ fields }: ResourceShape): Readonly<Record<string, Field>> => ({ ...fields, ...TIMESTAMPS });

function textOf<K extends Kind>(field: FieldOf<K>, name: string, record: Fields): string {
  const value = valueIn(record, name, field);
  return value === null || value === undefined ? '' : (kindOf(field).text?.(value, field) ?? String(value));
}

/** Whether it is a record as its resource is read, not a part of one that another record carries along. */
const isWhole = (record: Fields): record is ShopRecord => 'id' in record && 'updatedAt' in record;

/**
 * What a record is called in a sentence, a chip or a title: by its declared identity, where it is whole; else by the field that its resource is displayed by, in the words
 * of its kind, or by the record that this field leads to. A record that is embedded without that field is called by the
 * first text that it was given; one that has none, by what it is and when it was made: an id says nothing.
 */
export function nameOf(resource: ResourceShape, record: Fields | null | undefined): string {
  if (!record) return '';
  if (resource.isSingle) return resource.label.one;
  if (resource.identity && isWhole(record)) return resource.identity(record);
  const { display } = resource;
  const field = fieldsOf(resource)[display];
  const target = field && targetOf(field, resource);
  const linked = target && linkedIn(record, display);
  if (linked) return nameOf(target, linked);
  const [, first] = Object.entries(record).find(([key, value]) => key !== 'id' && typeof value === 'string') ?? [];
  const named = display in record ? record : { [display]: first };
  const { createdAt } = record;
  const since = typeof createdAt === 'string' ? ` du ${formatDate(createdAt)}` : '';
  return (field && textOf(field, display, named)) || resource.label.one + since;
}

/** The words of the button that adds a record. */
export const createLabel = ({ label }: ResourceShape): string => label.create ?? `Ajouter : ${label.one}`;
