import type { Feature } from '../resource/feature.ts';
import { collectionHooks } from './collection-hooks.ts';
import { collectionRoutes } from './collection-routes.ts';
import { watchCollections } from './watch-collections.ts';

/** Collections: products put together by hand or by a rule, shown from a date on. */
export const collections: Feature = {
  hooks: () => [collectionHooks],
  async routes(api) {
    const { database, shopTimeZone: zone } = api;
    await api.register(collectionRoutes);
    watchCollections(api, database, zone);
  },
};
