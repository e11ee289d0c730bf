import { plural } from '@karite/shared/format';
import type { Totals } from '@karite/shared/offers';
import { paths } from '@karite/shared/paths';
import { itemCount, lineTotal, salePrice } from '@karite/shared/pricing';
import { type ReactNode, useId, useState } from 'react';
import type { CartLine } from '../../cart/cart-lines.ts';
import { LazyOffersNote } from '../../cart/offers/lazy-offers-note.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import { FreeDelivery, TotalsList } from '../../ui/totals/totals-list.tsx';
import styles from './order-summary.module.css';

/**
 * `charged`: the total in another currency, where the payment has one. `isFetched`: a pick-up, without delivery costs or
 * free delivery. `isFeeOpen`: the fee depends on a place that is not chosen yet.
 */
type Props = {
  lines: readonly CartLine[];
  totals: Totals;
  charged?: ReactNode;
  isFetched?: boolean;
  isFeeOpen?: boolean;
};

/** What is ordered and what it comes to (R106). On phones the articles are folded. */
export function OrderSummary({ lines, totals, charged, isFetched, isFeeOpen }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.summary}>
      <header>
        <h2>Votre commande</h2>
        <Link to={paths.cart}>Modifier</Link>
      </header>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Masquer les articles' : `Voir les articles (${plural(itemCount(lines), 'article')})`}
      </button>
      <ul id={id} className={styles.lines} data-open={open || undefined}>
        {lines.map(({ productId, product, quantity }) => (
          <li key={productId}>
            <Picture url={product.images[0]?.url} alt="" sizes="3.5rem" />
            <span>
              <span>
                {quantity} × {product.name}
              </span>
              {!product.inStock && <strong> Rupture</strong>}
            </span>
            {product.inStock && <Amount value={lineTotal({ price: salePrice(product), quantity })} />}
          </li>
        ))}
      </ul>
      <TotalsList totals={totals} feeLabel="Frais de livraison" isFeeOpen={isFeeOpen} />
      {charged}
      {!isFetched && <FreeDelivery totals={totals} />}
      <LazyOffersNote totals={totals} />
    </section>
  );
}
