import { formatRoundedMoney } from '@karite/shared/money';
import type { Product } from '@karite/shared/resources';
import { useList } from '@refinedev/core';
import { Link } from 'react-router-dom';
import { is } from '../../resource/use-count.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { Thumbnail } from '../../ui/pictures/picture.tsx';
import { Entries } from './entries.tsx';

const first = (images: Product['images']) => [...images].sort((a, b) => a.order - b.order)[0]?.url;

/** Five products that nobody can buy just now (R1504). */
export function OutOfStock() {
  const { result, query } = useList<Product>({
    resource: 'products',
    filters: [is('inStock', 'false')],
    pagination: { currentPage: 1, pageSize: 5, mode: 'server' },
    errorNotification: false,
  });
  return (
    <Panel title="Produits épuisés" extra={<Link to="/products?inStock=false">Tous les produits épuisés</Link>}>
      <Entries
        query={query}
        failed="Erreur lors du chargement des produits"
        none="Tous les produits sont en stock"
        items={(result.data ?? []).map((product) => ({
          key: product.id,
          to: `/products/edit/${product.id}`,
          start: <Thumbnail url={first(product.images)} alt="" size={40} />,
          title: product.name,
          note: product.brand?.name ?? '',
          end: <span className="figure">{formatRoundedMoney(product.price)}</span>,
        }))}
      />
    </Panel>
  );
}
