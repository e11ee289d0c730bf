import type { SalesFigures } from '@karite/shared/statistics';

const SHOWN = 12;

/** The months from the first to the last that are shown, those without an order too. */
export function lastMonths(months: SalesFigures['months'], count = SHOWN): SalesFigures['months'] {
  const [first, last] = [months.at(0)?.month, months.at(-1)?.month];
  if (!first || !last) return [];
  const byMonth = new Map(months.map((month) => [month.month, month]));
  const [year, number] = [Number(last.slice(0, 4)), Number(last.slice(5))];
  const wanted = Array.from({ length: count }, (_, back) => {
    const index = year * 12 + (number - 1) - (count - 1 - back);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
  return wanted
    .filter((month) => month >= first)
    .map((month) => byMonth.get(month) ?? { month, revenue: 0, orders: 0 });
}
