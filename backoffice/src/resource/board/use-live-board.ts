import type { ResourceShape } from '@karite/shared/resource';
import { useInvalidate } from '@refinedev/core';
import { useCallback, useEffect, useRef } from 'react';
import { isOwn, type LiveChange } from '../../providers/live/live-events.ts';
import { useLive } from '../../providers/live/use-live.ts';

/** What changes a board, and not who looks at a record, or says something about it. */
const STORED: ReadonlySet<LiveChange['kind']> = new Set(['created', 'updated', 'deleted']);

/**
 * Reads a board again when others have changed what may stand on it, once at a time however much happens; never while a card
 * is held (`isHeld`): nothing moves beneath a hand.
 */
export function useLiveBoard({ name }: ResourceShape, isHeld: boolean): void {
  const invalidate = useInvalidate();
  const now = useRef({ isHeld, isDue: false, isReading: false });
  now.current.isHeld = isHeld;

  const read = useCallback(async () => {
    const { current } = now;
    if (current.isReading) return;
    current.isReading = true;
    while (current.isDue && !current.isHeld) {
      current.isDue = false;
      await invalidate({ resource: name, invalidates: ['list'] }).catch(() => undefined);
    }
    current.isReading = false;
  }, [invalidate, name]);

  useLive(name, (changes) => {
    const isOthers = ({ kind, id }: LiveChange) => STORED.has(kind) && !(kind === 'created' && isOwn(id));
    if (changes && !changes.some(isOthers)) return;
    now.current.isDue = true;
    void read();
  });
  useEffect(() => {
    if (!isHeld) void read();
  }, [isHeld, read]);
}
