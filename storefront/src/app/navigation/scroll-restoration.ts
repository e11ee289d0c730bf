/** The router's state of a navigation, as far as scrolling needs it. */
type Navigated = { location: { key: string }; historyAction: string; preventScrollReset: boolean };

const positions = new Map<string, number>();
let key = '';
let target: number | null = null;

/** Notes where each page was left. A new page starts at its top; going back returns to where one was. */
export function watchScroll(router: {
  state: Navigated;
  subscribe: (listener: (state: Navigated) => void) => unknown;
}): void {
  key = router.state.location.key;
  window.history.scrollRestoration = 'manual';
  // The browser handles reloads.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('scroll', () => positions.set(key, window.scrollY), { passive: true });
  router.subscribe(({ location, historyAction, preventScrollReset }) => {
    if (location.key === key) return;
    key = location.key;
    target = historyAction === 'POP' ? (positions.get(key) ?? 0) : preventScrollReset ? null : 0;
  });
}

/** Scrolls to the position of the page; called once it is drawn. */
export function restoreScroll(): void {
  if (target !== null) window.scrollTo(0, target);
  target = null;
}
