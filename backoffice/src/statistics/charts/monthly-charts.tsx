import { formatNumber, monthLabel, plural } from '@karite/shared/format';
import { formatRoundedMoney, inCurrency } from '@karite/shared/money';
import type { SalesFigures } from '@karite/shared/statistics';
import { lastMonths } from '../last-months.ts';
import { FiguresTable } from './figures-table.tsx';
import { MonthBars } from './month-bars.tsx';

/** Revenue and orders of the last twelve months, one above the other, and their figures. */
export default function MonthlyCharts({ months }: { months: SalesFigures['months'] }) {
  const shown = lastMonths(months);
  return (
    <>
      <MonthBars
        months={shown}
        field="revenue"
        label={inCurrency('Chiffre d’affaires')}
        format={formatRoundedMoney}
        height={260}
      />
      <MonthBars
        months={shown}
        field="orders"
        label="Commandes"
        format={(orders) => plural(orders, 'commande')}
        height={190}
      />
      <FiguresTable
        label="Chiffre d’affaires et commandes par mois"
        columns={['Mois', 'Chiffre d’affaires', 'Commandes']}
        rows={shown.map(({ month, revenue, orders }) => [
          monthLabel(month),
          formatRoundedMoney(revenue),
          formatNumber(orders),
        ])}
      />
    </>
  );
}
