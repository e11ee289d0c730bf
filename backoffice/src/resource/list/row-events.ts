import type { ResourceShape } from '@karite/shared/resource';
import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react';

/** The class of a cell that can be edited in place. */
export const EDITABLE = 'is-editable';

/** What does something of its own when it is clicked. */
const CONTROLS = 'a, button, input, label, textarea, select, [role=button], [role=checkbox], [role=combobox]';

const isOnControl = ({ target, currentTarget }: MouseEvent): boolean =>
  // A window that a button of the row opened is outside the row's element, though React bubbles its events to the row.
  !(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROLS) !== null;

const isSelectingText = (): boolean => (window.getSelection()?.toString() ?? '') !== '';

/**
 * A cell that a second click writes in: the first one waits for it, and nothing else does. No event announces a single
 * click, and a window that opened at once would take the second click.
 */
const isOnEditable = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest(`.${EDITABLE}`) !== null;
const SECOND_CLICK_MS = 250;
let opening: ReturnType<typeof setTimeout> | undefined;

/** The rows (or cards) of a list, in their order. */
export const rowsIn = (place: HTMLElement | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('[data-row-key]') ?? []),
];

function toNeighbour(row: HTMLElement, step: -1 | 1): void {
  const rows = rowsIn(row.closest('.record-list'));
  rows[rows.indexOf(row) + step]?.focus();
}

const buttonOf = (place: Element | null | undefined, key: string) =>
  place?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);

/**
 * Follows the contact key of the focused row, or runs the declared action of a key: on the ticked rows, or else on the focused row, and goes on to the next row. It clicks
 * the action's button, which opens its own confirmation. Returns whether the key belongs to an action.
 */
export function actByKey(
  { actions = {}, contactKeys }: ResourceShape,
  event: KeyboardEvent<HTMLElement>,
  next: () => void,
): boolean {
  const action = Object.values(actions).find(({ key }) => key === event.key);
  const isContact = Object.values(contactKeys ?? {}).includes(event.key);
  if (!(action || isContact) || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Held down a little long, it would do the same to the rows below.
  if (event.repeat) return true;
  const row = event.currentTarget;
  const many = buttonOf(row.closest('.record-list')?.querySelector('.record-count'), event.key);
  const one = buttonOf(row, event.key);
  if (many) many.click();
  else one?.click();
  // A confirmation returns the focus to its row.
  if (!many && one && action && !action.params && !action.confirm) next();
  return true;
}

type Row = {
  resource: ResourceShape;
  isFirst: boolean;
  open: () => void;
  tick: (() => void) | null;
  tickAll: (() => void) | null;
  edit: (() => void) | null;
};

/**
 * The events of a row. A click beside its controls or Enter opens its record. One row is in the Tab order, the others are
 * reached by the arrows. The space bar ticks, F2 edits the first editable cell, and a letter runs a declared action
 * (`shortcuts.tsx`).
 */
export const rowEvents = ({ resource, isFirst, open, tick, tickAll, edit }: Row): HTMLAttributes<HTMLElement> => ({
  tabIndex: isFirst ? 0 : -1,
  onClick: (event) => {
    clearTimeout(opening);
    if (isOnControl(event) || isSelectingText() || event.detail > 1) return;
    const row = event.currentTarget;
    // A row that went meanwhile, as with its page, opens nothing.
    if (isOnEditable(event)) opening = setTimeout(() => row.isConnected && open(), SECOND_CLICK_MS);
    else open();
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
