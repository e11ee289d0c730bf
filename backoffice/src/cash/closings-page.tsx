import { formatMoney } from '@karite/shared/money';
import type { Currency } from '@karite/shared/payments';
import { type CashClosing, cashClosings } from '@karite/shared/resources';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { NamedCells } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { ClosingDetails } from './closing-details.tsx';
import { dayText } from './day-text.ts';

const ClosingPanels = lazy(() => import('./closing-panels.tsx'));

const isRight = ({ difference }: { difference: number }) => difference === 0;

const Gap = ({ difference, currency }: { difference: number; currency: Currency }) =>
  difference === 0 ? (
    <Badge tone="good">juste</Badge>
  ) : (
    <Badge tone="bad">{`écart ${formatMoney(difference, currency)}`}</Badge>
  );

/** The counted drawers and the couriers of a day, each by its currency, with what is missing and what was refunded. */
const CELLS: NamedCells<CashClosing> = {
  day: ({ record }) => dayText(record.day),
  counts: ({ record: { counts } }) =>
    counts.length === 0 ? (
      <span className="quiet">Non comptée</span>
    ) : (
      counts.map(({ counted, difference, currency }) => (
        <div key={currency}>
          {formatMoney(counted, currency)} <Gap {...{ difference, currency }} />
        </div>
      ))
    ),
  lines: ({ record: { lines } }) =>
    lines.length === 0 ? (
      <span className="quiet">Aucun encaissement</span>
    ) : (
      lines.map((line) => (
        <div key={line.courier + line.currency}>
          <span>{`${line.courier} : ${formatMoney(line.received, line.currency)}`}</span>
          {Boolean(line.refunded) && <span>{` (remboursé ${formatMoney(line.refunded ?? 0, line.currency)})`}</span>}
          {!isRight(line) && (
            <>
              {' '}
              <Gap difference={line.difference} currency={line.currency} />
            </>
          )}
        </div>
      ))
    ),
};

const Above = () => (
  <Suspense fallback={<Skeleton active />}>
    <ClosingPanels />
  </Suspense>
);

/** The closings of the days, the way to close one, and the journal. */
const ClosingsPage = () => (
  <ResourcePage resource={cashClosings} above={<Above />} cells={CELLS} details={ClosingDetails} dated="Clôturée le" />
);

export default ClosingsPage;
