type Listener = (event: PopStateEvent) => void;

let hold: Listener | null = null;

/**
 * Listens for the browser's "back" before the router does: called before the router is drawn, since listeners of a window
 * are called in the order in which they came.
 */
export const listenFirst = (): void => window.addEventListener('popstate', (event) => hold?.(event));

/** Who is told of "back" and "forward" before the router, and may keep it from hearing of them; `null`: nobody. */
export const holdPops = (listener: Listener | null): void => {
  hold = listener;
};
