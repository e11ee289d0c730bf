import type { Answer } from '@karite/shared/client';
import { formatNumber, formatWholeFcfa } from '@karite/shared/format';
import { optionsOf } from '@karite/shared/labels';
import { useCustom } from '@refinedev/core';
import { Alert, Segmented, Spin } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { API } from '../../providers/data-provider.ts';
import { Panel } from '../../ui/panel.tsx';
import { Scrollable } from '../../ui/scrollable.tsx';
import type { Asked } from './period-address.ts';

const LISTS = { best: 'Meilleures ventes', asleep: 'Stock qui dort' } as const;
type List = keyof typeof LISTS;
const NONE: Record<List, string> = {
  best: 'Aucune commande sur cette période',
  asleep: 'Tout ce qui est en stock a été commandé sur cette période',
};

type Products = Answer<'GET', '/statistics/products'>;

/** The products that brought most in a period, or those in stock that nobody ordered (R1613). */
export function ProductsPanel({ asked: { by: _, ...period } }: { asked: Asked }) {
  const [list, setList] = useState<List>('best');
  const { query } = useCustom<Products>({
    url: `${API}/statistics/products`,
    method: 'get',
    config: { query: { ...period, list } },
    errorNotification: false,
  });
  const products = query.data?.data;
  return (
    <Panel
      title="Produits"
      extra={<Segmented aria-label="Produits" value={list} options={optionsOf(LISTS)} onChange={setList} />}
    >
      {query.isError ? (
        <Alert type="error" showIcon message="Erreur lors du chargement des statistiques" />
      ) : !products ? (
        <Spin />
      ) : products.length === 0 ? (
        <p className="quiet">{NONE[list]}</p>
      ) : (
        <ProductsTable label={LISTS[list]} products={products} hasSales={list === 'best'} />
      )}
    </Panel>
  );
}

type ProductsTableProps = { label: string; products: Products; hasSales: boolean };

const ProductsTable = ({ label, products, hasSales }: ProductsTableProps) => (
  <Scrollable label={label}>
    <table className="lines sales-table">
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">Produit</th>
          {hasSales && (
            <>
              <th scope="col">Quantité</th>
              <th scope="col">Commandes</th>
              <th scope="col">Chiffre d'affaires</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {products.map(({ id, name, quantity, orders, revenue, isSold }) => (
          <tr key={id}>
            <th scope="row">{isSold ? <Link to={`/products/edit/${id}`}>{name}</Link> : name}</th>
            {hasSales && (
              <>
                <td className="figure">{formatNumber(quantity)}</td>
                <td className="figure">{formatNumber(orders)}</td>
                <td className="figure">{formatWholeFcfa(revenue)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrollable>
);
