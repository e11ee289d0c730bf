import { orders as declared } from '@karite/shared/resources';
import type { Feature } from '../../engine/feature.ts';
import { actions as runs } from '../../engine/write/actions.ts';
import { checkMoney } from './money-checks.ts';
import { notifyMove } from './order-actions.ts';
import { checkOrders } from './order-checks.ts';
import { orderHooks } from './order-hooks.ts';
import { orderRoutes } from './order-routes.ts';
import { orderTerms } from './order-terms.ts';
import { restoreOrder, type TakeBackCash } from './restore-order.ts';
import { tasks } from './tasks.ts';

type Options = { takeBackCash: TakeBackCash };

/** Orders: placing, following, moving on, cancelling. */
export const orders = ({ takeBackCash }: Options): Feature => ({
  hooks: () => [orderHooks],
  tasks,
  actions: () => [
    runs({
      orders: {
        announce: notifyMove('shipped'),
        ship: notifyMove('shipped'),
        give: notifyMove('completed'),
        finish: notifyMove('completed'),
      },
    }),
  ],
  async routes(api) {
    await api.register(orderRoutes, { database: api.database, readTerms: orderTerms(api) });
  },
  restorers: (api) => ({ [declared.name]: restoreOrder(api, api.database, takeBackCash) }),
  checks: [checkOrders, checkMoney],
});
