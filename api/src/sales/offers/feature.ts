import type { Feature } from '../../engine/feature.ts';
import { offerHooks } from './offer-hooks.ts';
import { offerRoutes } from './offer-routes.ts';

/** Offers and codes. */
export const offers: Feature = {
  hooks: (app) => [offerHooks(app, app.database)],
  async routes(api) {
    const { database } = api;
    await api.register(offerRoutes, { database });
  },
};
