import type { Feature } from '../../engine/feature.ts';
import { favouriteRoutes } from './favourite-routes.ts';

/** Favourites of customers. */
export const favourites: Feature = {
  async routes(api) {
    const { database } = api;
    await api.register(favouriteRoutes, { database });
  },
};
