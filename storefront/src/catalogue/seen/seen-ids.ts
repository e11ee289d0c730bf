import { readJson, writeJson } from '../../storage/browser-storage.ts';

const SEEN_KEY = 'seen';

/** How many viewed products are stored, including the present one (R1843). */
export const MOST_SEEN = 8;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** Reads the stored ids, the latest first; whatever else was there is dropped. */
export const readSeen = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MOST_SEEN) : [];

/** Stores a viewed product on this device; returns those viewed before it, the latest first. */
export function noteSeen(id: string): string[] {
  const before = readSeen(readJson(SEEN_KEY)).filter((other) => other !== id);
  writeJson(SEEN_KEY, readSeen([id, ...before]));
  return before;
}
