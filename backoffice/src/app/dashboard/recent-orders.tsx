import { formatDateTime } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import type { Order } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/page/panel.tsx';
import { StatusBadge } from '../../ui/states/order-status.tsx';
import { Entries } from './entries.tsx';

/** The five latest orders (R1504). */
export function RecentOrders() {
  const { result, query } = useList<Order>({
    resource: 'orders',
    pagination: { currentPage: 1, pageSize: 5, mode: 'server' },
    errorNotification: false,
  });
  return (
    <Panel title="Commandes récentes" extra={<Link to="/orders">Toutes les commandes</Link>}>
      <Entries
        query={query}
        failed="Erreur lors du chargement des commandes"
        none="Aucune commande disponible"
        items={(result.data ?? []).map((order) => ({
          key: order.id,
          to: `/orders/show/${order.id}`,
          title: `${order.prenom} ${order.nom}`.trim() || order.shortNumber,
          note: formatDateTime(order.createdAt),
          end: (
            <>
              <span className="figure">{formatRoundedMoney(order.totalPrice ?? 0)}</span>
              <StatusBadge status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
            </>
          ),
        }))}
      />
    </Panel>
  );
}
