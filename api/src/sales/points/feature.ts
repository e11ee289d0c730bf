import type { Feature } from '../../engine/feature.ts';
import { pointHooks } from './point-hooks.ts';
import { pointRoutes } from './point-routes.ts';

/** Points of customers. */
export const points: Feature = {
  hooks: (app) => [pointHooks(app, app.database)],
  async routes(api) {
    const { database } = api;
    await api.register(pointRoutes, { database });
  },
};
