import type { Order } from '@karite/shared/resources';
import { lazy, Suspense } from 'react';
import OrdersPage from '../orders/orders-page.tsx';
import type { BulkAction } from '../resource/resource-context.ts';
import { Loading } from '../ui/states/loading.tsx';
import { ORDER_ACTIONS } from './order-actions.ts';

/** Comes with the first tick. */
const Slips = lazy(() => import('../invoices/slips-action.tsx').then((it) => ({ default: it.SlipsAction })));
const SlipsAction: BulkAction = (props) => (
  <Suspense fallback={null}>
    <Slips {...props} />
  </Suspense>
);

/** Comes with the first order that is opened. */
const OrderParts = lazy(() => import('./order-parts.tsx'));

/** What the details below show, and the line of time leads to. */
const COVERED = ['payments', 'refunds', 'invoices', 'messages', 'order-notes', 'returns', 'cash-receipts'];

const Details = ({ record: order }: { record: Order }) => (
  <Suspense fallback={<Loading />}>
    <OrderParts order={order} />
  </Suspense>
);

/** The page of orders, put together: features do not know each other. */
const Orders = () => <OrdersPage actions={ORDER_ACTIONS} bulk={SlipsAction} details={Details} covers={COVERED} />;

export default Orders;
