import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { ListingData } from '../listing/load-listing.ts';
import { ProductListing } from '../listing/product-listing.tsx';

/** Every product (R1111). */
export function Component() {
  const data = useLoaderData<ListingData>();
  return (
    <ProductListing
      data={data}
      title="Produits"
      intro="Pour les peaux qui vivent au chaud."
      count={plural(data.total, 'produit')}
      to={paths.shop}
      empty={
        <EmptyState title="Aucun produit trouvé">
          <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
        </EmptyState>
      }
    />
  );
}
