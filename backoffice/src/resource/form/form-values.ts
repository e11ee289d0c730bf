import { type Field, type ResourceShape, writableFields } from '@karite/shared/resource';
import type { BaseRecord } from '@refinedev/core';
import type { ImageEdits, Linked } from '../values.ts';

export type FormMode = 'create' | 'edit';
export type Draft = Record<string, unknown>;
export type FormSection = { key: string; title: string | null; fields: [string, Field][] };

/** The sections of a resource's form, in the order of the declaration; a field without one stands in the first. */
export function sectionsOf(resource: ResourceShape): FormSection[] {
  const titles = Object.entries(resource.form?.sections ?? { general: '' });
  const first = titles[0]![0];
  const fields = writableFields(resource);
  return titles
    .map(([key, title]) => ({
      key,
      title: title || null,
      fields: fields.filter(([, field]) => (field.section ?? first) === key),
    }))
    .filter((section) => section.fields.length > 0);
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? (value as Linked[]).map((item) => item.id) : []);

function draftValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'images': {
      const kept = Array.isArray(value) ? [...value].sort((a, b) => a.order - b.order) : [];
      return { kept, removed: [], added: [] } satisfies ImageEdits;
    }
    case 'manyToMany':
    case 'children':
      return idsOf(value);
    case 'lines':
      return Array.isArray(value) ? value : [];
    case 'boolean':
      return value ?? field.initial ?? false;
    default:
      return value ?? ('initial' in field ? field.initial : undefined);
  }
}

/** What a form starts with: the record's values, or the declaration's initial ones. */
export const draftOf = (resource: ResourceShape, record: BaseRecord | null): Draft =>
  Object.fromEntries(writableFields(resource).map(([name, field]) => [name, draftValue(field, record?.[name])]));

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Pictures travel as new files, the kept ones with their order from 0, and the ids to delete (R1402). */
function imagePayload(name: string, edits: ImageEdits, mode: FormMode): Draft {
  if (mode === 'create') return edits.added.length > 0 ? { [name]: edits.added } : {};
  const existing = edits.kept.map(({ id }, order) => ({ id, order }));
  return {
    ...(edits.added.length > 0 && { [`new${capitalised(name)}`]: edits.added }),
    ...(existing.length > 0 && { [`existing${capitalised(name)}`]: existing }),
    ...(edits.removed.length > 0 && { [`${name}ToDelete`]: edits.removed }),
  };
}

/** A form's values as the API takes them: what is empty is left out, which clears it; an untouched picture stays. */
export function payloadOf(resource: ResourceShape, draft: Draft, mode: FormMode, record: BaseRecord | null): Draft {
  const payload: Draft = {};
  for (const [name, field] of writableFields(resource)) {
    const value = draft[name];
    if (field.kind === 'images') Object.assign(payload, imagePayload(name, value as ImageEdits, mode));
    else if (field.kind === 'image') {
      const isSame = (value ?? null) === (record?.[name] ?? null);
      if (!isSame) payload[name] = value ?? null;
    } else if (value !== undefined && value !== null && value !== '') payload[name] = value;
  }
  return payload;
}

/** The field of the form that an error's name stands for: `newImages` and `imagesToDelete` belong to `images`. */
export function fieldOfError(resource: ResourceShape, name: string): string | null {
  const head = name.split('.')[0]!;
  if (head in resource.fields) return head;
  return (
    Object.entries(resource.fields).find(
      ([field, { kind }]) =>
        kind === 'images' &&
        [`new${capitalised(field)}`, `existing${capitalised(field)}`, `${field}ToDelete`].includes(head),
    )?.[0] ?? null
  );
}
