import { expect, test } from 'vitest';
import { idsBetween } from './ticks.ts';

const IDS = ['a', 'b', 'c', 'd'];

test('from one to another, in both directions', () => {
  expect(idsBetween(IDS, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(IDS, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(IDS, 'b', 'b')).toEqual(['b']);
});

test('the last alone without a first, or with one that is on another page', () => {
  expect(idsBetween(IDS, null, 'c')).toEqual(['c']);
  expect(idsBetween(IDS, 'z', 'c')).toEqual(['c']);
});
