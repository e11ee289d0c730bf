import type { Answer } from '@karite/shared/client';
import { formatNumber, monthLabel } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { formatPercent } from '@karite/shared/resource';
import type { SalesFigures } from '@karite/shared/statistics';
import { useCustom } from '@refinedev/core';
import { Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { API } from '../providers/api.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { FIGURE, PlainTable } from './plain-table.tsx';

type Sales = Answer<'GET', '/statistics/influencers'>;

const amount = (of: number | null): string => (of === null ? '—' : formatRoundedMoney(of));

const TITLE = 'Ventes par influenceur';
const COLUMNS: TableColumnsType<Sales[number]> = [
  { title: 'Code', dataIndex: 'code', rowScope: 'row' },
  { title: 'Influenceur', dataIndex: 'name', render: (name) => name ?? <span className="quiet">Code inconnu</span> },
  { title: 'Commandes', dataIndex: 'orders', render: formatNumber, ...FIGURE },
  { title: 'Revenus', dataIndex: 'revenue', render: formatRoundedMoney, ...FIGURE },
  {
    title: 'Part des ventes',
    dataIndex: 'share',
    render: (share) => (share === null ? '—' : formatPercent(share)),
    ...FIGURE,
  },
  { title: 'Commission', dataIndex: 'commission', render: amount, ...FIGURE },
  { title: 'Versée', dataIndex: 'paid', render: amount, ...FIGURE },
  {
    title: 'Reste dû',
    dataIndex: 'owed',
    render: (owed, { influencerId }) =>
      owed === null ? '—' : <Link to={`/influencer-payouts?influencerId=${influencerId}`}>{amount(owed)}</Link>,
    ...FIGURE,
  },
];

/** "Ventes par influenceur" (R1609): what came of each code, in a month or of all time. */
export function InfluencersPanel({ months }: { months: SalesFigures['months'] }) {
  const [month, setMonth] = useState('');
  const { query } = useCustom<Sales>({
    url: `${API}/statistics/influencers`,
    method: 'get',
    config: { query: month ? { month } : {} },
    errorNotification: false,
  });
  const periods = [
    { value: '', label: 'Depuis toujours' },
    ...months.map((each) => ({ value: each.month, label: monthLabel(each.month) })).reverse(),
  ];
  return (
    <div className="panels">
      <Panel
        title={TITLE}
        subtitle="La commission compte les commandes terminées et non remboursées de la période ; le reste dû, celles de toujours."
        extra={
          <Select aria-label="Mois des codes" value={month} options={periods} onChange={setMonth} className="period" />
        }
      >
        {query.isError ? (
          <Alert type="error" showIcon message="Erreur lors du chargement des statistiques" />
        ) : (
          <PlainTable
            label={TITLE}
            rowKey="code"
            columns={COLUMNS}
            dataSource={query.data?.data}
            loading={query.isLoading}
            none="Aucune commande avec un code sur cette période"
          />
        )}
      </Panel>
    </div>
  );
}
