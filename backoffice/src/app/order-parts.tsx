import { type Order, stockMovements } from '@karite/shared/resources';
import { OrderPapers } from '../invoices/order-papers.tsx';
import { PaperButton } from '../invoices/paper-button.tsx';
import { OrderMessage } from '../messages/order-message.tsx';
import { OrderDetails } from '../orders/order-details.tsx';
import { OrderPayment, OrderRefund } from '../payments/order-payment.tsx';
import { mayHere } from '../providers/actor.ts';
import { OrderLots } from '../stock/order-lots.tsx';

/** An order with what other features know of it. */
const OrderParts = ({ order }: { order: Order }) => (
  <OrderDetails
    order={order}
    parts={{
      paper: (paper) => <PaperButton {...paper} />,
      payment: (id) => <OrderPayment orderId={order.id} id={id} />,
      refund: (id) => <OrderRefund id={id} />,
      message: (id) => <OrderMessage orderId={order.id} id={id} />,
    }}
  >
    {!order.isRefunded && mayHere(stockMovements.name, 'read') && <OrderLots orderId={order.id} />}
    <OrderPapers order={order} />
  </OrderDetails>
);

export default OrderParts;
