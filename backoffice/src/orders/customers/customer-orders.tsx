import { formatDate } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { type Order, orders } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Flex, List } from 'antd';
import { Link } from 'react-router-dom';
import { FailedToLoad } from '../../resource/list/list-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { StatusBadge } from '../../ui/states/order-status.tsx';
import type { Customer } from './use-customer.ts';

const PAGE_SIZE = 10;

/** A customer's newest orders. */
export function CustomerOrders({ customer: { orderIds, phone } }: { customer: Customer }) {
  const { result, query } = useList<Order>({
    resource: orders.name,
    filters: [{ field: 'id', operator: 'in', value: orderIds }],
    pagination: { currentPage: 1, pageSize: orderIds.length, mode: 'server' },
    errorNotification: false,
  });
  return (
    <Panel title="Commandes" extra={<Link to={`/orders?q=${encodeURIComponent(phone)}`}>Tout voir dans la liste</Link>}>
      {query.isError && <FailedToLoad message="Erreur lors du chargement des commandes" />}
      <List
        size="small"
        rowKey="id"
        loading={query.isLoading}
        dataSource={result.data}
        pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
        renderItem={(order) => (
          <List.Item extra={<span className="figure">{formatRoundedMoney(order.totalPrice)}</span>}>
            <Flex wrap gap="small" align="center">
              <Link to={`/orders/show/${order.id}`}>{order.shortNumber}</Link>
              <span className="quiet">{formatDate(order.createdAt)}</span>
              <StatusBadge status={order.status} type={order.deliveryType} isRefunded={order.isRefunded} />
            </Flex>
          </List.Item>
        )}
      />
    </Panel>
  );
}
