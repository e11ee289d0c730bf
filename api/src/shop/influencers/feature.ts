import type { Feature } from '../../engine/feature.ts';
import { influencerRoutes } from './influencer-routes.ts';

/** Influencers and what their codes brought. */
export const influencers: Feature = {
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(influencerRoutes, { database, zone });
  },
};
