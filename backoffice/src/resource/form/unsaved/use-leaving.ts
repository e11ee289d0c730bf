import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';
import { holdPlace } from './hold-place.ts';

/**
 * Asks before a place is left at which something is not saved. `leave`: the way that somebody wanted to go, as long as they
 * have not answered; `release` lets everything pass from that moment on.
 */
export function useLeaving(isHeld: boolean) {
  const { navigator } = useContext(NavigationContext);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const letGo = useRef<() => void>(() => undefined);
  useEffect(() => {
    if (!isHeld) return;
    const release = holdPlace(navigator, (way) => setLeave(() => way));
    letGo.current = release;
    return release;
  }, [isHeld, navigator]);
  const release = useCallback(() => letGo.current(), []);
  return { leave, stay: useCallback(() => setLeave(null), []), release };
}
