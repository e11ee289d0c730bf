import type { ResourceShape } from '@karite/shared/resource';
import { useEffect, useRef } from 'react';
import { isSettling } from './settling.ts';
import { useNeighbours } from './use-neighbours.ts';

type Ways = {
  /** Goes to another record, on that page of the list. */
  go: (id: string, page: number) => void;
  /** Leaves: the list is empty by now. */
  close: () => void;
};

/**
 * Goes on to the next record of the list once a step has taken the shown one out of it. What others change meanwhile moves
 * nobody away.
 */
export function useNextRecord(resource: ResourceShape, id: string, { go, close }: Ways): void {
  const { place, total, toPlace } = useNeighbours(resource, id);
  const last = useRef<{ id: string; place: number } | null>(null);
  useEffect(() => {
    if (place !== null) last.current = { id, place };
  }, [id, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the record leaves the list, and once
  useEffect(() => {
    const before = last.current;
    if (place !== null || before?.id !== id || !isSettling()) return;
    last.current = null;
    if (total === 0) close();
    else void toPlace(Math.min(before.place, total)).then((next) => next && go(next.id, next.page));
  }, [id, place]);
}
