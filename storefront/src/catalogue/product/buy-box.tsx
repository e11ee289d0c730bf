import type { ShownOffer } from '@karite/shared/offers';
import { paths } from '@karite/shared/paths';
import type { Product } from '@karite/shared/resources';
import { type ComponentType, useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Price } from '../../ui/price/price.tsx';
import { Quantity } from '../../ui/quantity/quantity.tsx';
import styles from './buy-box.module.css';
import type { Buy } from './use-buy.ts';

/** The page's own button, by which the bar that stays sees whether it is in sight. */
export const BUY_BUTTON = 'ajouter';

type Props = { product: Product; offers: readonly ShownOffer[]; buy: Buy };

/** Price, offers that need no code (R1980), stock, how many, and into the cart (R1104). */
export function BuyBox({ product, offers, buy }: Props) {
  const { quantity, added } = buy;
  return (
    <div className={styles.box}>
      <div>
        <Price product={product} large />
        <p className={styles.tax}>Prix TTC, livraison non comprise</p>
      </div>
      {offers.length > 0 && (
        <ul className={styles.offers} aria-label="Offres sur ce produit">
          {offers.map(({ id, name, text }) => (
            <li key={id}>
              <Icon name="tag" size={18} />
              <span>
                <strong>{name}</strong> : {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={product.inStock ? styles.stock : styles.gone}>
        {product.inStock ? 'En stock - Expédition rapide' : 'Temporairement indisponible'}
      </p>
      <div className={styles.buy}>
        <Quantity value={quantity} min={1} name={product.name} onChange={buy.setQuantity} />
        <Button id={BUY_BUTTON} className={styles.add} disabled={!product.inStock || added} onClick={buy.add}>
          <span aria-live="polite">{added ? 'Ajouté au panier !' : 'Ajouter au panier'}</span>
        </Button>
      </div>
      {product.inStock && (
        <ButtonLink variant="outline" to={paths.byChatOf(product.id, quantity)}>
          Commander par WhatsApp
        </ButtonLink>
      )}
      <LaterAlert key={product.id} productId={product.id} inStock={product.inStock} />
    </div>
  );
}

/** "Me notifier quand disponible", or "Me prévenir si le prix baisse": what few ask for, by code that comes after the page. */
function LaterAlert({ inStock, ...props }: { productId: string; inStock: boolean }) {
  const [Alert, setAlert] = useState<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    (inStock ? import('../../notifications/price-alert.tsx') : import('../../messages/stock-alert.tsx')).then(
      (it) => setAlert(() => it.default),
      () => null,
    );
  }, [inStock]);
  return <div className={styles.alert}>{Alert && <Alert {...props} />}</div>;
}
