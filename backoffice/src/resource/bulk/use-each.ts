import { useCallback, useRef, useState } from 'react';

/** Does something for each of many; answers for how many it was done. */
export type Each = <T>(items: readonly T[], work: (item: T) => Promise<unknown>) => Promise<number>;

export type EachProgress = { done: number; total: number };

/** The same for many, one after the other, with how far it is; what was not begun when it is stopped is left alone. */
export function useEach() {
  const [progress, setProgress] = useState<EachProgress | null>(null);
  const isStopped = useRef(false);
  const each: Each = useCallback(async (items, work) => {
    isStopped.current = false;
    let done = 0;
    for (const item of items) {
      if (isStopped.current) break;
      setProgress({ done, total: items.length });
      await work(item);
      done += 1;
    }
    setProgress(null);
    return done;
  }, []);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { each, progress, stop };
}
