import { type Order, stockMovements } from '@karite/shared/resources';
import { OrderPapers } from '../invoices/order-papers.tsx';
import { PaperButton } from '../invoices/paper-button.tsx';
import { OrderMessages } from '../messages/order-messages.tsx';
import { OrderDetails } from '../orders/order-details.tsx';
import { OrderPayments } from '../payments/order-payments.tsx';
import { mayHere } from '../providers/actor.ts';
import { OrderLots } from '../stock/order-lots.tsx';

/** An order with what other features know of it. */
const OrderParts = ({ order }: { order: Order }) => (
  <OrderDetails order={order} paperButton={(paper) => <PaperButton {...paper} />}>
    {!order.isRefunded && mayHere(stockMovements.name, 'read') && <OrderLots orderId={order.id} />}
    <OrderPayments orderId={order.id} />
    <OrderPapers order={order} />
    <OrderMessages orderId={order.id} />
  </OrderDetails>
);

export default OrderParts;
