import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { BreadcrumbData } from '../../seo/breadcrumb-data.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ProductListing } from '../listing/product-listing.tsx';
import type { CollectionData } from './collections-loader.ts';

/** A collection: its products with what narrows and orders them (R1923). */
export function Component() {
  const data = useLoaderData<CollectionData>();
  const { id, title, description, picture } = data.collection;
  return (
    <>
      {import.meta.env.SSR && (
        <BreadcrumbData
          crumbs={[
            { label: 'Accueil', to: paths.home },
            { label: 'Collections', to: paths.collections },
            { label: title },
          ]}
        />
      )}
      <ProductListing
        data={data}
        title={title}
        intro={description ?? ''}
        image={picture}
        count={plural(data.total, 'produit')}
        to={(params) => paths.collection(id, params)}
        empty={
          <EmptyState title="Aucun produit dans cette collection">
            <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
          </EmptyState>
        }
      />
    </>
  );
}
