import { describe, expect, it } from 'vitest';
import { canReturn, paidFor, RETURN_STATUSES, RETURN_STEPS } from './index.ts';

describe('returns', () => {
  it('gives lines their share of the discount, and never more than was paid', () => {
    const order = { subtotal: 60_000, discount: 6_000, totalPrice: 54_000 };
    expect(paidFor(order, [{ price: 10_000, quantity: 2 }])).toBe(18_000);
    expect(paidFor(order, [{ price: 60_000, quantity: 1 }])).toBe(54_000);
    expect(paidFor({ subtotal: 0, discount: 0, totalPrice: 2_000 }, [])).toBe(0);
  });
  it('is closed once it is refused or refunded', () => {
    expect(RETURN_STATUSES.filter((status) => RETURN_STEPS[status].length === 0)).toEqual(['refused', 'refunded']);
    expect(canReturn({ status: 'pending' })).toBe(false);
    expect(canReturn({ status: 'paid' })).toBe(true);
  });
});
