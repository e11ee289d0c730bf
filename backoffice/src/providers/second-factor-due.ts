import { useSyncExternalStore } from 'react';

let isDue = false;
const listeners = new Set<() => void>();

/** Notes whether the API wants a second factor of who works here before anything else: told by their profile, or by any refusal. */
export function noteSecondFactorDue(now: boolean): void {
  if (now === isDue) return;
  isDue = now;
  for (const notify of listeners) notify();
}

const listen = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

export const useSecondFactorDue = (): boolean => useSyncExternalStore(listen, () => isDue);
