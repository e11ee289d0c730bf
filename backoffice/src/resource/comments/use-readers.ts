import type { Answer } from '@karite/shared/client';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../providers/call.ts';

export type Reader = Answer<'GET', '/comments/{resource}/{id}/readers'>[number];

/** How long somebody types on before it is looked for, in ms. */
const PAUSE_MS = 150;

/** Whom one may mention about a record, by what is typed; `null` looks for nobody. `known` are all that were offered so far. */
export function useReaders(resource: string, id: string, typed: string | null) {
  const [offered, offer] = useState<readonly Reader[]>([]);
  const known = useRef(new Map<string, Reader>());
  useEffect(() => {
    if (typed === null) return offer([]);
    let isAsked = true;
    const timer = setTimeout(() => {
      call('GET', '/comments/{resource}/{id}/readers', { path: { resource, id }, query: { q: typed } })
        .then((found) => {
          for (const one of found) known.current.set(one.id, one);
          // Who is written out whole needs no offer any more.
          if (isAsked) offer(found.filter(({ email }) => email !== typed));
        })
        // One writes on without an offer.
        .catch(() => isAsked && offer([]));
    }, PAUSE_MS);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [resource, id, typed]);
  return { offered, known: () => [...known.current.values()] };
}
