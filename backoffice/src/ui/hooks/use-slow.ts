import { useEffect, useRef, useState } from 'react';
import { useRested } from './use-rested.ts';

/** A pause this long, in ms, ends the typing (R1502). */
const PAUSE_MS = 300;

/** A value that is typed, handed on after a pause; it follows when the value changes under it. */
export function useSlow<T>(value: T, onChange: (value: T) => void) {
  const [typed, setTyped] = useState(value);
  const rested = useRested(typed, PAUSE_MS);
  const held = useRef(value);
  const answer = useRef(onChange);
  answer.current = onChange;

  useEffect(() => {
    if (value === held.current) return;
    held.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    if (rested === held.current) return;
    held.current = rested;
    answer.current(rested);
  }, [rested]);

  return [typed, setTyped] as const;
}
