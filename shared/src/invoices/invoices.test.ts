import { describe, expect, it } from 'vitest';
import { canInvoice, invoiceNumber, seriesOf, taxIn } from './index.ts';

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
    expect(invoiceNumber(seriesOf('invoice', 2026, false), 123)).toBe('F2026-000123');
    expect(invoiceNumber(seriesOf('credit-note', 2026, false), 1)).toBe('A2026-000001');
    expect(invoiceNumber(seriesOf('invoice', 2026, true), 1)).toBe('TEST-F2026-000001');
  });
  it('waits until an order is paid or on its way', () => {
    expect(['pending', 'paid', 'shipped', 'completed', 'cancelled'].filter((status) => canInvoice({ status }))).toEqual(
      ['paid', 'shipped', 'completed'],
    );
  });
});
