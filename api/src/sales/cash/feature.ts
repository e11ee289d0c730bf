import type { Feature } from '../../engine/feature.ts';
import { actions as runs } from '../../engine/write/actions.ts';
import { cashRoutes } from './cash-routes.ts';
import { collect } from './collect.ts';

/** Cash: what couriers and relays collect and hand over. */
export const cash: Feature = {
  actions: ({ database }) => [runs({ orders: { collect: collect(database) } })],
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(cashRoutes, { database, zone });
  },
};
