import { type Client, createClient } from './client.ts';
import { readToken } from './token.ts';

/** The API as the visitor's browser calls it: every request carries the stored token (spec §6). */
export const browserClient = createClient({ fetch: (path, init) => fetch(path, init), token: readToken });

/** How long a catalogue answer is taken as fresh, in ms: going back on a slow line is then immediate. */
const FRESH_MS = 60_000;
const MOST_KEPT = 60;

type Kept = { at: number; answer: Promise<unknown> };

/** The same client, which remembers catalogue reads for a minute. For loaders only: nothing personal passes through it. */
export function withMemory(client: Client, now: () => number = Date.now): Client {
  const kept = new Map<string, Kept>();
  function remember<T>(key: string, read: () => Promise<T>): Promise<T> {
    const known = kept.get(key);
    if (known && now() - known.at < FRESH_MS) return known.answer as Promise<T>;
    const answer = read();
    kept.set(key, { at: now(), answer });
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
    answer.catch(() => kept.delete(key));
    return answer;
  }
  return {
    ...client,
    get: (path) => remember(`get ${path}`, () => client.get(path)),
    list: (path) => remember(`list ${path}`, () => client.list(path)),
  };
}
