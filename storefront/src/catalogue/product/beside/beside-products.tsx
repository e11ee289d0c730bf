import type { Product } from '@karite/shared/resources';
import { useNear } from '../../near/use-near.ts';
import { ProductGrid } from '../../product-grid/product-grid.tsx';
import { SeenProducts } from '../../seen/seen-products.tsx';
import styles from './beside.module.css';
import { type Beside, loadBeside, NOTHING } from './load-beside.ts';
import { TogetherList } from './together-list.tsx';

export type BesideProps = {
  product: Product;
  /** Those that the page shows above. */
  shown: readonly string[];
};

/** The end of a product's page, requested when the shopper scrolls near it: the page itself does not contain it. */
export function BesideProducts({ product, shown }: BesideProps) {
  const { place, value } = useNear<Beside>(() => loadBeside(product, shown), product.id, NOTHING);
  return (
    <>
      <section ref={place} className={styles.beside} data-waits={value === null || undefined}>
        {value && value.together.length > 0 && (
          <>
            <h2>Souvent achetés ensemble</h2>
            <TogetherList product={product} others={value.together} />
          </>
        )}
        {value && value.range.length > 0 && (
          <>
            <h2>De la même gamme</h2>
            <ProductGrid products={value.range} />
          </>
        )}
      </section>
      <SeenProducts productId={product.id} />
    </>
  );
}
