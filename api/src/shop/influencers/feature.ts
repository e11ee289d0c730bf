import type { Feature } from '../../engine/feature.ts';
import { influencerRoutes } from './influencer-routes.ts';

/** Influencers' codes. */
export const influencers: Feature = {
  async routes(api) {
    await api.register(influencerRoutes, { database: api.database });
  },
};
