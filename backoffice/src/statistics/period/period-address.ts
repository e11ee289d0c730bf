import { daysIn, PERIODS, type PeriodName, SALES_BY, type SalesBy } from '@karite/shared/statistics';

/** The period and grouping in the page's address: `?period=30d&by=country`, `?from=2026-11-01&to=2026-11-22`. */
export type PeriodQuery = { by: SalesBy; period?: PeriodName; from?: string; to?: string };

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isIn = <Name extends string>(names: Readonly<Record<Name, string>>, text: string | null): text is Name =>
  text !== null && Object.hasOwn(names, text);

/** Longer periods are grouped by month by default. */
const MOST_BY_DAY = 92;

/** The period in an address; `null`: none, and so the figures of all time. */
export function readPeriodQuery(params: URLSearchParams): PeriodQuery | null {
  const [period, from, to, by] = [params.get('period'), params.get('from'), params.get('to'), params.get('by')];
  const unit = isIn(SALES_BY, by) ? by : null;
  if (isIn(PERIODS, period)) return { period, by: unit ?? (period === 'year' ? 'month' : 'day') };
  if (!isDay(from) || !isDay(to)) return null;
  return { from, to, by: unit ?? (daysIn({ from, to }) > MOST_BY_DAY ? 'month' : 'day') };
}

/** The address for a change. A chosen grouping is preserved. */
export function writePeriodQuery(params: URLSearchParams, change: Partial<PeriodQuery>): URLSearchParams {
  const next = new URLSearchParams(params);
  if ('period' in change || 'from' in change) for (const key of ['period', 'from', 'to']) next.delete(key);
  for (const [key, value] of Object.entries(change)) if (value) next.set(key, value);
  return next;
}
