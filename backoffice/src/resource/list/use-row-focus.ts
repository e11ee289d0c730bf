import { type RefObject, useEffect, useRef } from 'react';
import type { ShopRecord } from '../values.ts';
import { rowsIn } from './row-events.ts';

/** The panel of a tab, where it is one. */
const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

/**
 * Keeps the focus among the rows of a list: when the focused row is removed, the one in its place gets it. An unhandled arrow
 * key begins with the first row, also after a click beside the list, which focuses the page around it, or on its tab. Returns the handler
 * for focus events of the list.
 */
export function useRowFocus(place: RefObject<HTMLElement | null>, rows: readonly ShopRecord[]) {
  const last = useRef<{ id: string | undefined; index: number } | null>(null);

  useEffect(() => {
    const begin = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (!(target instanceof Element)) return;
      // A row of tabs takes the key, and does nothing with it.
      const panel = panelOf(target);
      const isAround = panel ? panel.contains(place.current) : target.contains(place.current) && !defaultPrevented;
      if (key === 'ArrowDown' && isAround) rowsIn(place.current)[0]?.focus();
    };
    document.addEventListener('keydown', begin);
    return () => document.removeEventListener('keydown', begin);
  }, [place]);

  useEffect(() => {
    const { id, index } = last.current ?? {};
    if (index === undefined || rows.some((row) => row.id === id) || document.activeElement !== document.body) return;
    const shown = rowsIn(place.current);
    shown[Math.min(index, shown.length - 1)]?.focus();
  }, [place, rows]);

  return ({ target }: { target: EventTarget }) => {
    const index = target instanceof HTMLElement ? rowsIn(place.current).indexOf(target) : -1;
    if (target instanceof HTMLElement && index >= 0) last.current = { id: target.dataset.rowKey, index };
  };
}
