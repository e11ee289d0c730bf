import type { Answer } from '@karite/shared/client';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../providers/call.ts';

export type Reader = Answer<'GET', '/comments/{resource}/{id}/readers'>[number];

/** How long somebody types on before it is searched, in ms. */
const PAUSE_MS = 150;

/** The accounts that one may mention about a record: `look` searches by what is typed; `known` are all that were offered. */
export function useReaders(resource: string, id: string) {
  const [offered, offer] = useState<readonly Reader[]>([]);
  const [isLoading, setLoading] = useState(false);
  const readers = useRef(new Map<string, Reader>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  async function search(q: string) {
    // Without an answer one writes on without an offer.
    const found = await call('GET', '/comments/{resource}/{id}/readers', {
      path: { resource, id },
      query: { q },
    }).catch(() => []);
    for (const reader of found) readers.current.set(reader.id, reader);
    if (latest.current !== q) return;
    offer(found);
    setLoading(false);
  }
  function look(typed: string) {
    latest.current = typed;
    clearTimeout(timer.current);
    setLoading(true);
    timer.current = setTimeout(() => void search(typed), PAUSE_MS);
  }
  return { offered, known: () => [...readers.current.values()], isLoading, look };
}
