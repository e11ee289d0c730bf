import { useEffect } from 'react';

/** Saves by Ctrl+S and Ctrl+Enter (⌘ on a Mac), as long as `isOn`, and keeps the browser from saving the page. */
export function useSaveKeys(isOn: boolean, save: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || (event.key !== 'Enter' && event.key.toLowerCase() !== 's')) return;
      event.preventDefault();
      if (!event.repeat) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn, save]);
}
