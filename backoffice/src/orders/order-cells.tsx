import { modeOf } from '@karite/shared/delivery';
import { truncate } from '@karite/shared/format';
import { formatRoundedMoney } from '@karite/shared/money';
import { isWaiting, LONG_WAIT_HOURS, orderIdentity, paymentOf } from '@karite/shared/orders';
import { countryName } from '@karite/shared/region';
import { type Order, orders } from '@karite/shared/resources';
import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import type { NamedCells } from '../resource/named-cell.ts';
import { PhoneLinks } from '../ui/phone-links.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { StatusBadge } from '../ui/states/order-status.tsx';
import { StateBadge } from '../ui/states/state-badge.tsx';
import { waitOf } from './wait.ts';
import './order-cells.css';

/** Two lines of one cell: what it is called by, and what goes with it. */
const Two = ({ children, below }: { children: ReactNode; below: ReactNode }) => (
  <span className="two-lines">
    <span>{children}</span>
    {below && <small className="quiet">{below}</small>}
  </span>
);

/** How the customer is reached, and where the order goes. */
const Reach = ({ order }: { order: Order }) => (
  <>
    <PhoneLinks phone={order.phone} keys={{ call: orders.contactKeys.call }} />
    {` · ${order.city || (order.country && countryName(order.country)) || modeOf(order.deliveryType).label}`}
  </>
);

const Cut = ({ text }: { text: string | null }) =>
  text && (
    <Tooltip title={text}>
      <span className="order-number">{truncate(text, 15)}</span>
    </Tooltip>
  );

/** Who, where, how paid, how far and for how long, in the columns of the list (R1509). */
export const ORDER_CELLS: NamedCells<Order> = {
  shortNumber: ({ record }) => (
    <Two below={<Reach order={record} />}>
      <strong>{orderIdentity(record)}</strong>
    </Two>
  ),
  phone: ({ record }) => <PhoneLinks phone={record.phone} />,
  totalPrice: ({ record }) => (
    <Two below={record.transactionId ? <Cut text={record.transactionId} /> : paymentOf(record)}>
      {formatRoundedMoney(record.totalPrice)}
    </Two>
  ),
  status: ({ record }) => (
    <span className="two-lines">
      <StatusBadge status={record.status} type={record.deliveryType} isRefunded={record.isRefunded} />
      {isWaiting(record.status) && !record.isRefunded && (
        <StateBadge states={orders.fields.preparation.states} value={record.preparation} />
      )}
    </span>
  ),
  waitsSince: ({ record: { waitsSince } }) => {
    if (!waitsSince) return <span className="quiet">—</span>;
    const { hours, text } = waitOf(waitsSince, Date.now());
    return hours > LONG_WAIT_HOURS ? <Badge tone="wait">{text}</Badge> : text;
  },
};
