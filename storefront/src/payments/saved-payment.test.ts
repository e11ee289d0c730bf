import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeText } from '../storage/browser-storage.ts';
import { PAYMENTS_KEY, type SavedPayment, savedPaymentOf, savedPayments, savePayment } from './saved-payment.ts';

const NOW = Date.now();
const payment = (order: string, change: Partial<SavedPayment> = {}): SavedPayment => ({
  order,
  key: 'clé',
  payment: 'p1',
  transaction: null,
  items: [{ productId: 'a', quantity: 2 }],
  isOver: false,
  at: NOW,
  ...change,
});

// A browser that forbids its storage: values exist as long as the page.
beforeEach(() => {
  vi.stubGlobal('window', {});
  writeText(PAYMENTS_KEY, null);
});
afterEach(() => vi.unstubAllGlobals());

describe('stored payments', () => {
  it('come back as they were, one for each order, the newest first', () => {
    savePayment(payment('1'));
    savePayment(payment('2'));
    savePayment(payment('1', { payment: 'p2' }));
    expect(savedPayments().map(({ order, payment }) => [order, payment])).toEqual([
      ['1', 'p2'],
      ['2', 'p1'],
    ]);
    expect(savedPaymentOf('2')).toEqual(payment('2'));
    expect(savedPaymentOf('3')).toBeNull();
  });

  it('are five at most, for a week', () => {
    for (const order of ['1', '2', '3', '4', '5', '6']) savePayment(payment(order));
    expect(savedPayments().map(({ order }) => order)).toEqual(['6', '5', '4', '3', '2']);
    expect(savedPayments(NOW + 7 * 24 * 3_600_000)).toEqual([]);
  });

  it.each(['{', '7', '{}', '[null,7,{"order":1}]', '[{"order":"1"}]'])('are none in %s', (text) => {
    writeText(PAYMENTS_KEY, text);
    expect(savedPayments()).toEqual([]);
  });

  it('lose what is no text, no item and no flag', () => {
    const broken = {
      order: '1',
      at: NOW,
      key: 7,
      payment: '',
      transaction: {},
      items: [{}, { productId: 'a', quantity: 1.5 }],
      isOver: 1,
    };
    writeText(PAYMENTS_KEY, JSON.stringify([broken]));
    expect(savedPayments()).toEqual([payment('1', { key: null, payment: null, items: [] })]);
  });
});
