import type { Answer } from '@karite/shared/client';
import { formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { formatPercent } from '@karite/shared/resource';
import { COMMISSION_LABELS, type Days } from '@karite/shared/statistics';
import { useCustom } from '@refinedev/core';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { API } from '../providers/api.ts';
import { detailOf } from '../providers/http-client.ts';
import { Panel } from '../ui/page/panel.tsx';
import { Alert } from '../ui/states/alert.tsx';
import { ExportButtons } from './period/export-buttons.tsx';
import { FIGURE, PlainTable } from './plain-table.tsx';

type Sales = Answer<'GET', '/statistics/influencers'>;

const amount = (of: number | null): string => (of === null ? '—' : formatRoundedMoney(of));

const TITLE = 'Ventes par influenceur';
const COLUMNS: TableColumnsType<Sales[number]> = [
  { title: 'Code', dataIndex: 'code', rowScope: 'row' },
  { title: 'Influenceur', dataIndex: 'name', render: (name) => name ?? <span className="quiet">Code inconnu</span> },
  { title: 'Commandes', dataIndex: 'orders', render: formatNumber, ...FIGURE },
  { title: 'Chiffre d’affaires', dataIndex: 'revenue', render: formatRoundedMoney, ...FIGURE },
  {
    title: 'Part des ventes',
    dataIndex: 'share',
    render: (share) => (share === null ? '—' : formatPercent(share)),
    ...FIGURE,
  },
  { title: COMMISSION_LABELS.commission, dataIndex: 'commission', render: amount, ...FIGURE },
  { title: COMMISSION_LABELS.paid, dataIndex: 'paid', render: amount, ...FIGURE },
  {
    title: COMMISSION_LABELS.owed,
    dataIndex: 'owed',
    render: (owed, { influencerId }) =>
      owed === null ? '—' : <Link to={`/influencer-payouts?influencerId=${influencerId}`}>{amount(owed)}</Link>,
    ...FIGURE,
  },
];

/** "Ventes par influenceur" (R1609): what came of each code, and what is owed for it; `days`: of these, else of all time. */
export function InfluencersPanel({ days }: { days: Days | null }) {
  const params = new URLSearchParams(days ?? {}).toString();
  const { query } = useCustom<Sales>({
    url: `${API}/statistics/influencers`,
    method: 'get',
    config: { query: { ...days } },
    errorNotification: false,
  });
  return (
    <div className="panels">
      <Panel
        title={TITLE}
        subtitle="La commission compte les commandes terminées et non remboursées ; la commission due est celle qui reste à payer à la fin de la période."
        extra={
          <ExportButtons
            path={`/statistics/influencers/export${params && `?${params}`}`}
            label="Exporter les influenceurs"
            name={['influenceurs', ...(days ? [days.from, days.to] : [])].join('-')}
          />
        }
      >
        {query.isError ? (
          <Alert
            type="error"
            showIcon
            message="Erreur lors du chargement des statistiques"
            description={detailOf(query.error)}
          />
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
