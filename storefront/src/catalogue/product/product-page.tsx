import { Component as OwnSection } from 'virtual:section/product';
import { paths } from '@karite/shared/paths';
import { useLoaderData } from 'react-router-dom';
import { useIdentity } from '../../identity/settings.ts';
import { SaleTerms } from '../../legal/sale-terms/sale-terms.tsx';
import { Reviews } from '../../reviews/reviews.tsx';
import { PageMeta } from '../../seo/page-meta.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Rating } from '../../ui/rating/rating.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { useRoots } from '../navigation/roots.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductData } from './product-data.tsx';
import type { ProductPageData } from './product-loader.ts';
import styles from './product-page.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { ShareButton } from './share-button.tsx';

/** A product (R1104). */
export function Component() {
  const { product, related, terms, reviews, ratings } = useLoaderData<ProductPageData>();
  const addressOf = useCategoryAddress();
  const shop = useIdentity().name;
  const shelf = product.categories[0];
  const crumbs = [
    { label: 'Accueil', to: paths.home },
    { label: 'Produits', to: paths.shop() },
    ...(shelf ? [{ label: shelf.title, to: addressOf(shelf.id) }] : []),
    { label: product.name },
  ];
  return (
    <div className="page" key={product.id}>
      <PageMeta
        title={product.name}
        description={product.description || `${product.name} : prix en FCFA, livraison et conseil chez ${shop}.`}
        image={product.images[0]?.url}
        canonical={paths.product(product.id)}
        type="product"
      />
      {import.meta.env.SSR && <ProductData product={product} reviews={reviews?.items ?? []} />}
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.product}>
        <Gallery images={product.images} name={product.name} badge={product.badge} />
        <div className={styles.text}>
          {product.brand && (
            <Link to={paths.brand(product.brand.id)} className={styles.brand}>
              {product.brand.name}
            </Link>
          )}
          <h1>{product.name}</h1>
          <Rating value={product.rating} reviews={product.reviews} full />
          <BuyBox product={product} />
          <SaleTerms terms={terms} />
          <ul className={styles.chips} aria-label="Catégories">
            {product.categories.map(({ id, title }) => (
              <li key={id}>
                <Link to={addressOf(id)}>{title}</Link>
              </li>
            ))}
          </ul>
          <ShareButton title={product.name} />
        </div>
      </div>
      <ProductTabs product={product} />
      {OwnSection && <OwnSection product={product} />}
      <Reviews product={product} first={reviews} ratings={ratings} />
      {related.length > 0 && (
        <section className={styles.related}>
          <h2>Dans le même rayon</h2>
          <ProductGrid products={related} />
        </section>
      )}
    </div>
  );
}

/** Where a category's page is: a subcategory stands below its parent. */
function useCategoryAddress(): (id: string) => string {
  const roots = useRoots() ?? [];
  return (id) => {
    const parent = roots.find((root) => root.children.some((child) => child.id === id));
    return parent ? paths.subcategory(parent.id, id) : paths.category(id);
  };
}
