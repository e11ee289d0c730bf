import type { Order } from '@karite/shared/resources';
import { HandOverAction } from '../cash/hand-over-action.tsx';
import { OrderPapers } from '../invoices/order-papers.tsx';
import { PaperButton } from '../invoices/paper-button.tsx';
import { SlipsAction } from '../invoices/slips-action.tsx';
import { OrderMessages } from '../messages/order-messages.tsx';
import { WhatsAppAction } from '../messages/whatsapp-action.tsx';
import { OrderDetails } from '../orders/order-details.tsx';
import OrdersPage from '../orders/orders-page.tsx';
import { OrderPayments } from '../payments/order-payments.tsx';

const ACTIONS = [HandOverAction, WhatsAppAction];

/** An order with what other features know of it. */
const Details = ({ record: order }: { record: Order }) => (
  <OrderDetails order={order} paperButton={(paper) => <PaperButton {...paper} />}>
    <OrderPayments orderId={order.id} />
    <OrderPapers order={order} />
    <OrderMessages orderId={order.id} />
  </OrderDetails>
);

/** The page of orders, put together: features do not know each other. */
const Orders = () => <OrdersPage actions={ACTIONS} bulk={SlipsAction} details={Details} />;

export default Orders;
