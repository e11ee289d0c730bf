import { createClient, type Keep } from './client.ts';
import { readToken } from './token.ts';

/** The API as the visitor's browser calls it: every request carries the stored token (R904). */
const browser = { fetch: (path: string, init?: RequestInit) => fetch(path, init), token: readToken };
export const browserClient = createClient(browser);

/** How long a catalogue answer is taken as fresh, in ms: going back on a slow line is then immediate. */
const FRESH_MS = 60_000;
const MOST_KEPT = 60;

/** Remembers what was read of an address for a minute. */
export function memory(now: () => number = Date.now): Keep {
  const kept = new Map<string, { at: number; answer: Promise<never> }>();
  return (address, read) => {
    const known = kept.get(address);
    if (known && now() - known.at < FRESH_MS) return known.answer;
    const answer = read() as Promise<never>;
    kept.set(address, { at: now(), answer });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
    answer.catch(() => kept.delete(address));
    return answer;
  };
}

/** The same client with a memory. For loaders only: nothing personal passes through it. */
export const loaderClient = createClient({ ...browser, keep: memory() });
