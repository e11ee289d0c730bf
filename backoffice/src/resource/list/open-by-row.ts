import type { ResourceShape } from '@karite/shared/resource';
import type { HTMLAttributes, MouseEvent } from 'react';
import { actByKey } from './row-keys.ts';

/** The class of a cell that can be written in where it stands. */
export const EDITABLE = 'is-editable';

/** What does something of its own when it is clicked. */
const CONTROLS = 'a, button, input, label, textarea, select, [role=button], [role=checkbox], [role=combobox]';

const isOnControl = ({ target, currentTarget }: MouseEvent): boolean =>
  // A window that a button of the row opened is no part of the row's element, though React tells the row of it.
  !(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS) !== null;

const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * A cell that a second click writes in: the first one waits for it, and nothing else does. No event says that a click stays
 * alone, and a window that opened at once would take the second click.
 */
const isOnEditable = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(`.${EDITABLE}`) !== null;
const SECOND_CLICK_MS = 250;
let opening: ReturnType<typeof setTimeout> | undefined;

function toNeighbour(row: HTMLElement, step: -1 | 1): void {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row-key]') ?? [])];
  rows[rows.indexOf(row) + step]?.focus();
}

type Row = {
  resource: ResourceShape;
  isFirst: boolean;
  open: () => void;
  tick: (() => void) | null;
  tickAll: (() => void) | null;
  edit: (() => void) | null;
  focused: (row: HTMLElement) => void;
};

/**
 * What makes a row open its record: a click beside its controls, or Enter. One row stands in the order of Tab, the others
 * are reached by the arrows; the space bar ticks, F2 writes in its first cell that may be, and a letter does what a declared
 * action says (`shortcuts.ts`).
 */
export const openByRow = ({
  resource,
  isFirst,
  open,
  tick,
  tickAll,
  edit,
  focused,
}: Row): HTMLAttributes<HTMLElement> => ({
  tabIndex: isFirst ? 0 : -1,
  onClick: (event) => {
    clearTimeout(opening);
    if (isOnControl(event) || isSelectingText() || event.detail > 1) return;
    const row = event.currentTarget;
    // A row that went meanwhile, as with its page, opens nothing.
    if (isOnEditable(event)) opening = setTimeout(() => row.isConnected && open(), SECOND_CLICK_MS);
    else open();
  },
  onFocus: (event) => {
    if (event.target === event.currentTarget) focused(event.currentTarget);
  },
  onKeyDown: (event) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') open();
    else if (event.key === ' ' && tick) tick();
    else if (event.key === 'F2' && edit) edit();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && tickAll) tickAll();
    else if (event.key === 'ArrowDown') toNeighbour(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') toNeighbour(event.currentTarget, -1);
    else if (!actByKey(resource, event, () => toNeighbour(event.currentTarget, 1))) return;
    event.preventDefault();
    event.stopPropagation();
  },
});
