import { Component as OwnPart } from 'virtual:slot/checkout';
import { modeOf, placeOf } from '@karite/shared/delivery';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { type ComponentType, type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../accounts/session/use-session.ts';
import { cartAtom } from '../cart/cart-atoms.ts';
import { LazySaleTerms } from '../legal/sale-terms/lazy-sale-terms.tsx';
import { Button } from '../ui/button/button.tsx';
import { TextArea } from '../ui/field/field.tsx';
import { Link } from '../ui/link/link.tsx';
import { NeedsScript } from '../ui/needs-script/needs-script.tsx';
import { Amount } from '../ui/price/price.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import type { FeeNoteProps } from './amounts/fee-note.tsx';
import { LazyChargedAmount } from './amounts/lazy-charged-amount.tsx';
import { OrderSummary } from './amounts/order-summary.tsx';
import { errorReader } from './checkout-errors.ts';
import styles from './checkout-page.module.css';
import { LazyNotices } from './lazy-notices.tsx';
import { CustomerSection } from './sections/customer-section.tsx';
import { DeliverySection } from './sections/delivery-section.tsx';
import { NothingToPay, onlineMethod, PaymentSection } from './sections/payment-section.tsx';
import type { SavedAddressesProps } from './sections/saved-addresses.tsx';
import type { Checkout } from './use-checkout.ts';

/** For who is signed in alone: nobody else fetches it. */
const SavedAddresses = lazy<ComponentType<SavedAddressesProps>>(() =>
  import('./sections/saved-addresses.tsx')
    .then(({ SavedAddresses }) => ({ default: SavedAddresses }))
    .catch(() => ({ default: () => null })),
);

/** For who pays in the shop and has the order delivered alone. */
const FeeNote = lazy<ComponentType<FeeNoteProps>>(() =>
  import('./amounts/fee-note.tsx').catch(() => ({ default: () => null })),
);

const HOW_PAID = {
  first: 'Votre commande est enregistrée, puis vous la payez. ',
  later: 'Vous réglez à la remise de votre commande, ou en boutique. ',
};

/** The checkout's sections, the summary, and on phones the bar that stays in sight (R801). */
export function CheckoutForm(checkout: Checkout) {
  const { state, draft, edit, totals, zones, shops, submit } = checkout;
  const lines = useAtomValue(cartAtom);
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const isLocked = state.status === 'sending' || state.status === 'waiting';
  const errorOf = errorReader(state);
  const section = { draft, edit, errorOf };
  const isFree = totals.subtotal > 0 && totals.total === 0;
  const isDeliveredFree = lines.length > 0 && totals.missingForFreeDelivery === 0;
  const { isFetched, price } = modeOf(draft.type);
  const online = isFree ? undefined : onlineMethod(draft.method, checkout.methods);
  const charged = <LazyChargedAmount method={online} total={totals.total} />;
  // As `useFirstFault`, whose file this page would fetch before its form shows.
  useEffect(() => {
    if (state.status === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);
  return (
    <>
      <NeedsScript />
      <form
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h1 className={styles.title}>Finaliser ma commande</h1>
        <div className={styles.checkout}>
          <fieldset className={styles.sections} disabled={isLocked}>
            <CustomerSection {...section} mend={checkout.mendPhone}>
              {user && (
                <Suspense>
                  <SavedAddresses user={user} draft={draft} edit={edit} />
                </Suspense>
              )}
            </CustomerSection>
            <DeliverySection {...section} zones={zones} shops={shops} free={isDeliveredFree} />
            {isFree ? (
              <NothingToPay />
            ) : (
              <PaymentSection method={draft.method} methods={checkout.methods} choose={(method) => edit({ method })}>
                {draft.method === 'boutique' && !isFetched && totals.fee > 0 && (
                  <Suspense>
                    <FeeNote type={draft.type} fee={totals.fee} edit={shops.length > 0 && edit} />
                  </Suspense>
                )}
              </PaymentSection>
            )}
            <div className={styles.section}>
              <TextArea
                label="Instructions particulières"
                optional
                name="note"
                maxLength={ORDER_LENGTHS.note}
                value={draft.note}
                error={errorOf('note')}
                onChange={(event) => edit({ note: event.target.value })}
              />
            </div>
            {OwnPart && <OwnPart lines={lines} totals={totals} draft={draft} edit={edit} />}
          </fieldset>
          {/* On a wide screen the articles would push the button down once the cart is read. */}
          <div className={styles.side} aria-busy={lines.length === 0}>
            <div className={styles.aside}>
              <OrderSummary
                lines={lines}
                totals={totals}
                charged={charged}
                isFetched={isFetched}
                isFeeOpen={!isDeliveredFree && price(placeOf(draft, 0, zones)) === null}
              />
              <p className={styles.trust}>
                {isFree ? '' : HOW_PAID[draft.method === 'en-ligne' ? 'first' : 'later']}
                En confirmant, vous acceptez nos <Link to={paths.terms}>conditions de vente</Link>.
              </p>
            </div>
            <ConfirmBar {...checkout} charged={charged} hasMissing={lines.some((line) => !line.product.inStock)} />
            {/* Comes later: above the button it would push it away under a finger. */}
            <LazySaleTerms country={draft.country} city={draft.city} type={draft.type} />
          </div>
        </div>
      </form>
    </>
  );
}

/** What went wrong, what it comes to, and the button: on phones at the screen's bottom edge, wherever one reads. */
function ConfirmBar({ hasMissing, charged, ...checkout }: Checkout & { hasMissing: boolean; charged: ReactNode }) {
  const { state, totals, draft } = checkout;
  const sending = state.status === 'sending';
  const label = draft.method === 'en-ligne' && totals.total > 0 ? 'Confirmer et payer' : 'Confirmer la commande';
  return (
    <div className={styles.bar} data-order-bar>
      <LazyNotices {...checkout} hasMissing={hasMissing} />
      <p className={styles.due}>
        <span>Total </span>
        <Amount value={totals.total} />
        {charged}
      </p>
      <Button type="submit" wide disabled={sending || state.status === 'taken'}>
        {sending && <Spinner label="" />}
        <span>{sending ? 'Enregistrement en cours...' : state.status === 'waiting' ? 'Réessayer' : label}</span>
      </Button>
    </div>
  );
}
