import { plural } from '@karite/shared/format';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { StockAlert } from '../../ui/email-form/stock-alert.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageMeta } from '../../ui/page-meta/page-meta.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { ProductGrid } from '../../ui/product-grid/product-grid.tsx';
import { CrumbData } from '../../ui/structured-data/crumb-data.tsx';
import { ShelfData } from '../../ui/structured-data/shelf-data.tsx';
import styles from './brand-page.module.css';
import type { BrandData } from './brands-loader.ts';

/** The pages above a brand's. */
const UP = [
  { label: 'Accueil', to: paths.home },
  { label: 'Marques', to: paths.brands },
];

/** A house and its products (R1123). */
export function Component() {
  const { brand, products, total } = useLoaderData() as BrandData;
  return (
    <div className="page">
      <PageMeta
        title={brand.name}
        description={brand.description || `${brand.name} chez Karité : ${plural(total, 'produit')}.`}
        image={brand.logo}
        canonical={paths.brand(brand.id)}
      />
      {import.meta.env.SSR && (
        <>
          <CrumbData crumbs={[...UP, { label: brand.name }]} />
          <ShelfData products={products} />
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
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <EmptyState title="Aucun produit pour cette marque.">
          <StockAlert brandId={brand.id} />
        </EmptyState>
      )}
    </div>
  );
}
