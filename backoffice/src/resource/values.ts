import { formatDate } from '@karite/shared/format';
import {
  embeddedName,
  type FieldOf,
  type Kind,
  type Linked,
  type RecordOf,
  type ResourceShape,
  targetOf,
  type ValueOf,
} from '@karite/shared/resource';

/** Values by field: a record, a part of one, or a row inside one. */
export type Fields = Readonly<Record<string, unknown>>;

/** A record of any resource. */
export type ShopRecord = RecordOf;

/** What a record holds of a field; `undefined` where it says nothing of it. */
export const valueIn = <K extends Kind>(record: Fields | null | undefined, name: string, _field: FieldOf<K>) =>
  // The API's answers pass the declaration's schema, which is made of the fields' kinds.
  record?.[name] as NonNullable<ValueOf<K>> | null | undefined;

const isLinked = (value: unknown): value is Linked => typeof value === 'object' && value !== null && 'id' in value;

/** The record that a `belongsTo` field points to, as another one carries it along. */
export function linkedIn(record: Fields, name: string): Linked | null {
  const linked = record[embeddedName(name)];
  return isLinked(linked) ? linked : null;
}

/**
 * What a record is called in a sentence, a chip or a title: a choice by its label, a moment as a date, a link by the
 * record that it leads to. A record that is embedded without that field is called by the first that it was given.
 */
export function nameOf(resource: ResourceShape, record: Fields | null | undefined): string {
  if (!record) return '';
  const { display } = resource;
  const field = resource.fields[display];
  const target = field && targetOf(field, resource);
  const linked = target && linkedIn(record, display);
  if (linked) return nameOf(target, linked);
  const [, first] = Object.entries(record).find(([key, value]) => key !== 'id' && typeof value === 'string') ?? [];
  const name = display in record ? record[display] : first;
  if (name === null || name === undefined || name === '') return String(record.id ?? '');
  if (field?.kind === 'choice') return field.options[String(name)] ?? String(name);
  return field?.kind === 'date' || display === 'createdAt' ? formatDate(String(name)) : String(name);
}
