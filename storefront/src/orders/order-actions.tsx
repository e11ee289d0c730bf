import { mayCancel } from '@karite/shared/orders';
import type { FollowedOrder } from '../api/orders.ts';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { PayAgain } from '../payments/pay-again.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import styles from './orders.module.css';

type Props = {
  order: FollowedOrder;
  orderKey?: string;
  sold: Map<string, ShopProduct> | null;
  onChange: () => void;
};

/** Pay, read the invoice, order again, cancel: what this order allows. */
export default function OrderActions({ order, orderKey, sold, onChange }: Props) {
  return (
    <div className={styles.actions}>
      <PayAgain order={order} orderKey={orderKey ?? null} />
      <OrderInvoices key={order.status} order={order} orderKey={orderKey} />
      <OrderAgain items={order.items} sold={sold} />
      {mayCancel(order) && !order.isRefunded && <CancelOrder id={order.id} orderKey={orderKey} onDone={onChange} />}
    </div>
  );
}
