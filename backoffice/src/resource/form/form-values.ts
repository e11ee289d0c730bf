import {
  type Field,
  type FieldOf,
  fieldsWithin,
  type Kind,
  type ResourceShape,
  writableFields,
} from '@karite/shared/resource';
import { type Draft, type DraftOf, type FormMode, kinds, type StartOf } from '../kinds/index.ts';
import { type Fields, valueIn } from '../values.ts';

export type FormSection = { key: string; title: string | null; fields: [string, Field][] };

/** Whether a form has an input for a field, or only shows it. */
export const isEditable = (field: Field): boolean => !field.readOnly && !field.computed;

/**
 * The sections of a resource's form, in the order of the declaration; a field without one is in the first. For an
 * existing record (`isNew` is false) read-only fields are included.
 */
export function sectionsOf(resource: ResourceShape, isNew: boolean): FormSection[] {
  const titles = Object.entries(resource.form?.sections ?? { general: '' });
  const fields = Object.entries(resource.fields).filter(
    ([, field]) => isEditable(field) || (!isNew && field.shownInForm),
  );
  return titles
    .map(([key, title], index) => ({
      key,
      title: title || null,
      fields: fields.filter(([, { section }]) => (section === undefined ? index === 0 : section === key)),
    }))
    .filter((section) => section.fields.length > 0);
}

const start = <K extends Kind>(field: FieldOf<K>, name: string, record: Fields | null): DraftOf<K> =>
  kinds[field.kind].draft.start(valueIn(record, name, field), field, startOf);

/** What a form starts with: the record's values, or the declaration's initial ones. */
export const startOf: StartOf = (fields, record) =>
  Object.fromEntries(writableFields({ fields }).map(([name, field]) => [name, start(field, name, record)]));

export const draftOf = (resource: ResourceShape, record: Fields | null): Draft => startOf(resource.fields, record);

/** Only texts may be filled in by an address: the user sees them before saving. */
const GIVEN: readonly string[] = ['text', 'longText', 'barcode'];

/** The form values in an address, for fields of the form. */
export const givenDraft = (resource: ResourceShape, given: string | null): Draft =>
  Object.fromEntries(
    [...new URLSearchParams(given ?? '')].filter(([name]) => GIVEN.includes(resource.fields[name]?.kind ?? '')),
  );

const payload = <K extends Kind>(
  field: FieldOf<K>,
  name: string,
  draft: DraftOf<K>,
  mode: FormMode,
  record: Fields | null,
) => kinds[field.kind].draft.payload(draft, { name, mode, before: valueIn(record, name, field) });

/** A form's values as the API takes them: what is empty is left out, which clears it; an untouched picture stays. */
export function payloadOf(resource: ResourceShape, draft: Draft, mode: FormMode, record: Fields | null): Fields {
  return Object.assign(
    {},
    ...writableFields(resource).map(([name, field]) => payload(field, name, draft[name], mode, record)),
  );
}

/** The field of the form that an error's name refers to: `newImages` and `imagesToDelete` belong to `images`. */
export function fieldOfError(resource: ResourceShape, name: string): string | null {
  const head = name.replace(/\..*/s, '');
  if (head in resource.fields) return head;
  return (
    Object.entries(resource.fields).find(([field, { kind }]) => kinds[kind].draft.keys?.(field).includes(head))?.[0] ??
    null
  );
}

/** The form's message for an error. For a nested field it names that field too. */
export function messageAt(resource: ResourceShape, name: string, message: string): string {
  const [head = '', ...inner] = name.split('.');
  const field = resource.fields[head];
  const within = field && fieldsWithin(field);
  const label = within && inner.map((part) => within[part]?.label).find(Boolean);
  return label ? `${label} : ${message}` : message;
}
