import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { useIdentity } from '../../identity/settings.ts';
import StockAlert from '../../messages/stock-alert.tsx';
import { BreadcrumbData } from '../../seo/breadcrumb-data.tsx';
import { PageMeta } from '../../seo/page-meta.tsx';
import { ProductListData } from '../../seo/product-list-data.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { isChosen } from '../facets/facet-choice.ts';
import { Faceted } from '../facets/faceted.tsx';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import styles from './brand-page.module.css';
import type { BrandData } from './brands-loader.ts';

/** The pages above a brand's. */
const UP = [
  { label: 'Accueil', to: paths.home },
  { label: 'Marques', to: paths.brands },
];

/** A brand and its products (R1123). */
export function Component() {
  const { brand, products, total, facets, chosen } = useLoaderData<BrandData>();
  const shop = useIdentity().name;
  return (
    <div className="page">
      <PageMeta
        title={brand.name}
        description={brand.description || `${brand.name} chez ${shop} : ${plural(total, 'produit')}.`}
        image={brand.logo}
        canonical={paths.brand(brand.id)}
        hidden={isChosen(chosen)}
      />
      {import.meta.env.SSR && (
        <>
          <BreadcrumbData crumbs={[...UP, { label: brand.name }]} />
          <ProductListData products={products} />
        </>
      )}
      <p className={styles.back}>
        <Link to={paths.brands}>Retour aux marques</Link>
      </p>
      <header className={styles.head}>
        <Picture url={brand.logo} alt="" sizes="(min-width: 48rem) 24rem, 100vw" first />
        <div>
          <h1>{brand.name}</h1>
          {brand.description && (
            <>
              <h2>A propos</h2>
              <p>{brand.description}</p>
            </>
          )}
          <p className={styles.count}>{plural(total, 'produit')}</p>
        </div>
      </header>
      <Faceted
        facets={facets}
        chosen={chosen}
        total={total}
        to={(params) => paths.brand(brand.id, params)}
        of="brandId"
      >
        {products.length > 0 && <ProductGrid products={products} />}
        {products.length === 0 && isChosen(chosen) && <EmptyState title="Aucun produit trouvé" />}
        {products.length === 0 && !isChosen(chosen) && (
          <EmptyState title="Aucun produit pour cette marque.">
            <StockAlert brandId={brand.id} />
          </EmptyState>
        )}
      </Faceted>
    </div>
  );
}
