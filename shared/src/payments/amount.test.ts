import { describe, expect, it } from 'vitest';
import { amountIn, rateText } from './amount.ts';

describe('an amount in another money', () => {
  it.each([
    [10_000, 43_502.25, 1, 43_503],
    [10_000, 43_502, 1, 43_502],
    [8_900, 43_502.25, 1, 38_718],
    [10_000, 16.5, 0.01, 16.5],
    [8_900, 16.53, 0.01, 14.72],
    [1, 16.53, 0.01, 0.01],
  ])('%d FCFA at %d, to %d: never less than the price', (fcfa, rate, multiple, amount) =>
    expect(amountIn(multiple === 1 ? 'CDF' : 'USD', fcfa, rate, multiple)).toBe(amount),
  );

  it('needs a rate, where it is not FCFA', () => {
    expect(amountIn('CDF', 10_000, null, 1)).toBeNull();
    expect(amountIn('USD', 10_000, 0, 0.01)).toBeNull();
    expect(amountIn('XAF', 10_000, null, 1)).toBe(10_000);
  });

  it('contains the rate as the shop stores it', () =>
    expect(rateText(43_502.25, 'CDF').replace(/\s/g, ' ')).toBe('au taux de 43 502,25 CDF pour 10 000 FCFA'));
});
