import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { LazySaleTerms } from '../legal/sale-terms/lazy-sale-terms.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { DiscountHint, FreeDelivery, TotalsList } from '../ui/totals/totals-list.tsx';
import styles from './cart-summary.module.css';
import { cartTotalsAtom } from './cart-totals.ts';

/** What the cart comes to, and how to pay (R106, R705). */
export function CartSummary() {
  const totals = useAtomValue(cartTotalsAtom);
  return (
    <section className={styles.summary}>
      <h2>Récapitulatif</h2>
      <TotalsList totals={totals} feeLabel="Livraison" />
      <FreeDelivery totals={totals} />
      <DiscountHint totals={totals} />
      <ButtonLink to={paths.checkout} wide>
        Procéder au paiement
      </ButtonLink>
      <ButtonLink to={paths.byChat} look="outline" wide>
        Commander par WhatsApp
      </ButtonLink>
      <ButtonLink to={paths.shop()} look="quiet" wide>
        Continuer mes achats
      </ButtonLink>
      <p className={styles.tax}>Prix TTC, livraison comprise dans le total ; son montant suit le mode choisi.</p>
      <LazySaleTerms />
    </section>
  );
}
