import { formatDate, formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { averageBasket } from '@karite/shared/statistics';
import { Change } from '../../ui/change.tsx';
import { StatTiles } from '../../ui/page/stat-tiles.tsx';
import { ReceivedNote } from '../../ui/received-note.tsx';
import { ordersBetween } from './sales-links.ts';
import type { Sales } from './use-sales.ts';

const shortDay = (day: string) => formatDate(`${day}T12:00:00Z`, 'UTC');
/** « 01/11/2026 – 22/11/2026 ». */
const daysLabel = ({ from, to }: { from: string; to: string }): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

/** The figures of a period, each beside that of the period before and with a way to its orders (R1610). */
export function PeriodFigures({ sales }: { sales: Sales }) {
  const { current, before, totals, totalsBefore } = sales;
  const to = ordersBetween(current);
  const note = (now: number, then: number, written: string) => (
    <>
      <Change now={now} before={then} /> {written} avant
    </>
  );
  const [basket, basketBefore] = [averageBasket(totals), averageBasket(totalsBefore)];
  const done = (of: typeof totals) => of.byStatus.find(({ status }) => status === 'completed')?.orders ?? 0;
  return (
    <>
      <p className="quiet period-days">
        {daysLabel(current)}, à côté de {daysLabel(before)}
      </p>
      <StatTiles
        tiles={[
          {
            label: 'Chiffre d’affaires',
            value: formatRoundedMoney(totals.revenue),
            note: (
              <>
                {note(totals.revenue, totalsBefore.revenue, formatRoundedMoney(totalsBefore.revenue))}
                <br />
                <ReceivedNote days={current} />
              </>
            ),
            tone: 'accent',
            to,
          },
          {
            label: 'Commandes',
            value: formatNumber(totals.orders),
            note: note(totals.orders, totalsBefore.orders, formatNumber(totalsBefore.orders)),
            tone: 'good',
            to,
          },
          {
            label: 'Panier moyen',
            value: formatRoundedMoney(basket),
            note: note(basket, basketBefore, formatRoundedMoney(basketBefore)),
            to,
          },
          {
            label: 'Terminées',
            value: formatNumber(done(totals)),
            note: note(done(totals), done(totalsBefore), formatNumber(done(totalsBefore))),
            to: ordersBetween(current, { status: 'completed' }),
          },
        ]}
      />
    </>
  );
}
