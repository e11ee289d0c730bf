import { useEffect } from 'react';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;

/** The window on top, where it is a record's. */
function topRecord(): Element | null {
  const top = [...document.querySelectorAll('.ant-modal')].filter((it) => it.checkVisibility()).at(-1);
  return top?.classList.contains('record-modal') ? top : null;
}

/** In the window of a record, the keys of its row work as in the list: declared actions, call and chat; where nobody types. */
export function useStepKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isTyping(event)) return;
      const step = topRecord()?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`);
      if (!step) return;
      event.preventDefault();
      step.click();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
