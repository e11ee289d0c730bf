import { type Field, type ResourceShape, writableFields } from '@karite/shared/resource';
import type { BaseRecord } from '@refinedev/core';
import type { ImageEdits } from '../../values.ts';
import { type Draft, draftOf } from '../form-values.ts';

/** Whose value of a field is saved: the form's, or the one that is stored by now. */
export type Side = 'mine' | 'theirs';

/** A field that someone else changed while a form was open; `isTouched`: the form changed it as well. */
export type Difference = { name: string; field: Field; isTouched: boolean };

/** The same text for values of a form that would be saved the same. */
function textOf(field: Field, value: unknown): string {
  if (field.kind === 'images') {
    const { kept = [], added = [] } = (value ?? {}) as Partial<ImageEdits>;
    return JSON.stringify([kept.map(({ id }) => id), added.length]);
  }
  if (value instanceof File) return `file ${value.name}`;
  if (field.kind === 'manyToMany' || field.kind === 'children') return JSON.stringify([...(value as string[])].sort());
  return JSON.stringify(value === undefined || value === '' ? null : value);
}

/** The fields of a form whose stored value is no longer the one it was loaded with, nor the one it would save. */
export function differencesOf(
  resource: ResourceShape,
  draft: Draft,
  loaded: BaseRecord | null,
  current: BaseRecord,
): Difference[] {
  const [was, now] = [draftOf(resource, loaded), draftOf(resource, current)];
  return writableFields(resource).flatMap(([name, field]) => {
    const [mine, before, theirs] = [draft, was, now].map((values) => textOf(field, values[name]));
    return theirs === before || theirs === mine ? [] : [{ name, field, isTouched: mine !== before }];
  });
}

/** What stands chosen at first: one's own work, and what someone else did where one did nothing. */
export const firstChoice = ({ isTouched }: Difference): Side => (isTouched ? 'mine' : 'theirs');

/** One's own edits of a list of pictures, on the list as it is now: what others added stays, what they took out is gone. */
function ownPictures(mine: ImageEdits, loaded: ImageEdits, now: ImageEdits): ImageEdits {
  const has = (list: ImageEdits['kept'], id: string) => list.some((image) => image.id === id);
  const kept = mine.kept.filter(({ id }) => has(now.kept, id));
  const added = now.kept.filter(({ id }) => !has(loaded.kept, id));
  return { kept: [...kept, ...added], removed: mine.removed.filter((id) => has(now.kept, id)), added: mine.added };
}

/** A form's values for the version that is there by now: by choice, field by field. */
export function resolved(
  resource: ResourceShape,
  draft: Draft,
  loaded: BaseRecord | null,
  current: BaseRecord,
  sideOf: (difference: Difference) => Side,
): Draft {
  const [was, now] = [draftOf(resource, loaded), draftOf(resource, current)];
  const next = { ...draft };
  for (const difference of differencesOf(resource, draft, loaded, current)) {
    const { name, field } = difference;
    if (sideOf(difference) === 'theirs') next[name] = now[name];
    else if (field.kind === 'images')
      next[name] = ownPictures(draft[name] as ImageEdits, was[name] as ImageEdits, now[name] as ImageEdits);
  }
  return next;
}
