import { formatDate } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { type Order, users } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Avatar, Empty, Flex, List } from 'antd';
import { Link } from 'react-router-dom';
import { RecordDetails } from '../../resource/record-details.tsx';
import { is } from '../../resource/use-count.ts';
import type { ShopRecord } from '../../resource/values.ts';
import { StatusBadge } from '../../ui/states/order-status.tsx';
import { USER_CELLS } from './user-cells.tsx';

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
  const total = query.isSuccess ? (result.total ?? 0) : null;
  const none = query.isError ? 'Erreur lors du chargement des commandes' : 'Aucune commande';
  return (
    <>
      <Flex align="center" gap="middle">
        <Avatar size={52} aria-hidden>
          {email.charAt(0).toUpperCase()}
        </Avatar>
        <strong>{email}</strong>
      </Flex>
      <RecordDetails resource={users} record={record} cells={USER_CELLS} />
      <List
        header={<h2>{total === null ? 'Commandes' : `Commandes (${total})`}</h2>}
        loading={query.isLoading}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} /> }}
        dataSource={result.data}
        rowKey="id"
        size="small"
        loadMore={total ? <Link to={`/orders?userId=${record.id}`}>Voir toutes ses commandes</Link> : null}
        renderItem={(order) => (
          <List.Item extra={<span className="figure">{formatRoundedMoney(order.totalPrice)}</span>}>
            <Flex wrap gap="small">
              <Link to={`/orders/show/${order.id}`}>{order.shortNumber}</Link>
              <span className="quiet">{formatDate(order.createdAt)}</span>
              <StatusBadge status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
            </Flex>
          </List.Item>
        )}
      />
    </>
  );
}
