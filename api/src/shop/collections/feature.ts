import type { Feature } from '../../engine/feature.ts';
import { collectionHooks } from './collection-hooks.ts';
import { collectionRoutes } from './collection-routes.ts';
import { tasks } from './tasks.ts';

/** Collections: products put together by hand or by a rule, shown from a date on. */
export const collections: Feature = {
  hooks: () => [collectionHooks],
  tasks,
  async routes(api) {
    await api.register(collectionRoutes);
  },
};
