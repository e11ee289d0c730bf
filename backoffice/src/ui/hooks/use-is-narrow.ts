import { useSyncExternalStore } from 'react';

function watch(media: string) {
  const query = typeof window === 'undefined' ? null : window.matchMedia(media);
  const subscribe = (notify: () => void) => {
    query?.addEventListener('change', notify);
    return () => query?.removeEventListener('change', notify);
  };
  return [subscribe, () => query?.matches ?? false] as const;
}

/** Below this width, in px, tables become cards, the menu a drawer, and modals fill the screen. */
const narrow = watch('(max-width: 899px)');
/** From this width on there is space for words beside icons. */
const wide = watch('(min-width: 1600px)');

/** Whether the screen is a phone or a small tablet. */
export const useIsNarrow = (): boolean => useSyncExternalStore(...narrow);

/** Whether icon buttons have space for their text too. */
export const useIsWide = (): boolean => useSyncExternalStore(...wide);
