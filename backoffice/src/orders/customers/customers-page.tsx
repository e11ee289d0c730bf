import type { Answer } from '@karite/shared/client';
import { formatDate, formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { countryName, formatPhone } from '@karite/shared/region';
import { orders } from '@karite/shared/resources';
import { useCustom } from '@refinedev/core';
import { Empty, Table, type TableColumnType } from 'antd';
import { Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { API } from '../../providers/api.ts';
import { FailedToLoad } from '../../resource/list/list-states.tsx';
import { SearchBox } from '../../ui/fields/search-box.tsx';
import { useIsNarrow } from '../../ui/hooks/use-is-narrow.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BeginOrder } from '../begin-order.tsx';
import CustomerPage from './customer-page.tsx';
import '../order-cells.css';
import './customers.css';

type Line = Answer<'GET', '/customers'>[number];

const placeOf = ({ city, country }: Line) => [city, country && countryName(country)].filter(Boolean).join(', ');

const nameOf = ({ id, name, phone }: Line) => <Link to={`/customers/${id}`}>{name || formatPhone(phone)}</Link>;
const phoneOf = ({ phone }: Line) => <a href={`tel:${phone}`}>{formatPhone(phone)}</a>;

/** Who it is, and the way to call them: on a phone in one column. */
const NARROW: TableColumnType<Line>[] = [
  {
    key: 'who',
    title: 'Client',
    render: (customer: Line) => (
      <span className="two-lines customer-links">
        {nameOf(customer)}
        {phoneOf(customer)}
      </span>
    ),
  },
];
const WIDE: TableColumnType<Line>[] = [
  { key: 'name', title: 'Client', render: nameOf },
  { key: 'phone', title: 'Téléphone', className: 'figure', render: phoneOf },
];

const FIGURES: TableColumnType<Line>[] = [
  { key: 'place', title: 'Ville', responsive: ['md'], render: (customer: Line) => placeOf(customer) },
  {
    key: 'orders',
    title: 'Commandes',
    align: 'right',
    responsive: ['sm'],
    render: ({ orders }: Line) => formatNumber(orders),
  },
  {
    key: 'spent',
    title: 'Dépensé',
    align: 'right',
    className: 'figure',
    render: ({ spent }: Line) => formatRoundedMoney(spent),
  },
  {
    key: 'last',
    title: 'Dernière commande',
    responsive: ['md'],
    render: ({ lastOrderAt }: Line) => formatDate(lastOrderAt),
  },
];

/** Everyone who ordered, by what finds their orders: the latest first (R1514). */
function Customers() {
  const [params, setParams] = useSearchParams();
  const isNarrow = useIsNarrow();
  const q = params.get('q') ?? '';
  const { query } = useCustom<Line[]>({
    url: `${API}/customers`,
    method: 'get',
    config: { query: q ? { q } : {} },
    queryOptions: { queryKey: [orders.name, 'customers', 'found', q], placeholderData: (before) => before },
    errorNotification: false,
  });
  return (
    <>
      <PageHeader title="Clients" subtitle="Tous ceux qui ont commandé, avec ou sans compte">
        <BeginOrder />
      </PageHeader>
      <search className="customers-search">
        <SearchBox
          placeholder="Rechercher un client : téléphone, nom, e-mail, ville..."
          value={q}
          onChange={(text) => setParams(text ? { q: text } : {}, { replace: true })}
        />
      </search>
      {query.isError ? (
        <FailedToLoad message="Erreur lors du chargement des clients" />
      ) : (
        <Table<Line>
          rowKey="id"
          size={isNarrow ? 'small' : 'middle'}
          loading={query.isLoading}
          columns={[...(isNarrow ? NARROW : WIDE), ...FIGURES]}
          dataSource={query.data?.data ?? []}
          pagination={{ pageSize: 25, hideOnSinglePage: true, showSizeChanger: false }}
          locale={{
            // Nobody is missing while the list is on its way.
            emptyText: query.isLoading ? (
              <span />
            ) : (
              <Empty
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={q ? 'Aucun client trouvé' : 'Les clients apparaissent ici avec leur première commande'}
              />
            ),
          }}
        />
      )}
    </>
  );
}

/** The list of customers, and a page of each. */
const CustomersPage = () => (
  <Routes>
    <Route index element={<Customers />} />
    <Route path=":id" element={<CustomerPage />} />
  </Routes>
);

export default CustomersPage;
