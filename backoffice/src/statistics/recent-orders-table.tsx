import { formatDateTime, formatNumber } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { ORDER_STATUS_LABELS, orderIdentity, REFUNDED_LABEL, statisticsStatusLabel } from '@karite/shared/orders';
import type { Order } from '@karite/shared/resources';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { Panel } from '../ui/page/panel.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { FIGURE, PlainTable } from './plain-table.tsx';

const TONES: Record<string, 'good' | 'wait'> = { completed: 'good', pending: 'wait' };

/** Plural when not 1, in this column (R1608). */
const articles = (count: number) => `${formatNumber(count)} article${count === 1 ? '' : 's'}`;

/** What the three names do not say (R1603): the order's own state, and that it was refunded. */
const moreOf = (status: Order['status'], isRefunded: boolean | null): string[] => [
  ...(statisticsStatusLabel(status) === ORDER_STATUS_LABELS[status] ? [] : [ORDER_STATUS_LABELS[status]]),
  ...(isRefunded ? [REFUNDED_LABEL] : []),
];

const COLUMNS: TableColumnsType<Order> = [
  { title: 'Date', dataIndex: 'createdAt', render: (at: string) => formatDateTime(at), className: 'day' },
  {
    title: 'Commande',
    render: (_, order) => (
      <Link to={`/orders/show/${order.id}`} title={order.orderId}>
        {orderIdentity(order)}
      </Link>
    ),
  },
  {
    title: 'Articles',
    dataIndex: 'items',
    render: (items: Order['items']) => articles(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    ...FIGURE,
  },
  { title: 'Montant', dataIndex: 'totalPrice', render: (price) => formatRoundedMoney(price ?? 0), ...FIGURE },
  {
    title: 'Statut',
    dataIndex: 'status',
    render: (status: Order['status'], { isRefunded }) => (
      <>
        <Badge tone={TONES[status] ?? 'bad'}>{statisticsStatusLabel(status)}</Badge>
        {moreOf(status, isRefunded).map((word) => (
          <small key={word} className="quiet">{` ${word.toLowerCase()}`}</small>
        ))}
      </>
    ),
  },
];

/** "Commandes Récentes" (R1608): the latest orders, each a link to its details. */
export const RecentOrdersTable = ({ orders, total }: { orders: readonly Order[]; total: number }) => (
  <Panel title={`Commandes Récentes (${formatNumber(total)})`}>
    <PlainTable
      label="Commandes récentes"
      rowKey="id"
      columns={COLUMNS}
      dataSource={orders}
      none="Aucune commande disponible"
    />
  </Panel>
);
