import { type Product, products } from '@karite/shared/resources';
import { lazyAction } from '../resource/lazy-action.tsx';
import type { NamedCell } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { ProductTiles } from './product-tiles.tsx';

const EMPTY = { narrowed: 'Aucun produit trouvé...', none: 'Aucun produit disponible' };

/** What is out of stock has to be seen from afar. */
const CELLS: Record<string, NamedCell> = {
  inStock: ({ value }) => <Badge tone={value ? 'good' : 'bad'}>{value ? 'En stock' : 'Épuisé'}</Badge>,
};

const ACTIONS = [
  lazyAction<Product>(() => import('./variants/add-variants-action.tsx').then((it) => it.AddVariantsAction)),
];

const ProductsPage = () => (
  <ResourcePage resource={products} above={<ProductTiles />} actions={ACTIONS} cells={CELLS} empty={EMPTY} />
);

export default ProductsPage;
