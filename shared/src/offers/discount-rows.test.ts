import { describe, expect, it } from 'vitest';
import { discountRows } from './discount-rows.ts';

const cart = { name: 'Remise sur le panier', code: null, kind: 'percent', amount: 5_000 } as const;
const free = { name: 'Livraison offerte', code: 'LIVRAISON', kind: 'delivery', amount: 2_000 } as const;

describe('the rows of a discount in mails, invoices and the back-office (R1937)', () => {
  it('names each part, with the code that brought it', () => {
    const code = { name: 'Bienvenue', code: 'BIENVENUE', kind: 'amount', amount: 1_000 } as const;
    expect(discountRows(6_000, [cart, code])).toEqual([
      { label: 'Remise sur le panier', amount: 5_000 },
      { label: 'Bienvenue (BIENVENUE)', amount: 1_000 },
    ]);
  });
  it('leaves free delivery to the line of the delivery', () => {
    expect(discountRows(5_000, [cart, free])).toHaveLength(1);
    expect(discountRows(0, [free])).toEqual([]);
  });
  it('is one line for orders from before its parts were stored', () =>
    expect(discountRows(700)).toEqual([{ label: 'Remise', amount: 700 }]));
});
