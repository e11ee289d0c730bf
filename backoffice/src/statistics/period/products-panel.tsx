import type { Answer } from '@karite/shared/client';
import { formatNumber } from '@karite/shared/format';
import { optionsOf } from '@karite/shared/labels';
import { formatRoundedMoney } from '@karite/shared/money';
import { useCustom } from '@refinedev/core';
import { Segmented, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { API } from '../../providers/api.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { FIGURE, PlainTable } from '../plain-table.tsx';
import type { PeriodQuery } from './period-address.ts';

const LISTS = { best: 'Meilleures ventes', asleep: 'Stock qui dort' } as const;
type List = keyof typeof LISTS;
const NONE: Record<List, string> = {
  best: 'Aucune commande sur cette période',
  asleep: 'Tout ce qui est en stock a été commandé sur cette période',
};

type Products = Answer<'GET', '/statistics/products'>;

const NAMES: TableColumnsType<Products[number]> = [
  {
    title: 'Produit',
    dataIndex: 'name',
    rowScope: 'row',
    render: (name, { id, isSold }) => (isSold ? <Link to={`/products/edit/${id}`}>{name}</Link> : name),
  },
];
const COLUMNS: Record<List, TableColumnsType<Products[number]>> = {
  asleep: NAMES,
  best: [
    ...NAMES,
    { title: 'Quantité', dataIndex: 'quantity', render: formatNumber, ...FIGURE },
    { title: 'Commandes', dataIndex: 'orders', render: formatNumber, ...FIGURE },
    { title: 'Chiffre d’affaires', dataIndex: 'revenue', render: formatRoundedMoney, ...FIGURE },
  ],
};

/** The products that brought most in a period, or those in stock that nobody ordered (R1613). */
export function ProductsPanel({ requested: { by: _, ...period } }: { requested: PeriodQuery }) {
  const [list, setList] = useState<List>('best');
  const { query } = useCustom<Products>({
    url: `${API}/statistics/products`,
    method: 'get',
    config: { query: { ...period, list } },
    errorNotification: false,
  });
  return (
    <Panel
      title="Produits"
      extra={<Segmented aria-label="Produits" value={list} options={optionsOf(LISTS)} onChange={setList} />}
    >
      {query.isError ? (
        <Alert type="error" showIcon message="Erreur lors du chargement des statistiques" />
      ) : (
        <PlainTable
          label={LISTS[list]}
          rowKey="id"
          columns={COLUMNS[list]}
          dataSource={query.data?.data}
          loading={query.isLoading}
          none={NONE[list]}
        />
      )}
    </Panel>
  );
}
