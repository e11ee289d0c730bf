import { describe, expect, it } from 'vitest';
import { canInvoice, seriesOf, taxIn } from './index.ts';

describe('invoices', () => {
  it('takes the tax out of a price that contains it, in whole francs that add up', () => {
    expect(taxIn(11_800, 18)).toEqual({ net: 10_000, tax: 1_800 });
    expect(taxIn(11_890, 18.9)).toEqual({ net: 10_000, tax: 1_890 });
    expect(taxIn(10_000, 0)).toEqual({ net: 10_000, tax: 0 });
    for (const total of [1, 999, 12_345, 987_654])
      for (const rate of [16, 18, 18.9]) {
        const { net, tax } = taxIn(total, rate);
        expect(net + tax).toBe(total);
      }
  });
  it('numbers each kind and year by itself, and tests apart', () => {
    const issuedAt = '2026-12-31T23:59:59.999Z';
    expect(seriesOf({ kind: 'invoice', isTest: false, issuedAt })).toBe('F2026-');
    expect(seriesOf({ kind: 'credit-note', isTest: false, issuedAt })).toBe('A2026-');
    expect(seriesOf({ kind: 'invoice', isTest: true, issuedAt })).toBe('TEST-F2026-');
  });
  it('waits until an order is paid or on its way', () => {
    expect(['pending', 'paid', 'shipped', 'completed', 'cancelled'].filter((status) => canInvoice({ status }))).toEqual(
      ['paid', 'shipped', 'completed'],
    );
  });
});
