import { defineResource, text } from '@karite/shared/resource';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { actByKey } from './row-events.ts';

const notices = defineResource({
  name: 'notices',
  label: { one: 'Annonce', many: 'Annonces' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  fields: { name: text({ label: 'Nom' }) },
  contactKeys: { call: 'j', chat: 'w' },
  actions: { publish: { label: 'Publier', key: 'p', set: { name: 'Publié' } } },
});

/** A key pressed on a row with one button, and what it did. */
function press(part: { key?: string; repeat?: boolean; ctrlKey?: boolean }) {
  const [click, next] = [vi.fn(), vi.fn()];
  const row = { closest: () => null, querySelector: () => ({ click }) };
  const event = { key: 'p', repeat: false, ctrlKey: false, metaKey: false, altKey: false, currentTarget: row, ...part };
  // All of an event that is read.
  const isTaken = actByKey(notices, event as unknown as KeyboardEvent<HTMLElement>, next);
  return { isTaken, clicks: click.mock.calls.length, steps: next.mock.calls.length };
}

it('does the action of a key, and goes on to the next row', () => {
  expect(press({})).toEqual({ isTaken: true, clicks: 1, steps: 1 });
});

it('follows a contact key, and stays on the row (R1512)', () => {
  expect(press({ key: 'j' })).toEqual({ isTaken: true, clicks: 1, steps: 0 });
  expect(press({ key: 'w' })).toEqual({ isTaken: true, clicks: 1, steps: 0 });
});

it('leaves what the browser or another does with the key', () => {
  expect(press({ key: 'x' })).toEqual({ isTaken: false, clicks: 0, steps: 0 });
  expect(press({ ctrlKey: true })).toEqual({ isTaken: false, clicks: 0, steps: 0 });
});

it('does nothing to the rows below while the key is held down', () => {
  expect(press({ repeat: true })).toEqual({ isTaken: true, clicks: 0, steps: 0 });
});
