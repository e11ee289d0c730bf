import { totalsOf } from '@karite/shared/offers';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { useRules } from '../identity/settings.ts';
import { LazySaleTerms } from '../legal/sale-terms/lazy-sale-terms.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { Amount } from '../ui/price/price.tsx';
import { DiscountHint, FreeDelivery, TotalsList } from '../ui/totals/totals-list.tsx';
import { cartAtom } from './cart-atoms.ts';
import styles from './cart-summary.module.css';
import { pricedLines } from './cart-totals.ts';
import { LazyOffersNote } from './offers/lazy-offers-note.tsx';
import { offersAtom } from './offers/offer-atoms.ts';

/** With home delivery (R306). */
const useTotals = () => totalsOf(pricedLines(useAtomValue(cartAtom)), useRules(), { offers: useAtomValue(offersAtom) });

/** The total and the way on, on phones: at the bottom edge until the summary comes. */
export const CartBar = () => (
  <p className={styles.bar}>
    <span>
      Total <Amount value={useTotals().total} />
    </span>
    <ButtonLink to={paths.checkout}>Procéder au paiement</ButtonLink>
  </p>
);

/** What the cart comes to, and how to pay (R106, R705). */
export function CartSummary() {
  const totals = useTotals();
  return (
    <section className={styles.summary}>
      <h2>Récapitulatif</h2>
      <TotalsList totals={totals} feeLabel="Livraison" />
      <FreeDelivery totals={totals} />
      <DiscountHint totals={totals} />
      <LazyOffersNote totals={totals} />
      <ButtonLink to={paths.checkout} wide>
        Procéder au paiement
      </ButtonLink>
      <ButtonLink to={paths.byChat} variant="outline" wide>
        Commander par WhatsApp
      </ButtonLink>
      <ButtonLink to={paths.shop()} variant="quiet" wide>
        Continuer mes achats
      </ButtonLink>
      <p className={styles.tax}>Prix TTC, livraison comprise dans le total ; son montant suit le mode choisi.</p>
      <LazySaleTerms />
    </section>
  );
}
