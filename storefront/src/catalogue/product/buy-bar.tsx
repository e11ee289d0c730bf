import type { Product } from '@karite/shared/resources';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Price } from '../../ui/price/price.tsx';
import styles from './buy-bar.module.css';
import { BUY_BUTTON } from './buy-box.tsx';
import type { Buy } from './use-buy.ts';

/** How much of the button must be visible: its edge alone does not show its purpose. */
const SEEN = 0.6;

/**
 * Name, price and button at the window's bottom while the page's own button is not visible (R1832). It is at the end of the
 * page and sticky, so that its space is always reserved: it covers nothing permanently, and nothing moves.
 */
export function BuyBar({ product, buy }: { product: Product; buy: Buy }) {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const own = document.getElementById(BUY_BUTTON);
    const watch = new IntersectionObserver(
      ([entry]) => setIsNeeded(entry !== undefined && entry.intersectionRatio < SEEN),
      {
        threshold: SEEN,
        // What the bar on phones covers is out of sight too.
        rootMargin: '0px 0px -56px',
      },
    );
    if (own) watch.observe(own);
    return () => watch.disconnect();
  }, []);
  return (
    <div className={styles.bar} data-buy-bar={isNeeded} inert={!isNeeded}>
      <div>
        <p className={styles.name}>{product.name}</p>
        <Price product={product} />
      </div>
      <Button disabled={!product.inStock || buy.added} onClick={buy.add}>
        <span aria-live="polite">
          {buy.added ? 'Ajouté au panier !' : product.inStock ? 'Ajouter' : 'Indisponible'}
        </span>
        <span className="hidden">{product.name}</span>
      </Button>
    </div>
  );
}
