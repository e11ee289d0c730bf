import { formatDate } from '@karite/shared/format';
import { embeddedName, type FieldOf, type Image, type Kind, type ResourceShape } from '@karite/shared/resource';
import type { BaseRecord } from '@refinedev/core';

/** A record that another one carries along. */
export type Linked = { id: string } & Record<string, unknown>;

/** What an answer of the API holds for a field, by kind. A new kind is missing here first. */
type Values = {
  text: string;
  longText: string;
  integer: number;
  price: number;
  decimal: number;
  boolean: boolean;
  colour: string;
  choice: string;
  date: string;
  image: string;
  images: Image[];
  belongsTo: string;
  manyToMany: Linked[];
  children: Linked[];
  lines: Record<string, unknown>[];
};
export type ValueOf<K extends Kind> = Values[K];

/** Edits to an ordered list of pictures: those kept, in their new order, those taken out, and new files. */
export type ImageEdits = { kept: Image[]; removed: string[]; added: File[] };

/** What a form holds while it is being filled in, where that is not the value itself. */
type Drafts = Omit<Values, 'image' | 'images' | 'manyToMany' | 'children'> & {
  image: string | File;
  images: ImageEdits;
  manyToMany: string[];
  children: string[];
};
export type DraftOf<K extends Kind> = Drafts[K];

/** What every cell and every input is told. */
export type FieldContext<K extends Kind> = {
  name: string;
  field: FieldOf<K>;
  resource: ResourceShape;
};

export type ShopRecord = BaseRecord & { id: string; createdAt: string; updatedAt: string };

/** The resource that a relation points to. */
export const targetOf = (resource: ResourceShape, field: FieldOf<'belongsTo' | 'manyToMany'>): ResourceShape =>
  field.target === 'self' ? resource : field.target;

/**
 * What a record is called in a sentence, a chip or a title: a choice by its label, a moment as a date, a link by the
 * record that it leads to. A record that is embedded without that field is called by the first that it was given.
 */
export function nameOf(resource: ResourceShape, record: BaseRecord | null | undefined): string {
  if (!record) return '';
  const { display } = resource;
  const field = resource.fields[display];
  if (field?.kind === 'belongsTo' && record[embeddedName(display)])
    return nameOf(targetOf(resource, field), record[embeddedName(display)]);
  const [, first] = Object.entries(record).find(([key, value]) => key !== 'id' && typeof value === 'string') ?? [];
  const name = display in record ? record[display] : first;
  if (name === null || name === undefined || name === '') return String(record.id ?? '');
  if (field?.kind === 'choice') return field.options[String(name)] ?? String(name);
  return field?.kind === 'date' || display === 'createdAt' ? formatDate(String(name)) : String(name);
}
