import type { ResourceShape } from '@karite/shared/resource';
import type { KeyboardEvent } from 'react';

const buttonOf = (place: Element | null | undefined, key: string) =>
  place?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]`);

/**
 * Does what the key of a declared action stands for: with what is ticked, or else with the row that has the focus, and goes on
 * to the next row. By the very button, which asks what is to be asked. Says whether the key is one of an action.
 */
export function actByKey(
  { actions = {} }: ResourceShape,
  event: KeyboardEvent<HTMLElement>,
  next: () => void,
): boolean {
  const action = Object.values(actions).find(({ key }) => key === event.key);
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return false;
  // Held down a little long, it would do the same to the rows below.
  if (event.repeat) return true;
  const row = event.currentTarget;
  const many = buttonOf(row.closest('.record-list')?.querySelector('.record-count'), event.key);
  const one = buttonOf(row, event.key);
  if (many) many.click();
  else one?.click();
  // A window that asks comes back to its row.
  if (!many && one && !action.asks && !action.confirm) next();
  return true;
}
