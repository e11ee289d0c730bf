import { categories, products } from '@karite/shared/resources';
import { is, useCount } from '../resource/use-count.ts';
import { StatTiles } from '../ui/page/stat-tiles.tsx';

const IN_STOCK = [is('inStock', 'true')];
const OUT_OF_STOCK = [is('inStock', 'false')];

/** Total, in stock, out of stock, categories (R1507); each leads to what it counts. */
export const ProductTiles = () => (
  <StatTiles
    tiles={[
      { label: 'Total produits', value: useCount(products), tone: 'accent', to: '/products' },
      { label: 'En stock', value: useCount(products, IN_STOCK), tone: 'good', to: '/products?inStock=true' },
      { label: 'Épuisés', value: useCount(products, OUT_OF_STOCK), tone: 'bad', to: '/products?inStock=false' },
      { label: 'Catégories', value: useCount(categories), to: '/categories' },
    ]}
  />
);
