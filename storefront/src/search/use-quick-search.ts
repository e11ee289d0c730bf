import { useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { ON_THE_SHELF } from '../api/catalogue.ts';

/** R1002: from two characters on, after a pause of 300 ms. */
const SHORTEST = 2;
const PAUSE_MS = 300;
/** How many answers are cached as long as the page: characters are often deleted again. */
const MAX_CACHED = 30;

const fetchSuggestions = (q: string, signal: AbortSignal) =>
  browserClient.get('/products/suggestions', { query: { ...ON_THE_SHELF, q }, signal });

export type Suggestions = Awaited<ReturnType<typeof fetchSuggestions>>;
type QuickSearch = { status: 'idle' | 'loading' | 'done'; found: Suggestions | null };

const cached = new Map<string, Suggestions>();

function store(q: string, found: Suggestions): void {
  const [oldest] = cached.keys();
  if (cached.size >= MAX_CACHED && oldest !== undefined) cached.delete(oldest);
  cached.set(q, found);
}

/**
 * The content of the drop-down for a text being typed: one call after a pause, none for a cached text. Former results stay
 * during the call. A failed search shows nothing (R1002): submitting still works.
 */
export function useQuickSearch(q: string): QuickSearch {
  const [{ status, found }, setSearch] = useState<QuickSearch>({ status: 'idle', found: null });
  const hit = cached.get(q);
  const isLongEnough = q.length >= SHORTEST;
  useEffect(() => {
    if (!isLongEnough || hit) return setSearch({ status: 'done', found: hit ?? null });
    const abort = new AbortController();
    setSearch((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(async () => {
      const found = await fetchSuggestions(q, abort.signal).catch(() => null);
      // An answer to a former request may come late: the newer one stays.
      if (abort.signal.aborted) return;
      if (found) store(q, found);
      setSearch({ status: found ? 'done' : 'idle', found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, hit, isLongEnough]);
  if (!isLongEnough) return { status: 'idle', found: null };
  return hit ? { status: 'done', found: hit } : { status, found };
}
