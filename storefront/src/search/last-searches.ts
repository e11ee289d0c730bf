import { readJson, writeJson, writeText } from '../storage/browser-storage.ts';

const KEY = 'searches';
const MOST = 5;

/** What was last searched for on this device, the latest first; nothing of it is ever sent (R1809). */
export function lastSearches(): string[] {
  const stored = readJson(KEY);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST) : [];
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Stores a search as the latest, once. */
export const rememberSearch = (text: string): void =>
  writeJson(KEY, [text, ...lastSearches().filter((each) => !same(each, text))].slice(0, MOST));

/** Forgets one of them, or all. */
export function forgetSearch(text: string | null): void {
  const left = text === null ? [] : lastSearches().filter((each) => !same(each, text));
  if (left.length > 0) writeJson(KEY, left);
  else writeText(KEY, null);
}
