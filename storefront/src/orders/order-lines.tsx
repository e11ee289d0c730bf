import { paths } from '@karite/shared/paths';
import { lineTotal } from '@karite/shared/pricing';
import type { ShopProduct } from '../catalogue/shop-product.ts';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Amount } from '../ui/price/price.tsx';
import styles from './order-lines.module.css';

type Line = { productId: string; name: string; price: number; quantity: number };

/** The ordered articles, at the prices of that day. A product that is no longer sold has no picture and no link. */
export const OrderLines = ({ items, sold }: { items: readonly Line[]; sold: Map<string, ShopProduct> | null }) => (
  <ul className={styles.lines}>
    {items.map((item) => {
      const product = sold?.get(item.productId);
      return (
        <li key={item.productId}>
          <Picture url={product?.images[0]?.url} alt="" sizes="64px" className={styles.picture} />
          <span>
            <span>{product ? <Link to={paths.product(item.productId)}>{item.name}</Link> : item.name}</span>
            <small>
              {item.quantity} × <Amount value={item.price} />
            </small>
          </span>
          <Amount value={lineTotal(item)} />
        </li>
      );
    })}
  </ul>
);
