import { paths } from '@karite/shared/paths';
import { type MouseEvent, useState } from 'react';
import { browserClient } from '../../api/browser-client.ts';
import { listProducts } from '../../api/catalogue.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import type { ShopProduct } from '../shop-product.ts';
import { Section } from './section.tsx';

const ENOUGH_FOR_LINK = 8;

/** The new products. The link leads to / (R1132): there it unfolds all of them. */
export function FreshProducts({ products, total }: { products: ShopProduct[]; total: number }) {
  const [all, setAll] = useState<ShopProduct[] | null>(null);
  const unfold = async (event: MouseEvent) => {
    event.preventDefault();
    const found = await listProducts(browserClient, { badge: 'Nouveau' }).catch(() => null);
    if (found) setAll(found.items);
  };
  const link = total >= ENOUGH_FOR_LINK && !all && (
    <Link to={paths.home} onClick={unfold}>
      Voir les Nouveautés
    </Link>
  );
  return (
    <Section title="Nouveautés" text="Tout juste arrivés dans nos rayons." more={link}>
      {products.length === 0 ? (
        <EmptyState
          title="Aucune nouveauté pour le moment"
          text="Revenez bientôt : les prochains arrivages se préparent."
        />
      ) : (
        <ProductGrid products={all ?? products} />
      )}
    </Section>
  );
}
