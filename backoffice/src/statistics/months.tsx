import { formatWholeFcfa, MONTHS, plural } from '@karite/shared/format';
import type { SalesFigures } from '@karite/shared/statistics';
import { lastMonths } from './last-months.ts';

/** Revenue by month as columns; the figures stand in each column's title and in the text that readers hear. */
export function Months({ months }: { months: SalesFigures['months'] }) {
  const shown = lastMonths(months);
  const highest = Math.max(1, ...shown.map(({ revenue }) => revenue));
  return (
    <ol className="months" aria-label="Chiffre d'affaires par mois">
      {shown.map(({ month, revenue, orders }) => {
        const text = `${formatWholeFcfa(revenue)}, ${plural(orders, 'commande')}`;
        return (
          <li key={month} title={text}>
            <span className="month-column">
              <span style={{ height: `${(revenue / highest) * 100}%` }} />
            </span>
            <span className="month-name">{MONTHS[Number(month.slice(5)) - 1]}</span>
            <span className="visually-hidden">
              {month.slice(0, 4)} : {text}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
