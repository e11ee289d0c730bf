import { formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { percentage, SALES_BY, type SalesBy, salesLabel } from '@karite/shared/statistics';
import { Link } from 'react-router-dom';
import { Change } from '../../ui/change.tsx';
import { FIGURE, PlainTable } from '../plain-table.tsx';
import { listBehind } from './sales-links.ts';
import type { Sales, SalesRow } from './use-sales.ts';

type SalesTableProps = { label: string; by: SalesBy; sales: Sales };

const BEFORE = { ...FIGURE, className: 'figure quiet' } as const;

/** The figures of a chart, each beside that of the period before; a row's name leads to the list that it counts. */
export const SalesTable = ({ label, by, sales: { rows, current, totals } }: SalesTableProps) => (
  <PlainTable<SalesRow>
    label={label}
    rowKey="value"
    dataSource={rows}
    columns={[
      {
        title: SALES_BY[by],
        rowScope: 'row',
        render: (_, row) => {
          const name = salesLabel(by, row.value, row.name);
          const list = listBehind(by, row, current);
          return list ? <Link to={list}>{name}</Link> : name;
        },
      },
      { title: 'Commandes', dataIndex: 'orders', render: formatNumber, ...FIGURE },
      { title: 'Avant', render: (_, { before }) => (before ? formatNumber(before.orders) : '—'), ...BEFORE },
      { title: 'Chiffre d’affaires', dataIndex: 'revenue', render: formatRoundedMoney, ...FIGURE },
      {
        title: 'Part',
        dataIndex: 'revenue',
        render: (revenue) => `${percentage(revenue, totals.revenue)} %`,
        ...FIGURE,
      },
      { title: 'Avant', render: (_, { before }) => (before ? formatRoundedMoney(before.revenue) : '—'), ...BEFORE },
      {
        title: 'Évolution',
        render: (_, { revenue, before }) => (before ? <Change now={revenue} before={before.revenue} /> : '—'),
        ...FIGURE,
      },
    ]}
  />
);
