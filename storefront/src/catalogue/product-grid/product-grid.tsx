import { ProductCard } from '../product-card/product-card.tsx';
import type { ShopProduct } from '../shop-product.ts';
import styles from './product-grid.module.css';

type Props = { products: readonly ShopProduct[]; list?: boolean; firstEager?: boolean };

/** Products in 2, 3 or 4 columns by width, or one below the other (R1112). */
export function ProductGrid({ products, list = false, firstEager = false }: Props) {
  return (
    <ul className={list ? styles.list : styles.grid} data-far={firstEager ? 'rest' : ''}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} list={list} first={firstEager && index === 0} />
        </li>
      ))}
    </ul>
  );
}
