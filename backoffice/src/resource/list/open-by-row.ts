import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

/** What does something of its own when it is clicked. */
const CONTROLS = 'a, button, input, label, textarea, select, [role=button], [role=checkbox], [role=combobox]';

const isOnControl = ({ target, currentTarget }: MouseEvent): boolean =>
  // A window that a button of the row opened is no part of the row's element, though React tells the row of it.
  !(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS) !== null;

const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

function toNeighbour({ currentTarget }: KeyboardEvent<HTMLElement>, step: -1 | 1): void {
  const rows = [...(currentTarget.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row-key]') ?? [])];
  rows[rows.indexOf(currentTarget) + step]?.focus();
}

/**
 * What makes a row open its record: a click beside its controls, or Enter. One row stands in the order of Tab, the others
 * are reached by the arrows; the space bar ticks.
 */
export const openByRow = (
  isFirst: boolean,
  open: () => void,
  tick: (() => void) | null,
): HTMLAttributes<HTMLElement> => ({
  tabIndex: isFirst ? 0 : -1,
  onClick: (event) => {
    if (!isOnControl(event) && !isSelectingText()) open();
  },
  onKeyDown: (event) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') open();
    else if (event.key === ' ' && tick) tick();
    else if (event.key === 'ArrowDown') toNeighbour(event, 1);
    else if (event.key === 'ArrowUp') toNeighbour(event, -1);
    else return;
    event.preventDefault();
  },
});
