import { type MouseEvent, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { listProducts } from '../../api/catalogue.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import type { ShopProduct } from '../shop-product.ts';
import type { ShelfPart } from './home-parts.ts';
import { Section } from './section.tsx';

/** A row of products (R1132, R1133, R1943). The link of the new ones leads to / (R1132): there it unfolds all of them. */
export function Shelf({ isNew, products, none, more, ...texts }: ShelfPart) {
  const [all, setAll] = useState<ShopProduct[] | null>(null);
  const unfold = async (event: MouseEvent) => {
    event.preventDefault();
    const found = await listProducts(browserClient, { badge: 'Nouveau' }).catch(() => null);
    if (found) setAll(found.items);
  };
  const link = more && !all && (
    <Link to={more.to} onClick={isNew ? unfold : undefined}>
      {more.label}
    </Link>
  );
  return (
    <Section {...texts} more={link}>
      {products.length === 0 ? <EmptyState {...none} /> : <ProductGrid products={all ?? products} rail={!all} />}
    </Section>
  );
}
