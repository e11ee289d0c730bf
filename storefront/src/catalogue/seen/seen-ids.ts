import { readJson, writeJson } from '../../storage/browser-storage.ts';

const SEEN_KEY = 'seen';

/** How many of the products that were looked at are remembered, the present one among them (R1843). */
export const MOST_SEEN = 8;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-f-]{36}$/i.test(value);

/** Reads the stored ids, the latest first; whatever else was there is dropped. */
export const readSeen = (value: unknown): string[] =>
  Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, MOST_SEEN) : [];

/** Remembers a product on this device, and answers those that were looked at before it, the latest first. */
export function noteSeen(id: string): string[] {
  const before = readSeen(readJson(SEEN_KEY)).filter((other) => other !== id);
  writeJson(SEEN_KEY, readSeen([id, ...before]));
  return before;
}
