import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

// Days have no zone: in UTC none is longer or shorter than another, wherever this runs.
dayjs.extend(utc);

/** Days of the calendar, as `2026-11-22`: the first and the last, both meant. */
export type Days = { from: string; to: string };

/** A period and the one that it is compared with. */
export type Period = { current: Days; before: Days };

/** The periods that are offered by name (R1610). */
export const PERIODS = {
  today: 'Aujourd’hui',
  '7d': '7 jours',
  '30d': '30 jours',
  '90d': '90 jours',
  month: 'Ce mois',
  'last-month': 'Mois dernier',
  year: 'Cette année',
} as const;
export type PeriodName = keyof typeof PERIODS;

/** Ten years: the longest period that is counted. */
export const MOST_DAYS = 3_660;

const written = (day: Dayjs): string => day.format('YYYY-MM-DD');

/** So many days later, or earlier. */
export const addDays = (day: string, days: number): string => written(dayjs.utc(day).add(days, 'day'));

/** The same day so many months later, or the last one of that month where it is shorter. */
const addMonths = (day: string, months: number): string => written(dayjs.utc(day).add(months, 'month'));

/** How many days a period has. */
export const daysIn = ({ from, to }: Days): number => dayjs.utc(to).diff(from, 'day') + 1;

/** Days of somebody's choice, and as many just before them. */
export function chosenPeriod(current: Days): Period {
  const length = daysIn(current);
  return { current, before: { from: addDays(current.from, -length), to: addDays(current.from, -1) } };
}

/**
 * A named period as of `today` (R1610). A month or year is compared with the one before it, up to the same day; others with
 * as many days just before.
 */
export function periodOf(name: PeriodName, today: string): Period {
  const months = (from: string, to: string, back: number): Period => ({
    current: { from, to },
    before: { from: addMonths(from, -back), to: addMonths(to, -back) },
  });
  const first = `${today.slice(0, 7)}-01`;
  switch (name) {
    case 'today':
      return chosenPeriod({ from: today, to: today });
    case '7d':
      return chosenPeriod({ from: addDays(today, -6), to: today });
    case '30d':
      return chosenPeriod({ from: addDays(today, -29), to: today });
    case '90d':
      return chosenPeriod({ from: addDays(today, -89), to: today });
    case 'month':
      return months(first, today, 1);
    case 'last-month': {
      const from = addMonths(first, -1);
      const before = addMonths(first, -2);
      return { current: { from, to: addDays(first, -1) }, before: { from: before, to: addDays(from, -1) } };
    }
    case 'year':
      return months(`${today.slice(0, 4)}-01-01`, today, 12);
  }
}

/** Every day of a period, or every month that it touches, in order. */
export function stepsOf({ from, to }: Days, by: 'day' | 'month'): string[] {
  if (by === 'day') return Array.from({ length: daysIn({ from, to }) }, (_, index) => addDays(from, index));
  const first = dayjs.utc(from).startOf('month');
  const count = dayjs.utc(to).startOf('month').diff(first, 'month') + 1;
  return Array.from({ length: count }, (_, index) => first.add(index, 'month').format('YYYY-MM'));
}
