import type { Feature } from '../../engine/feature.ts';
import { todayRoutes } from './today-routes.ts';

/** What is to do today. */
export const today: Feature = {
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(todayRoutes, { database, zone });
  },
};
