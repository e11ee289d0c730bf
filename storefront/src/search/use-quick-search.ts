import { useEffect, useState } from 'react';
import { browserClient } from '../api/browser-client.ts';
import { ON_THE_SHELF } from '../api/catalogue.ts';

/** R1002: from two letters on, after a pause of 300 ms. */
const SHORTEST = 2;
const PAUSE_MS = 300;
/** The answers to so many texts are kept as long as the page: letters are often taken back. */
const MOST_KEPT = 30;

const ask = (q: string, signal: AbortSignal) =>
  browserClient.get('/products/suggestions', { query: { ...ON_THE_SHELF, q }, signal });

export type Suggestions = Awaited<ReturnType<typeof ask>>;
type QuickSearch = { status: 'idle' | 'loading' | 'done'; found: Suggestions | null };

const kept = new Map<string, Suggestions>();

function keep(q: string, found: Suggestions): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(q, found);
}

/**
 * What the drop-down shows for a text being typed: one call after a pause, none for a text that was asked for before. While
 * it is under way what was found before stays. A failed search shows nothing (R1002): submitting still works.
 */
export function useQuickSearch(q: string): QuickSearch {
  const [{ status, found }, setSearch] = useState<QuickSearch>({ status: 'idle', found: null });
  const known = kept.get(q);
  const isLongEnough = q.length >= SHORTEST;
  useEffect(() => {
    if (!isLongEnough || known) return setSearch({ status: 'done', found: known ?? null });
    const abort = new AbortController();
    setSearch((before) => ({ ...before, status: 'loading' }));
    const timer = setTimeout(async () => {
      const found = await ask(q, abort.signal).catch(() => null);
      // An answer to what is no longer asked may come late: a newer one stays.
      if (abort.signal.aborted) return;
      if (found) keep(q, found);
      setSearch({ status: found ? 'done' : 'idle', found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, known, isLongEnough]);
  if (!isLongEnough) return { status: 'idle', found: null };
  return known ? { status: 'done', found: known } : { status, found };
}
