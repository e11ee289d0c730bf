import { useCallback, useRef, useState } from 'react';
import { isHttpError } from '../../providers/http-client.ts';

/** Does something for each of many; `failed` hears of those for which it was not done. */
export type Each = <T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  failed: (error: unknown, item: T) => void,
) => Promise<void>;

export type EachProgress = { done: number; total: number };

/** Without a session the rest would fail as well, and each one's refusal would be counted as an attempt. */
const isSignedOut = (error: unknown) => isHttpError(error) && error.statusCode === 401;

/** One after the other, while `goesOn` returns true and somebody is signed in. */
export async function inTurn<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  failed: (error: unknown, item: T) => void,
  goesOn: (done: number) => boolean = () => true,
): Promise<void> {
  for (const [done, item] of items.entries()) {
    if (!goesOn(done)) return;
    try {
      await work(item);
    } catch (error) {
      failed(error, item);
      if (isSignedOut(error)) return;
    }
  }
}

/** The same for many, one after the other, with how far it is; what was not begun when it is stopped is left alone. */
export function useEach() {
  const [progress, setProgress] = useState<EachProgress | null>(null);
  const isStopped = useRef(false);
  const each: Each = useCallback(async (items, work, failed) => {
    isStopped.current = false;
    await inTurn(items, work, failed, (done) => {
      if (isStopped.current) return false;
      setProgress({ done, total: items.length });
      return true;
    });
    setProgress(null);
  }, []);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { each, progress, stop };
}
