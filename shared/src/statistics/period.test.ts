import { describe, expect, it } from 'vitest';
import { addDays, change, chosenPeriod, daysIn, periodOf, salesLabel, stepsOf } from './index.ts';

const days = (from: string, to: string) => ({ from, to });

describe('R1610 Periods', () => {
  it('are counted back from today, beside as many days before', () => {
    expect(periodOf('today', '2026-03-01')).toEqual({
      current: days('2026-03-01', '2026-03-01'),
      before: days('2026-02-28', '2026-02-28'),
    });
    expect(periodOf('7d', '2026-11-22')).toEqual({
      current: days('2026-11-16', '2026-11-22'),
      before: days('2026-11-09', '2026-11-15'),
    });
    for (const [name, length] of [
      ['30d', 30],
      ['90d', 90],
    ] as const) {
      const { current, before } = periodOf(name, '2026-01-15');
      expect([daysIn(current), daysIn(before), addDays(before.to, 1)]).toEqual([length, length, current.from]);
    }
  });

  it('of a month or a year are compared with the one before, up to the same day', () => {
    expect(periodOf('month', '2026-03-31')).toEqual({
      current: days('2026-03-01', '2026-03-31'),
      before: days('2026-02-01', '2026-02-28'),
    });
    expect(periodOf('month', '2026-01-10').before).toEqual(days('2025-12-01', '2025-12-10'));
    expect(periodOf('last-month', '2026-03-31')).toEqual({
      current: days('2026-02-01', '2026-02-28'),
      before: days('2026-01-01', '2026-01-31'),
    });
    expect(periodOf('last-month', '2026-01-01').current).toEqual(days('2025-12-01', '2025-12-31'));
    expect(periodOf('year', '2028-02-29')).toEqual({
      current: days('2028-01-01', '2028-02-29'),
      before: days('2027-01-01', '2027-02-28'),
    });
  });

  it('of one’s own are compared with as many days before', () => {
    expect(chosenPeriod(days('2026-01-01', '2026-01-31')).before).toEqual(days('2025-12-01', '2025-12-31'));
  });

  it('have every day and every month, those cut at an end too', () => {
    expect(stepsOf(days('2028-02-28', '2028-03-01'), 'day')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(stepsOf(days('2025-11-30', '2026-01-01'), 'month')).toEqual(['2025-11', '2025-12', '2026-01']);
  });
});

describe('R1611 How sales are grouped', () => {
  it('is called as people call it', () => {
    expect(salesLabel('day', '2026-11-22')).toBe('22/11/2026');
    expect(salesLabel('month', '2026-11')).toBe('Nov 2026');
    expect(salesLabel('status', 'paid')).toBe('Payée');
    expect(salesLabel('country', 'BJ')).toBe('Bénin');
    expect(salesLabel('country', '')).toBe('Non précisé');
    expect(salesLabel('brand', 'some-id', 'Karité Pur')).toBe('Karité Pur');
    expect(salesLabel('brand', 'some-id')).toBe('Supprimée');
  });
  it('changes by a whole percentage, or by none', () => {
    expect([change(150, 100), change(2, 3), change(0, 5), change(5, 0)]).toEqual([50, -33, -100, null]);
  });
});
