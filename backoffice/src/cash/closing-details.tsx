import { COURIER_KIND_LABELS } from '@karite/shared/cash';
import { formatDateTime, formatNumber, plural } from '@karite/shared/format';
import { formatMoney } from '@karite/shared/money';
import type { CashClosing } from '@karite/shared/resources';
import { Table, type TableColumnsType } from 'antd';

type Line = CashClosing['lines'][number];

/** A column of amounts, in each line's own currency. */
const amounts = (title: string, of: (line: Line) => number) => ({
  title,
  align: 'right' as const,
  className: 'figure',
  render: (_: unknown, line: Line) => formatMoney(of(line), line.currency),
});

const COLUMNS: TableColumnsType<Line> = [
  {
    title: 'Livreur ou relais',
    render: (_, { courier, currency, kind, orders, refused }) => (
      <>
        <strong>
          {courier} · {currency}
        </strong>
        <div className="quiet">
          {COURIER_KIND_LABELS[kind]} · {plural(orders, 'commande')}, {formatNumber(refused)} refus
        </div>
      </>
    ),
  },
  amounts('Attendu', ({ expected }) => expected),
  amounts('Reçu', ({ received }) => received),
  amounts('Remboursé', ({ refunded }) => refunded ?? 0),
  amounts('Écart', ({ difference }) => difference),
];

/** A day's cash by courier and currency, as it was closed. */
export function ClosingDetails({ record: closing }: { record: CashClosing }) {
  const hasRefunds = closing.lines.some(({ refunded }) => Boolean(refunded));
  return (
    <>
      <p className="quiet">
        Clôturée par {closing.by}, le {formatDateTime(closing.createdAt)}
      </p>
      {closing.counts.map((count) => (
        <p key={count.currency}>
          <strong>Caisse comptée</strong> : {formatMoney(count.counted, count.currency)}, attendu{' '}
          {formatMoney(count.expected, count.currency)}, écart {formatMoney(count.difference, count.currency)}
        </p>
      ))}
      {closing.counts.length === 0 && <p className="quiet">La caisse n’a pas été comptée.</p>}
      {closing.lines.length === 0 && <p>Aucun encaissement ce jour-là.</p>}
      {closing.lines.length > 0 && (
        <Table
          size="small"
          rowKey={({ courier, currency }) => courier + currency}
          columns={COLUMNS.filter(({ title }) => hasRefunds || title !== 'Remboursé')}
          dataSource={closing.lines}
          pagination={false}
          scroll={{ x: 'max-content' }}
        />
      )}
    </>
  );
}
