import { describe, expect, it } from 'vitest';
import { lastMonths } from './last-months.ts';

const month = (name: string, revenue = 1) => ({ month: name, revenue, orders: 1 });

describe('the months that are shown', () => {
  it('hold those without an order, across the turn of a year', () => {
    expect(lastMonths([month('2025-11'), month('2026-02')])).toEqual([
      month('2025-11'),
      { month: '2025-12', revenue: 0, orders: 0 },
      { month: '2026-01', revenue: 0, orders: 0 },
      month('2026-02'),
    ]);
  });

  it('are the last twelve', () => {
    const shown = lastMonths([month('2024-01'), month('2026-03')]);
    expect(shown).toHaveLength(12);
    expect([shown[0]!.month, shown.at(-1)!.month]).toEqual(['2025-04', '2026-03']);
  });

  it('are none without orders', () => expect(lastMonths([])).toEqual([]));
});
