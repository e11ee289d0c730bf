import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cartAtom, cartReadyAtom } from '../cart/cart-atoms.ts';
import { PageMeta } from '../seo/page-meta.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { confirmationOf } from './confirmation/confirmation-state.ts';
import { LazyConfirmation } from './confirmation/lazy-confirmation.tsx';
import { useCheckout } from './use-checkout.ts';

/** The checkout (R801): the form, or its replacement. */
export function Component() {
  const lines = useAtomValue(cartAtom);
  const ready = useAtomValue(cartReadyAtom);
  const checkout = useCheckout();
  const { state } = checkout;
  const { state: stored } = useLocation();
  const navigate = useNavigate();
  // The next cart has started: when it is emptied, the confirmation is not shown again.
  const isOver = Boolean(stored) && !confirmationOf(stored)?.toPay && lines.length > 0 && state.status !== 'confirmed';
  useEffect(() => {
    if (isOver) navigate(paths.checkout, { replace: true });
  }, [isOver, navigate]);
  const confirmed = state.status === 'confirmed' ? state.confirmation : isOver ? null : confirmationOf(stored);
  return (
    <div className="page">
      <PageMeta title="Finaliser ma commande" hidden />
      {ready && confirmed && <LazyConfirmation {...confirmed} />}
      {ready && !confirmed && lines.length === 0 && (
        <EmptyState alone title="Votre panier est vide">
          <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
        </EmptyState>
      )}
      {/* Until the cart is read, the form is shown as the server drew it: the cart is rarely empty. */}
      {(!ready || (!confirmed && lines.length > 0)) && <CheckoutForm {...checkout} />}
    </div>
  );
}
