import { totalsOf } from '@karite/shared/offers';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { useRules } from '../identity/settings.ts';
import { LazySaleTerms } from '../legal/sale-terms/lazy-sale-terms.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { DiscountHint, FreeDelivery, TotalsList } from '../ui/totals/totals-list.tsx';
import { cartAtom } from './cart-atoms.ts';
import styles from './cart-summary.module.css';
import { pricedLines } from './cart-totals.ts';
import { LazyOffersNote } from './offers/lazy-offers-note.tsx';
import { offersAtom } from './offers/offer-atoms.ts';

/** What the cart comes to, and how to pay (R106, R705). */
export function CartSummary() {
  // With home delivery (R306).
  const totals = totalsOf(pricedLines(useAtomValue(cartAtom)), useRules(), { offers: useAtomValue(offersAtom) });
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
      <p className={styles.tax}>Prix TTC, livraison comprise dans le total ; son montant suit le mode choisi.</p>
      <LazySaleTerms />
    </section>
  );
}
