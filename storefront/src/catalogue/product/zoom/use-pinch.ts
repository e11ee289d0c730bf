import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

declare module 'react' {
  interface CSSProperties {
    /** How many times as wide as its frame a picture may be drawn. */
    '--scale'?: number;
  }
}

type Finger = { clientX: number; clientY: number };
const distance = (a: Finger, b: Finger) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

/** Two fingers on `frame` set the scale of its content; the middle of the frame stays in place, also with other controls. */
export function usePinch(frame: RefObject<HTMLElement | null>, scale: number, zoomTo: (scale: number) => void): void {
  const latest = useRef({ scale, zoomTo });
  const drawn = useRef(scale);
  useLayoutEffect(() => {
    latest.current = { scale, zoomTo };
    const element = frame.current;
    if (!element || drawn.current === scale) return;
    const by = scale / drawn.current;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * by - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * by - clientHeight / 2,
    });
    drawn.current = scale;
  });
  useEffect(() => {
    const element = frame.current;
    let from: { distance: number; scale: number } | null = null;
    const move = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (!first || !second) {
        from = null;
        return;
      }
      event.preventDefault();
      from ??= { distance: distance(first, second), scale: latest.current.scale };
      latest.current.zoomTo((from.scale * distance(first, second)) / Math.max(from.distance, 1));
    };
    const end = () => {
      from = null;
    };
    // React's own listeners are passive: they could not prevent the browser from enlarging the whole page.
    element?.addEventListener('touchmove', move, { passive: false });
    element?.addEventListener('touchend', end);
    return () => {
      element?.removeEventListener('touchmove', move);
      element?.removeEventListener('touchend', end);
    };
  }, [frame]);
}
