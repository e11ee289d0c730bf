import { DaySales } from '../../today/day-sales.tsx';
import { WaitingSections } from '../../today/waiting-sections.tsx';
import { OrderTiles, SalesTiles } from './figures.tsx';
import { OutOfStock } from './out-of-stock.tsx';
import { RecentOrders } from './recent-orders.tsx';

type BelowProps = { seesFigures: boolean; seesOrders: boolean; seesProducts: boolean };

/** What follows the work of the day: the figures, what waits for an answer, the latest orders, products out of stock. */
const Below = ({ seesFigures, seesOrders, seesProducts }: BelowProps) => (
  <>
    {seesFigures && <DaySales />}
    {seesFigures ? <SalesTiles /> : seesOrders && <OrderTiles />}
    <WaitingSections />
    <div className="panels">
      {seesOrders && <RecentOrders />}
      {seesProducts && <OutOfStock />}
    </div>
  </>
);

export default Below;
