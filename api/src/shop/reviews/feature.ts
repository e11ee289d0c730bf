import type { Feature } from '../../engine/feature.ts';
import { ratingRoutes } from './rating-routes.ts';
import { reviewsOfVariants } from './reviews-of-variants.ts';
import { reviewHooks } from './verified-purchase.ts';

/** Reviews, and the ratings of products that follow from them. */
export const reviews: Feature = {
  hooks: (app) => [reviewsOfVariants(app, app.database), reviewHooks],
  async routes(api) {
    await api.register(ratingRoutes);
  },
};
