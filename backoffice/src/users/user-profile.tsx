import { formatDate, formatWholeFcfa } from '@karite/shared/format';
import { type Order, users } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Link } from 'react-router-dom';
import { RecordDetails } from '../resource/record-details.tsx';
import { is } from '../resource/use-count.ts';
import type { ShopRecord } from '../resource/values.ts';
import { StatusBadge } from '../ui/order-status.tsx';
import { USER_CELLS } from './user-cells.tsx';
import './user-profile.css';

const LATEST = 5;

/** A user's profile: the account and its latest orders. */
export default function UserProfile({ record }: { record: ShopRecord }) {
  const email = String(record.email);
  const { result, query } = useList<Order>({
    resource: 'orders',
    filters: [is('userId', record.id)],
    pagination: { currentPage: 1, pageSize: LATEST, mode: 'server' },
    errorNotification: false,
  });
  return (
    <>
      <div className="profile-head">
        <span className="profile-initial" aria-hidden="true">
          {email.charAt(0).toUpperCase()}
        </span>
        <span>
          <strong>{email}</strong>
          <small className="quiet">{record.id}</small>
        </span>
      </div>
      <RecordDetails resource={users} record={record} cells={USER_CELLS} />
      <section aria-busy={query.isLoading}>
        <h2 className="profile-title">
          <span>Commandes</span>
          {query.isSuccess && <span>{` (${result.total})`}</span>}
        </h2>
        {query.isError && <p className="quiet">Erreur lors du chargement des commandes</p>}
        {query.isSuccess && result.data.length === 0 && <p className="quiet">Aucune commande</p>}
        <ul className="profile-orders">
          {result.data?.map((order) => (
            <li key={order.id}>
              <Link to={`/orders/show/${order.id}`}>{order.orderId}</Link>
              <span className="quiet">{formatDate(order.createdAt)}</span>
              <StatusBadge status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
              <span className="figure">{formatWholeFcfa(order.totalPrice)}</span>
            </li>
          ))}
        </ul>
        {query.isSuccess && (result.total ?? 0) > 0 && (
          <Link className="profile-all" to={`/orders?userId=${record.id}`}>
            Voir toutes ses commandes
          </Link>
        )}
      </section>
    </>
  );
}
