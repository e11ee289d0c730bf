import { products } from '@karite/shared/resources';
import type { NamedCell } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Badge } from '../ui/badge.tsx';
import { ProductTiles } from './product-tiles.tsx';

const EMPTY = { narrowed: 'Aucun produit trouvé...', none: 'Aucun produit disponible' };

/** What is out of stock has to be seen from afar. */
const CELLS: Record<string, NamedCell> = {
  inStock: ({ value }) => <Badge tone={value ? 'good' : 'bad'}>{value ? 'En stock' : 'Épuisé'}</Badge>,
};

const ProductsPage = () => <ResourcePage resource={products} above={<ProductTiles />} cells={CELLS} empty={EMPTY} />;

export default ProductsPage;
