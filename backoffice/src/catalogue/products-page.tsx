import { formatDateTime } from '@karite/shared/format';
import { type Product, products } from '@karite/shared/resources';
import { Space } from 'antd';
import { shopTimeZone } from '../providers/shop-clock.ts';
import { lazyAction } from '../resource/lazy-action.tsx';
import type { NamedCell } from '../resource/named-cell.ts';
import { ResourcePage } from '../resource/resource-page.tsx';
import { Badge } from '../ui/states/badge.tsx';
import { StateBadge } from '../ui/states/state-badge.tsx';
import { AddToCollection } from './add-to-collection.tsx';
import { ProductTiles } from './product-tiles.tsx';

const EMPTY = { narrowed: 'Aucun produit trouvé...', none: 'Aucun produit disponible' };

const Publication = ({ status, publishAt }: Product) =>
  status === 'scheduled' && publishAt ? (
    <Badge tone="wait">Prévu le {formatDateTime(publishAt, shopTimeZone())}</Badge>
  ) : (
    <StateBadge states={products.fields.status.states} value={status} />
  );

/** What is out of stock or not in the shop has to be seen from afar. */
const CELLS: Record<string, NamedCell<Product>> = {
  name: ({ record, isWhole }) =>
    isWhole || record.status === 'published' ? (
      record.name
    ) : (
      <Space wrap size="small">
        <span>{record.name}</span>
        <Publication {...record} />
      </Space>
    ),
  // A product's own page can also change it.
  status: ({ record, isWhole }) => (isWhole ? undefined : <Publication {...record} />),
  inStock: ({ value }) => <Badge tone={value ? 'good' : 'bad'}>{value ? 'En stock' : 'Épuisé'}</Badge>,
};

const ACTIONS = [
  lazyAction<Product>(() => import('./preview-action.tsx').then((it) => it.PreviewAction)),
  lazyAction<Product>(() => import('./variants/add-variants-action.tsx').then((it) => it.AddVariantsAction)),
];

const ProductsPage = () => (
  <ResourcePage
    resource={products}
    above={<ProductTiles />}
    actions={ACTIONS}
    bulk={AddToCollection}
    cells={CELLS}
    empty={EMPTY}
  />
);

export default ProductsPage;
