import { brandLoader, brandsLoader } from '../catalogue/brands/brands-loader.ts';
import { categoriesLoader, categoryLoader } from '../catalogue/categories/categories-loader.ts';
import { collectionLoader, collectionsLoader } from '../catalogue/collections/collections-loader.ts';
import { homeLoader } from '../catalogue/home/home-loader.ts';
import { rootsLoader } from '../catalogue/navigation/roots-loader.ts';
import { productLoader } from '../catalogue/product/product-loader.ts';
import { promotionsLoader, shopLoader } from '../catalogue/shop/shop-loader.ts';
import { checkoutLoader } from '../checkout/checkout-loader.ts';
import { helpListLoader, helpPageLoader } from '../content/help-loader.ts';
import { storiesLoader } from '../content/stories-loader.ts';
import { diagnosticLoader } from '../diagnostic/diagnostic-loader.ts';
import { settingsLoader } from '../identity/settings-loader.ts';
import { legalLoader } from '../legal/legal-loader.ts';
import { searchLoader } from '../search/search-loader.ts';

/** The data of each page, by the name that `routes.tsx` gives it. */
export const loaders = {
  settings: settingsLoader,
  roots: rootsLoader,
  home: homeLoader,
  shop: shopLoader,
  promotions: promotionsLoader,
  product: productLoader,
  brands: brandsLoader,
  brand: brandLoader,
  categories: categoriesLoader,
  category: categoryLoader,
  collections: collectionsLoader,
  collection: collectionLoader,
  search: searchLoader,
  diagnostic: diagnosticLoader,
  legal: legalLoader,
  checkout: checkoutLoader,
  stories: storiesLoader,
  helpList: helpListLoader,
  helpPage: helpPageLoader,
};

export type Loaders = typeof loaders;
