import { describe, expect, it } from 'vitest';
import { averageBasket, bestMonth, commissionOf, percentage, statusShares } from './index.ts';

describe('R1602 Statistics', () => {
  it('averages revenue over orders', () => {
    expect(averageBasket({ orders: 4, revenue: 10_000 })).toBe(2_500);
    expect(averageBasket({ orders: 0, revenue: 0 })).toBe(0);
  });
  it('finds the month with the highest revenue', () => {
    const months = [
      { month: '2026-09', revenue: 5, orders: 1 },
      { month: '2026-10', revenue: 9, orders: 1 },
      { month: '2026-11', revenue: 2, orders: 9 },
    ];
    expect(bestMonth(months)?.month).toBe('2026-10');
    expect(bestMonth([])).toBeNull();
  });
  it('rounds shares to whole percentages', () => {
    expect(percentage(1, 3)).toBe(33);
    expect(percentage(2, 3)).toBe(67);
    expect(percentage(0, 0)).toBe(0);
  });
  it('counts as cancelled what was cancelled, and apart what is paid or shipped (R1603)', () => {
    const byStatus = { pending: 1, paid: 2, shipped: 3, completed: 4, cancelled: 5 };
    expect(statusShares({ byStatus })).toEqual({ completed: 4, pending: 1, cancelled: 5, underWay: 5 });
  });
});

describe('R1609 The commission on sales', () => {
  it.each([
    [5_000, 12.5, 625],
    [1_003, 12.5, 125],
    [1_004, 12.5, 126],
    [5_000, 0, 0],
    [0, 12.5, 0],
    [5_000, null, null],
  ])('%d at %s %%: %s', (sales, share, commission) => expect(commissionOf(sales, share)).toBe(commission));
});
