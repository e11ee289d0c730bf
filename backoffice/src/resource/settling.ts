import { useSyncExternalStore } from 'react';

/** After a step other buttons take the place of the last one. So long, in ms, late clicks are ignored. */
const SETTLE_MS = 1_000;

let steps = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  steps += by;
  for (const listener of listeners) listener();
};

/** Does a step, and holds the buttons of all steps until a second after its outcome is shown (R2156). */
export async function settling<T>(work: () => Promise<T>): Promise<T> {
  change(1);
  try {
    return await work();
  } finally {
    setTimeout(() => change(-1), SETTLE_MS);
  }
}

/** Whether one was done just now. */
export const isSettling = (): boolean => steps > 0;

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The same, for what is drawn. */
export const useSettling = (): boolean => useSyncExternalStore(listen, isSettling, isSettling);
