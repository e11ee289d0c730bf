import { COUNTRY_CODES, type CountryCode } from '@karite/shared/region';
import { cutToLength } from '@karite/shared/text';
import { readJson, writeJson } from '../storage/browser-storage.ts';
import { fieldsOf } from '../storage/fields-of.ts';
import { DRAFT_KEY } from './draft-key.ts';
import { PLACE_KEY } from './place-key.ts';

/** `city` is empty where it is none that is listed. */
export type Place = { country: CountryCode; city: string };

/** Reads a stored place; `null` when it is invalid. */
export function readPlace(value: unknown): Place | null {
  const { country, city } = fieldsOf(value);
  const valid = COUNTRY_CODES.find((code) => code === country);
  return valid ? { country: valid, city: typeof city === 'string' ? cutToLength(city, 60) : '' } : null;
}

/** The place of the checkout that is being filled in, else the stored one. */
export const savedPlace = (): Place | null =>
  readPlace(readJson(DRAFT_KEY, 'session')) ?? readPlace(readJson(PLACE_KEY));

export const savePlace = (place: Place): void => writeJson(PLACE_KEY, place);

/** Stores a chosen place, and adds it to a checkout that has none yet. */
export function choosePlace(place: Place): void {
  savePlace(place);
  const draft = fieldsOf(readJson(DRAFT_KEY, 'session'));
  if (readPlace(draft)?.country !== place.country || !draft.city)
    writeJson(DRAFT_KEY, { ...draft, ...place }, 'session');
}
