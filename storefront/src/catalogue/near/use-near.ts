import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance below the window at which content is requested. */
const MARGIN = '600px';

/** Loads the content of a place when the shopper scrolls near it, again for each `key`; `failed` where it can't be loaded. */
export function useNear<T>(
  load: () => Promise<T>,
  key: unknown,
  failed: T,
): { place: RefObject<HTMLElement | null>; value: T | null } {
  const place = useRef<HTMLElement>(null);
  const [value, setValue] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new at each drawing; `key` says what it loads
  useEffect(() => {
    if (!place.current) return;
    let isCurrent = true;
    const set = (loaded: T) => isCurrent && setValue(loaded);
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        load().then(set, () => set(failed));
      },
      { rootMargin: MARGIN },
    );
    watch.observe(place.current);
    return () => {
      isCurrent = false;
      watch.disconnect();
    };
  }, [key]);
  return { place, value };
}
