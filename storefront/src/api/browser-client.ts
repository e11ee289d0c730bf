import { retryDelay } from '@karite/shared/client';
import { createClient, type Fetch, type ReadThrough } from './client.ts';
import { readToken } from './token.ts';

/** Retries a GET request while the server is overloaded (R2001). */
async function fetchWhileBusy(path: string, init?: RequestInit, retries = 0): Promise<Response> {
  const response = await fetch(path, init);
  const { status, headers } = response;
  const ms = retryDelay({ method: init?.method, status, retryAfter: headers.get('retry-after'), retries });
  if (ms === undefined) return response;
  await new Promise((done) => setTimeout(done, ms));
  return fetchWhileBusy(path, init, retries + 1);
}

/** The API as the visitor's browser calls it: every request carries the stored token (R904). */
const browser = { fetch: ((path, init) => fetchWhileBusy(path, init)) satisfies Fetch, token: readToken };
export const browserClient = createClient(browser);

/** How long a catalogue answer is taken as fresh, in ms: going back on a slow network is then immediate. */
const FRESH_MS = 60_000;
const MOST_CACHED = 60;

/** Remembers what was read of an address for a minute. */
export function createCache(now: () => number = Date.now): ReadThrough {
  const cached = new Map<string, { at: number; answer: ReturnType<ReadThrough> }>();
  return (address, read) => {
    const entry = cached.get(address);
    if (entry && now() - entry.at < FRESH_MS) return entry.answer;
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
