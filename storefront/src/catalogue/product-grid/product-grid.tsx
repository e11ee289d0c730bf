import { type CardTexts, ProductCard } from '../product-card/product-card.tsx';
import type { ShopProduct } from '../shop-product.ts';
import styles from './product-grid.module.css';

type Props = CardTexts & {
  products: readonly ShopProduct[];
  list?: boolean;
  rail?: boolean;
  brief?: boolean;
  firstEager?: boolean;
};

/** Products in 2, 3 or 4 columns by width, or one below the other (R1112); a rail is one row that is swiped on a phone. */
export function ProductGrid({ products, list, rail = false, firstEager = false, ...card }: Props) {
  const shape = rail ? `rail ${styles.rail}` : styles.grid;
  return (
    <ul className={list ? styles.list : shape} data-far={firstEager ? 'rest' : ''}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} list={list} first={firstEager && index === 0} {...card} />
        </li>
      ))}
    </ul>
  );
}
