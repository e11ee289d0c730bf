import { describe, expect, it } from 'vitest';
import { orderIdentity, readShortNumber } from './index.ts';

describe('orderIdentity', () => {
  it.each([
    ['Reine', 'adjovi', 'KR-7F4K-92 · Reine A.'],
    [' Reine ', '', 'KR-7F4K-92 · Reine'],
    ['', 'Adjovi', 'KR-7F4K-92 · A.'],
    ['', ' ', 'KR-7F4K-92'],
  ])('of %j %j', (prenom, nom, expected) =>
    expect(orderIdentity({ shortNumber: 'KR-7F4K-92', prenom, nom })).toBe(expected),
  );
});

describe('short numbers', () => {
  it.each(['KR-7F4K-92', 'kr-7f4k-92', 'kr7f4k92', ' KR 7F4K 92 ', '7f4k92', '7F4K-92'])('reads %s', (typed) => {
    expect(readShortNumber(typed)).toBe('KR-7F4K-92');
  });
  it.each(['', 'KR', 'KR-7F4K-9', 'KR-7F4K-922', 'KR-0F4K-92', 'savon', 'ORDER_1795000000001_a', 'KR7F4K9é'])(
    'takes %s for none',
    (typed) => {
      expect(readShortNumber(typed)).toBeNull();
    },
  );
  it('does not strip KR where it belongs to the number itself', () => {
    expect(readShortNumber('KRKR4K92')).toBe('KR-KR4K-92');
    expect(readShortNumber('KRJR4K92')).toBe('KR-JR4K-92');
    expect(readShortNumber('KR4K92')).toBe('KR-KR4K-92');
  });
});
