import { useSyncExternalStore } from 'react';

let isDue = false;
const listeners = new Set<() => void>();

/** Notes whether the API requires a second factor before anything else. The profile or any refusal states it. */
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
