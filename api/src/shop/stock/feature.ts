import type { Feature } from '../../engine/feature.ts';
import { actions as runs } from '../../engine/write/actions.ts';
import { discardLot } from './lots/discard-lot.ts';
import { lotHooks } from './lots/lot-hooks.ts';
import { recallRoutes } from './recall/recall-routes.ts';
import { stockRequestRoutes } from './requests/stock-request-routes.ts';
import { stockRequestHooks } from './requests/stock-requests.ts';
import { sheetRoutes } from './sheet-routes.ts';
import { checkStock } from './stock-checks.ts';
import { stockHooks } from './stock-hooks.ts';
import { tasks } from './tasks.ts';

/** Stock: levels, movements, lots, sheets, recalls, stock requests. */
export const stock: Feature = {
  hooks: (app) => [
    // Before those of requests, which send what these have decided of `inStock`.
    stockHooks(app, app.database),
    stockRequestHooks(app),
    lotHooks(app, app.database, app.shopTimeZone),
  ],
  tasks,
  actions: ({ database }) => [runs({ lots: { discard: discardLot(database) } })],
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(sheetRoutes, { database });
    await api.register(stockRequestRoutes, { database });
    await api.register(recallRoutes, { database, zone });
  },
  checks: [checkStock],
};
