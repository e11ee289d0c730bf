import { expect, it } from 'vitest';
import { waitOf } from './wait.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

it('shows a waiting time in the largest whole unit', () => {
  const text = (since: string) => waitOf(since, now).text;
  expect(text('2026-11-22T11:00:01Z')).toBe('59 min');
  expect(text('2026-11-22T11:00:00Z')).toBe('1 h');
  expect(text('2026-11-20T12:00:01Z')).toBe('47 h');
  expect(text('2026-11-20T12:00:00Z')).toBe('2 j');
  // A clock that is behind the server's.
  expect(text('2026-11-22T12:05:00Z')).toBe('0 min');
  expect(waitOf('2026-11-20T12:00:00Z', now).hours).toBe(48);
});
