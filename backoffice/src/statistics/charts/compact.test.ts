import { describe, expect, it } from 'vitest';
import { formatCompact } from './compact.ts';

describe('a figure on an axis', () => {
  it.each([
    [0, '0'],
    [12, '12'],
    [999, '999'],
    [1_000, '1 k'],
    [875_770, '876 k'],
    [1_200_000, '1,2 M'],
    [1_408_190, '1,41 M'],
    [2_500_000_000, '2,5 Md'],
  ])('%i is %s', (value, text) => expect(formatCompact(value).replace(/\s/g, ' ')).toBe(text));
});
