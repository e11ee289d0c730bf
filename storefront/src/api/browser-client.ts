import { createClient, type ReadThrough } from './client.ts';
import { readToken } from './token.ts';

/** The API as the visitor's browser calls it: every request carries the stored token (R904). */
const browser = { fetch: (path: string, init?: RequestInit) => fetch(path, init), token: readToken };
export const browserClient = createClient(browser);

/** How long a catalogue answer is taken as fresh, in ms: going back on a slow network is then immediate. */
const FRESH_MS = 60_000;
const MOST_CACHED = 60;

/** Remembers what was read of an address for a minute. */
export function createCache(now: () => number = Date.now): ReadThrough {
  const cached = new Map<string, { at: number; answer: ReturnType<ReadThrough> }>();
  return (address, read) => {
    const known = cached.get(address);
    if (known && now() - known.at < FRESH_MS) return known.answer;
    const answer = read();
    cached.set(address, { at: now(), answer });
    const [oldest] = cached.keys();
    if (oldest !== undefined && cached.size > MOST_CACHED) cached.delete(oldest);
    answer.catch(() => cached.delete(address));
    return answer;
  };
}

/** The same client with a cache. For loaders only: nothing personal passes through it. */
export const loaderClient = createClient({ ...browser, cache: createCache() });
