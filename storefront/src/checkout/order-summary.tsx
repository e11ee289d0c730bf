import type { Totals } from '@karite/shared/pricing';
import { lineTotal, salePrice } from '@karite/shared/pricing';
import { paths } from '../paths.ts';
import type { CartLine } from '../state/cart-lines.ts';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Amount } from '../ui/price/price.tsx';
import { FreeDelivery, TotalsList } from '../ui/totals/totals-list.tsx';
import styles from './order-summary.module.css';

/** What is ordered and what it comes to (spec §2, "order summary"). */
export const OrderSummary = ({ lines, totals }: { lines: readonly CartLine[]; totals: Totals }) => (
  <section className={styles.summary}>
    <header>
      <h2>Votre commande</h2>
      <Link to={paths.cart}>Modifier</Link>
    </header>
    <ul className={styles.lines}>
      {lines.map(({ productId, product, quantity }) => (
        <li key={productId}>
          <Picture url={product.images[0]?.url} alt="" sizes="3.5rem" />
          <span>
            {quantity} × {product.name}
            {!product.inStock && <strong> Rupture</strong>}
          </span>
          <Amount value={lineTotal({ price: salePrice(product), quantity })} />
        </li>
      ))}
    </ul>
    <TotalsList totals={totals} feeLabel="Frais de livraison" />
    <FreeDelivery totals={totals} />
  </section>
);
