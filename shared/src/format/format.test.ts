import { describe, expect, it } from 'vitest';
import { formatMoney, formatRoundedMoney, formatSearchMoney } from '../money/index.ts';
import { formatSize, monthLabel, plural, truncate } from './index.ts';

/** Which space groups digits depends on the engine's French; people see a space. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('sizes of files', () => {
  it('are shown in whole ko, and in Mo with a comma, never more than they are', () => {
    expect([0, 1_023, 20_000, 1_048_575].map(formatSize).map(spaced)).toEqual(['1 ko', '1 ko', '19 ko', '1 023 ko']);
    expect([1_048_576, 1_630_000, 75_497_472].map(formatSize)).toEqual(['1 Mo', '1,5 Mo', '72 Mo']);
  });
});

describe('R101 French writing', () => {
  it('groups amounts, with decimals only where there are some', () => {
    expect(spaced(formatMoney(1_234_567))).toBe('1 234 567 FCFA');
    expect(spaced(formatMoney(4_495.5))).toBe('4 495,5 FCFA');
    expect(spaced(formatRoundedMoney(4_495.5))).toBe('4 496 FCFA');
    expect(spaced(formatSearchMoney(12_500))).toBe('12 500,00 CFA');
  });
  it('cuts after 40 characters and adds an ellipsis', () => {
    expect(truncate('a'.repeat(40), 40)).toBe('a'.repeat(40));
    expect(truncate('a'.repeat(41), 40)).toBe(`${'a'.repeat(40)}…`);
  });
  it('counts in French: 0 and 1 are singular', () => {
    expect([0, 1, 2].map((count) => plural(count, 'produit'))).toEqual(['0 produit', '1 produit', '2 produits']);
  });
  it('names months', () => {
    expect(monthLabel('2026-01')).toBe('Jan 2026');
    expect(monthLabel('2026-12')).toBe('Déc 2026');
  });
});
