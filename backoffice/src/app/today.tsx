import { OrderQueue } from '../orders/order-queue.tsx';
import { TodayPage } from '../today/today-page.tsx';
import { ORDER_ACTIONS } from './orders.tsx';

const Queue = ({ search }: { search: string }) => <OrderQueue search={search} actions={ORDER_ACTIONS} />;

/** The page « À faire » with the orders that wait: features do not know each other. */
const Today = () => <TodayPage queue={Queue} />;

export default Today;
