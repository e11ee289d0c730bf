import { ORDER_LENGTHS } from '@karite/shared/orders';
import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { cartAtom, cartReadyAtom } from '../state/cart-atoms.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { TextArea } from '../ui/field/field.tsx';
import { Link } from '../ui/link/link.tsx';
import { PageMeta } from '../ui/page-meta/page-meta.tsx';
import { LazySaleTerms } from '../ui/sale-terms/lazy-sale-terms.tsx';
import { Spinner } from '../ui/spinner/spinner.tsx';
import { confirmationOf } from './checkout-memory.ts';
import { CheckoutNotices } from './checkout-notices.tsx';
import styles from './checkout-page.module.css';
import { CustomerSection } from './customer-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { LazyConfirmation } from './lazy-confirmation.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentSection } from './payment-section.tsx';
import { useCheckout } from './use-checkout.ts';

/** The checkout (spec §2): the form; or what stands in its place. */
export function Component() {
  const lines = useAtomValue(cartAtom);
  const ready = useAtomValue(cartReadyAtom);
  const checkout = useCheckout();
  const { state } = checkout;
  const { state: kept } = useLocation();
  const navigate = useNavigate();
  // The next cart has begun: when it is emptied, nobody is thanked again.
  const isOver = Boolean(kept) && lines.length > 0 && state.status !== 'confirmed';
  useEffect(() => {
    if (isOver) navigate(paths.checkout, { replace: true });
  }, [isOver, navigate]);
  const confirmed = state.status === 'confirmed' ? state.confirmation : isOver ? null : confirmationOf(kept);
  return (
    <div className="page">
      <PageMeta title="Finaliser ma commande" hidden />
      {!ready && <Spinner page />}
      {ready && confirmed && <LazyConfirmation {...confirmed} />}
      {ready && !confirmed && lines.length === 0 && (
        <EmptyState alone title="Votre panier est vide">
          <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
        </EmptyState>
      )}
      {ready && !confirmed && lines.length > 0 && <CheckoutForm {...checkout} />}
    </div>
  );
}

function CheckoutForm({
  state,
  draft,
  edit,
  totals,
  changes,
  submit,
  dropMissing,
  finish,
}: ReturnType<typeof useCheckout>) {
  const lines = useAtomValue(cartAtom);
  const form = useRef<HTMLFormElement>(null);
  const sending = state.status === 'sending';
  const problems = state.status === 'refused' ? state.problems : [];
  const errorOf = (field: string) => {
    const message = problems.find((problem) => problem.field === field)?.message;
    // One message for several fields stands beside the button; each field only says that it is one of them.
    const isShared = problems.filter((problem) => problem.message === message).length > 1;
    return message && isShared ? 'Champ obligatoire' : message;
  };
  const section = { draft, edit, errorOf };
  const hasMissing = lines.some((line) => !line.product.inStock);
  useEffect(() => {
    if (state.status === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [state]);
  return (
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
        <fieldset className={styles.sections} disabled={sending}>
          <CustomerSection {...section} />
          <DeliverySection {...section} free={totals.missingForFreeDelivery === 0} />
          <PaymentSection method={draft.method} choose={(method) => edit({ method })} />
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
        </fieldset>
        <div className={styles.aside}>
          <OrderSummary lines={lines} totals={totals} />
          <CheckoutNotices {...{ state, changes, hasMissing, dropMissing, finish }} />
          <Button type="submit" wide disabled={sending || draft.method === 'en-ligne' || state.status === 'taken'}>
            {sending && <Spinner label="" />}
            {sending
              ? 'Enregistrement en cours...'
              : state.status === 'unreachable'
                ? 'Réessayer'
                : 'Confirmer la commande'}
          </Button>
          <p className={styles.trust}>
            Vous réglez à la remise de votre commande, ou en boutique. En confirmant, vous acceptez nos{' '}
            <Link to={paths.terms}>conditions de vente</Link>.
          </p>
          <LazySaleTerms />
        </div>
      </div>
    </form>
  );
}
