import type { Feature } from '../../engine/feature.ts';
import { ratingRoutes } from './rating-routes.ts';
import { reviewsOfVariants } from './reviews-of-variants.ts';
import { shownProductHooks } from './shown-product.ts';
import { reviewHooks } from './verified-purchase.ts';
import { voteRoutes } from './vote-routes.ts';

/** Reviews, and the ratings of products that follow from them, and the votes for them. */
export const reviews: Feature = {
  hooks: (app) => [shownProductHooks, reviewsOfVariants(app, app.database), reviewHooks],
  async routes(api) {
    await api.register(ratingRoutes);
    await api.register(voteRoutes);
  },
};
