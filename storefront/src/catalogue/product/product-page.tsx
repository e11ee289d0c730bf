import { Component as OwnPart } from 'virtual:slot/product';
import { CURRENCY_SYMBOL } from '@karite/shared/locale';
import { paths } from '@karite/shared/paths';
import { type ComponentType, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { whenIdle } from '../../hydration/when-idle.ts';
import { useIdentity } from '../../identity/settings.ts';
import { Reviews } from '../../reviews/reviews.tsx';
import { PageMeta } from '../../seo/page-meta.tsx';
import { priceCard } from '../../seo/share-picture.ts';
import { Link } from '../../ui/link/link.tsx';
import { Rating } from '../../ui/rating/rating.tsx';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { useRoots } from '../navigation/roots.ts';
import { ProductGrid } from '../product-grid/product-grid.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { benefitOf } from './benefit.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyBox } from './buy-box.tsx';
import { LaterChoices } from './choices/later-choices.tsx';
import { LaterFacts } from './facts/later-facts.tsx';
import { Gallery } from './gallery.tsx';
import { ProductData } from './product-data.tsx';
import type { ProductPageData } from './product-loader.ts';
import styles from './product-page.module.css';
import { ProductTabs } from './product-tabs.tsx';
import { BuyingTerms } from './terms/buying-terms.tsx';
import { useBuy } from './use-buy.ts';

/** Each product has a page of its own, its choices the same one: what was chosen of one is not another's. */
export function Component() {
  const data = useLoaderData<ProductPageData>();
  return <ProductPage key={data.headId} {...data} />;
}

/** A product (R1104). */
function ProductPage({
  product,
  headId,
  choices,
  liked,
  reviews,
  ratings,
  types,
  offers,
  serverOnly,
}: ProductPageData) {
  const buy = useBuy(product);
  const addressOf = useCategoryAddress();
  const shop = useIdentity().name;
  const { benefit, rest } = benefitOf(product.description);
  const shelf = product.categories[0];
  const crumbs = [
    { label: 'Accueil', to: paths.home },
    { label: 'Produits', to: paths.shop() },
    ...(shelf ? [{ label: shelf.title, to: addressOf(shelf.id) }] : []),
    { label: product.name },
  ];
  return (
    <div className="page">
      <PageMeta
        title={product.name}
        description={
          product.description || `${product.name} : prix en ${CURRENCY_SYMBOL}, livraison et conseil chez ${shop}.`
        }
        card={import.meta.env.SSR ? priceCard(product) : null}
        canonical={paths.product(product.id)}
        type="product"
      />
      {import.meta.env.SSR && serverOnly && (
        <ProductData
          {...serverOnly}
          product={product}
          choices={choices}
          reviews={reviews?.items ?? []}
          ratings={ratings ?? []}
        />
      )}
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.product}>
        <header className={styles.head}>
          <div className={styles.over}>
            {product.brand && (
              <Link to={paths.brand(product.brand.id)} className={styles.brand}>
                {product.brand.name}
              </Link>
            )}
            <Rating value={product.rating} reviews={product.reviews} full />
          </div>
          <h1>{product.name}</h1>
        </header>
        <Gallery key={product.id} product={product} />
        <div className={styles.text}>
          {benefit && <p className={styles.benefit}>{benefit}</p>}
          {choices.length > 1 && <LaterChoices choices={choices} current={product.id} />}
          <BuyBox product={product} offers={offers} buy={buy} />
          <ProductTabs product={product} text={rest} />
          <LaterFacts key={product.id} product={product} />
          <BuyingTerms key={`${product.id}+`} product={product} drawn={serverOnly} />
          <div className={styles.end}>
            <ul className={styles.chips} aria-label="Catégories">
              {product.categories.map(({ id, title }) => (
                <li key={id}>
                  <Link to={addressOf(id)} className="chip">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <ShareButton title={product.name} />
          </div>
        </div>
      </div>
      {OwnPart && <OwnPart product={product} />}
      <Reviews product={{ ...product, id: headId }} first={reviews} ratings={ratings} types={types} />
      {liked.length > 0 && (
        <section className={styles.liked} aria-labelledby="aussi">
          <h2 id="aussi">Vous aimerez aussi</h2>
          <ProductGrid products={liked} rail brief />
        </section>
      )}
      <Later productId={product.id} />
      <BuyBar product={product} buy={buy} />
    </div>
  );
}

/** Products viewed before: the page does not wait for them. */
function Later(props: { productId: string }) {
  const [Products, setProducts] = useState<ComponentType<typeof props> | null>(null);
  useEffect(
    () =>
      whenIdle(async () => {
        const { SeenProducts } = await import('../seen/seen-products.tsx');
        setProducts(() => SeenProducts);
      }),
    [],
  );
  return Products && <Products {...props} />;
}

/** The path of a category's page: a subcategory is below its parent. */
function useCategoryAddress(): (id: string) => string {
  const roots = useRoots() ?? [];
  return (id) => {
    const parent = roots.find((root) => root.children.some((child) => child.id === id));
    return parent ? paths.subcategory(parent.id, id) : paths.category(id);
  };
}
