import { useEffect, useState } from 'react';

/** A finger that rests moves the page by less, in pixels. */
const STEP = 12;

/** Whether the page was last scrolled towards its top: who does that wants the header. */
export function useScrolledUp(): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const judge = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < STEP) return;
      last = window.scrollY;
      setUp(moved < 0);
    };
    window.addEventListener('scroll', judge, { passive: true });
    return () => window.removeEventListener('scroll', judge);
  }, []);
  return isUp;
}
