import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { ListingData } from '../listing/load-listing.ts';
import { ProductListing } from '../listing/product-listing.tsx';

const INTRO = 'Dix pour cent de moins sur une sélection de soins, tant que dure l’offre.';

/** The products on promotion (R1112). */
export function Component() {
  const data = useLoaderData<ListingData>();
  return (
    <ProductListing
      data={data}
      title="Promotions Exclusives"
      intro={INTRO}
      count={`${data.total} produit(s) en promotion`}
      to={paths.promotions}
      empty={
        <EmptyState
          title="Aucun produit en promotion actuellement"
          text="Revenez bientôt pour découvrir nos nouvelles offres !"
        >
          <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
        </EmptyState>
      }
    />
  );
}
