import { useSyncExternalStore } from 'react';

let isDue = false;
const listeners = new Set<() => void>();

/** Notes whether the API wants a second factor of who works here before anything else: told by their profile, or by any refusal. */
export function noteSecondFactorDue(now: boolean): void {
  if (now === isDue) return;
  isDue = now;
  for (const tell of listeners) tell();
}

const listen = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};

export const useSecondFactorDue = (): boolean => useSyncExternalStore(listen, () => isDue);
