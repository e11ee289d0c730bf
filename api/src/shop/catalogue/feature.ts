import type { Feature } from '../../engine/feature.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { checkCategories } from './category-checks.ts';
import { categoryTree } from './category-tree.ts';
import { productPreviewRoutes } from './preview-routes.ts';
import { tasks } from './tasks.ts';
import { togetherRoutes } from './together-routes.ts';
import { variantRoutes } from './variant-routes.ts';
import { variantHooks } from './variants.ts';

/** The catalogue: the tree of categories, variants, what is bought together. */
export const catalogue: Feature = {
  hooks: () => [categoryTree, variantHooks],
  tasks,
  async routes(api) {
    const { database } = api;
    await api.register(catalogueRoutes);
    await api.register(variantRoutes, { database });
    await api.register(togetherRoutes);
    await api.register(productPreviewRoutes, { database });
  },
  checks: [checkCategories],
};
