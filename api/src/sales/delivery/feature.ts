import type { Feature } from '../../engine/feature.ts';
import { addressRoutes } from './address-routes.ts';
import { delayHooks } from './delay-hooks.ts';

/** Delivery: addresses of customers, days by country. */
export const delivery: Feature = {
  hooks: () => [delayHooks],
  async routes(api) {
    const { database } = api;
    await api.register(addressRoutes, { database });
  },
};
