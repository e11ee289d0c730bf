import type { Feature } from '../resource/feature.ts';
import { actions as runs } from '../resource/write/actions.ts';
import { discardLot } from './discard-lot.ts';
import { lotHooks } from './lot-hooks.ts';
import { sheetRoutes } from './sheet-routes.ts';
import { checkStock } from './stock-checks.ts';
import { stockHooks } from './stock-hooks.ts';
import { watchLots } from './watch-lots.ts';

/** Stock: levels, movements, lots, sheets. */
export const stock: Feature = {
  hooks: (app) => [stockHooks(app, app.database), lotHooks(app, app.database, app.shopTimeZone)],
  actions: ({ database }) => [runs({ lots: { discard: discardLot(database) } })],
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(sheetRoutes, { database });
    watchLots(api, database, zone);
  },
  checks: [checkStock],
};
