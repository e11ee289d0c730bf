import type { Feature } from '../../engine/feature.ts';
import { offerHooks } from './offer-hooks.ts';
import { offerRoutes } from './offer-routes.ts';
import { offersPlugin } from './offers-plugin.ts';

/** Offers and codes. */
export const offers: Feature = {
  async plugins(app) {
    await app.register(offersPlugin);
  },
  hooks: (app) => [offerHooks(app, app.database)],
  async routes(api) {
    const { database } = api;
    await api.register(offerRoutes, { database });
  },
};
