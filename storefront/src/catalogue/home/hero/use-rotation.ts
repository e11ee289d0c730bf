import { useEffect, useState } from 'react';

/** How long a banner stays, in ms (R1131). */
const BANNER_MS = 4_000;

const wantsStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Which of `count` banners is shown, and the last that may be next (`ahead`): pictures of later ones can wait. It rotates
 * until paused, and starts paused for visitors who prefer reduced motion.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [ahead, setAhead] = useState(1);
  if (index >= ahead) setAhead(index + 1);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (wantsStill()) setPlaying(false);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a banner chosen by hand gets its whole time again
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      if (!document.hidden) setIndex((now) => (now + 1) % count);
    }, BANNER_MS);
    return () => clearInterval(timer);
  }, [playing, count, index]);
  return {
    index,
    ahead,
    playing,
    show: setIndex,
    previous: () => setIndex((index - 1 + count) % count),
    next: () => setIndex((index + 1) % count),
    toggle: () => setPlaying(!playing),
  };
}
