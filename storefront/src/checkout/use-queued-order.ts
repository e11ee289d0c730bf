import { useEffect, useRef } from 'react';
import { hasQueuedOrder } from '../orders/queue/queue-flag.ts';

/** How long the page waits before it sends again what got no answer, in ms; the last one over and over. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000];

/**
 * Has what waits on this phone looked after while the page is open: when it opens, for an order of an earlier visit, then
 * after growing pauses while one waits, also when a turn failed before it could send, and whenever the network comes back.
 */
export function useQueuedOrder(isWaiting: boolean, look: () => Promise<void>): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let turn = 0;
    let timer = 0;
    let isOver = false;
    const again = async () => {
      await latest.current();
      if (!isOver && hasQueuedOrder())
        timer = window.setTimeout(again, PAUSES_MS[Math.min(turn, PAUSES_MS.length - 1)]);
      turn += 1;
    };
    const now = () => void latest.current();
    if (isWaiting) timer = window.setTimeout(again, PAUSES_MS[0]);
    else void again();
    window.addEventListener('online', now);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting]);
}
