import { expect, it } from 'vitest';
import { isSoonerSorted } from './estimate.ts';
import type { Expression } from './expression.ts';
import { frequentFrom } from './frequent.ts';

const bits = (counts: Record<string, number>) => ({
  counts: new Map(Object.entries(counts)),
  total: 100_000,
  made: '1',
  canCount: true,
});
const PAGE = 24;
const any = (...lexemes: string[]): Expression => ({ any: lexemes });

it.each([
  ['a whole name, which few have', any('=savon noir'), {}, true],
  ['as many as are just sorted', any('1savon'), { '1savon': 6_928 }, true],
  ['one more', any('1savon'), { '1savon': 6_929 }, false],
  ['a word in half of all', any('3huile'), { '3huile': 50_000 }, false],
  ['either of two words', any('3huile', '3savon'), { '3huile': 4_000, '3savon': 4_000 }, false],
  ['both of two words', { and: [any('3huile'), any('3savon')] }, { '3huile': 25_000, '3savon': 25_000 }, true],
  ['one thing or another', { or: [any('3huile'), any('3savon')] }, { '3huile': 4_000, '3savon': 4_000 }, false],
] as const)('%s', (_, expression, counts, isSorted) => {
  expect(isSoonerSorted(expression, bits(counts), PAGE)).toBe(isSorted);
});

it('the more lines are wanted, the sooner all that match are read and sorted', () => {
  const known = bits({ '1savon': 8_000 });
  expect([PAGE, 2 * PAGE].map((most) => isSoonerSorted(any('1savon'), known, most))).toEqual([false, true]);
});

it.each([
  [2_000, 35, false],
  [2_000, 36, true],
  [100_000, 252, false],
  [100_000, 253, true],
])('of %i records, a word that %i have is frequent: %s', (total, having, isFrequent) => {
  expect(having >= frequentFrom(total)).toBe(isFrequent);
});
