import type { Feature } from '../../engine/feature.ts';
import { actions as runs } from '../../engine/write/actions.ts';
import { discardLot } from './discard-lot.ts';
import { lotHooks } from './lot-hooks.ts';
import { sheetRoutes } from './sheet-routes.ts';
import { checkStock } from './stock-checks.ts';
import { stockHooks } from './stock-hooks.ts';
import { tasks } from './tasks.ts';

/** Stock: levels, movements, lots, sheets. */
export const stock: Feature = {
  hooks: (app) => [stockHooks(app, app.database), lotHooks(app, app.database, app.shopTimeZone)],
  tasks,
  actions: ({ database }) => [runs({ lots: { discard: discardLot(database) } })],
  async routes(api) {
    await api.register(sheetRoutes, { database: api.database });
  },
  checks: [checkStock],
};
