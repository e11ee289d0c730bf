import { useSyncExternalStore } from 'react';

/** Below this width, in px, tables become cards, the menu a drawer, and modals fill the screen. */
const query = typeof window === 'undefined' ? null : window.matchMedia('(max-width: 899px)');

const subscribe = (tell: () => void) => {
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
};

/** Whether the screen is a phone or a small tablet. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query?.matches ?? false);
