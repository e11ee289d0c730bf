import { formatMoney } from '@karite/shared/money';
import type { Product } from '@karite/shared/resources';
import styles from './price.module.css';

type AmountProps = { value: number; className?: string; format?: (value: number) => string };

/** An amount. Older browsers group digits with another space than the server: that difference is not worth a new page. */
export const Amount = ({ value, className, format = formatMoney }: AmountProps) => (
  <span className={className} suppressHydrationWarning>
    {format(value)}
  </span>
);

type Sold = Pick<Product, 'price' | 'salePrice' | 'isOnPromo'>;

type PriceProps = { product: Sold; large?: boolean; format?: AmountProps['format'] };

/** The price of a product; on promotion the base price is shown beside it, struck through (R104). */
export function Price({ product, large = false, format }: PriceProps) {
  const { price, salePrice, isOnPromo: promo } = product;
  return (
    <p className={`${styles.price} ${large ? styles.large : ''}`}>
      {promo && <span className="hidden">Prix promotionnel </span>}
      <Amount value={salePrice} className={promo ? styles.promo : undefined} format={format} />
      {promo && (
        <>
          {' '}
          <del className={styles.base}>
            <span className="hidden">Prix de base </span>
            <Amount value={price} format={format} />
          </del>
        </>
      )}
    </p>
  );
}
