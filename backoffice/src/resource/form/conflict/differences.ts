import { type Field, type FieldOf, type Kind, type ResourceShape, writableFields } from '@karite/shared/resource';
import { type Draft, type DraftOf, kinds } from '../../kinds/index.ts';
import type { Fields } from '../../values.ts';
import { draftOf } from '../form-values.ts';

/** Which value of a field is saved: the form's, or the stored one. */
export type Side = 'mine' | 'theirs';

/** A field that someone else changed while a form was open; `isTouched`: the form changed it as well. */
export type Difference = { name: string; field: Field; isTouched: boolean };

/** The same text for values of a form that would be saved the same. */
const textOf = <K extends Kind>(field: FieldOf<K>, draft: DraftOf<K>): string =>
  JSON.stringify(kinds[field.kind].draft.comparable(draft));

/** The fields with a stored value that differs both from the loaded one and from the one to save. */
export function differencesOf(
  resource: ResourceShape,
  draft: Draft,
  loaded: Fields | null,
  current: Fields,
): Difference[] {
  const [was, now] = [draftOf(resource, loaded), draftOf(resource, current)];
  return writableFields(resource).flatMap(([name, field]) => {
    const [mine, before, theirs] = [draft, was, now].map((values) => textOf(field, values[name]));
    return theirs === before || theirs === mine ? [] : [{ name, field, isTouched: mine !== before }];
  });
}

/** Whether a form would save something else than what it started with. */
export const isFilledIn = (resource: ResourceShape, draft: Draft, start: Draft): boolean =>
  writableFields(resource).some(([name, field]) => textOf(field, draft[name]) !== textOf(field, start[name]));

/** The initial choice: one's own change, else the stored value. */
export const firstChoice = ({ isTouched }: Difference): Side => (isTouched ? 'mine' : 'theirs');

/** One's own value of a field, on the one that is there by now. */
const rebased = <K extends Kind>(field: FieldOf<K>, mine: DraftOf<K>, loaded: DraftOf<K>, current: DraftOf<K>) =>
  kinds[field.kind].draft.rebased?.(mine, loaded, current) ?? mine;

/** A form's values for the version that is there by now: by choice, field by field. */
export function resolved(
  resource: ResourceShape,
  draft: Draft,
  loaded: Fields | null,
  current: Fields,
  sideOf: (difference: Difference) => Side,
): Draft {
  const [was, now] = [draftOf(resource, loaded), draftOf(resource, current)];
  const next = { ...draft };
  for (const difference of differencesOf(resource, draft, loaded, current)) {
    const { name, field } = difference;
    next[name] = sideOf(difference) === 'theirs' ? now[name] : rebased(field, draft[name], was[name], now[name]);
  }
  return next;
}
