import { useEffect, useRef } from 'react';
import { hasQueuedOrder } from '../../orders/queue/queue-flag.ts';

/** How long the page waits before it sends again what got no answer, in ms; the last one over and over. */
const PAUSES_MS = [5_000, 15_000, 30_000, 60_000];

/**
 * Polls the queue of this phone while the page is open: at start, for an order of an earlier visit, then after growing
 * pauses while an order waits. It also polls when an attempt failed before it could send, and whenever the network comes
 * back.
 */
export function useQueuedOrder(isWaiting: boolean, check: () => Promise<void>): void {
  const latest = useRef(check);
  latest.current = check;
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
