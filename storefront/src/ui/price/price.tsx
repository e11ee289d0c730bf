import { formatMoney } from '@karite/shared/money';
import type { Product } from '@karite/shared/resources';
import styles from './price.module.css';

/** An amount. Older browsers group digits with another space than the server: that difference is not worth a new page. */
export const Amount = ({ value, className }: { value: number; className?: string }) => (
  <span className={className} suppressHydrationWarning>
    {formatMoney(value)}
  </span>
);

type Sold = Pick<Product, 'price' | 'salePrice' | 'isOnPromo'>;

/** The price of a product; on promotion the base price is shown beside it, struck through (R104). */
export function Price({ product, large = false }: { product: Sold; large?: boolean }) {
  const { price, salePrice, isOnPromo: promo } = product;
  return (
    <p className={`${styles.price} ${large ? styles.large : ''}`}>
      {promo && <span className="hidden">Prix promotionnel </span>}
      <Amount value={salePrice} className={promo ? styles.promo : undefined} />
      {promo && (
        <>
          {' '}
          <del className={styles.base}>
            <span className="hidden">Prix de base </span>
            <Amount value={price} />
          </del>
        </>
      )}
    </p>
  );
}
