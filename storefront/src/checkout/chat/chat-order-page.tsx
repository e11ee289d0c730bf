import { isFetched } from '@karite/shared/delivery';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import type { FormEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cartAtom, cartReadyAtom } from '../../cart/cart-atoms.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { useIdentity } from '../../identity/settings.ts';
import { useChat } from '../../identity/use-chat.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { OrderSummary } from '../amounts/order-summary.tsx';
import { errorReader } from '../checkout-errors.ts';
import styles from '../checkout-page.module.css';
import { type Confirmation, confirmationOf } from '../confirmation/confirmation-state.ts';
import { LazyNotices } from '../lazy-notices.tsx';
import { CustomerFields } from '../sections/customer-section.tsx';
import { DeliverySection } from '../sections/delivery-section.tsx';
import { useCheckout } from '../use-checkout.ts';
import { chatOrderText } from './chat-order.ts';
import { useProductLine } from './use-product-line.ts';

/**
 * An order by the messaging app (R814): of the cart, or of one product that the address names. After the order this entry of
 * the history shows the confirmation. « Back » from the app leads there, never to a form that would be sent again.
 */
export function Component() {
  const [query] = useSearchParams();
  const product = query.get('produit');
  const ready = useAtomValue(cartReadyAtom);
  const line = useProductLine(product, Number(query.get('quantite')));
  const taken = confirmationOf(useLocation().state);
  return (
    <div className="page narrow">
      <PageMeta title="Commander par WhatsApp" hidden />
      {(!ready || (!taken && product && !line)) && <Spinner page />}
      {ready && taken && <Taken confirmation={taken} />}
      {ready && !taken && (product ? line && <ChatOrder product={{ id: product, lines: line }} /> : <ChatOrder />)}
    </div>
  );
}

function ChatOrder({ product }: { product?: { id: string; lines: readonly CartLine[] } }) {
  const cart = useAtomValue(cartAtom);
  const lines = product?.lines ?? cart;
  const chat = useChat();
  const { name } = useIdentity();
  const onTaken = (confirmation: Confirmation) => {
    window.scrollTo(0, 0);
    // The order is made: the chat only announces it. Browsers would block another tab as a pop-up by now.
    window.location.assign(chat(chatOrderText(name, confirmation)));
  };
  const { submit, ...checkout } = useCheckout({ product, method: 'especes', onTaken });
  const { state, draft, edit, totals, zones, shops } = checkout;
  const errorOf = errorReader(state);
  if (state.status === 'confirmed') return <Taken confirmation={state.confirmation} />;
  if (lines.length === 0)
    return (
      <EmptyState alone title="Votre panier est vide">
        <ButtonLink to={paths.shop()}>Voir tous les produits</ButtonLink>
      </EmptyState>
    );
  const sending = state.status === 'sending';
  return (
    <form
      noValidate
      className={styles.sections}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 className={styles.title}>Commander par WhatsApp</h1>
      <p>
        Votre commande est enregistrée, puis la conversation avec {name} s’ouvre avec son numéro. Vous réglez à la
        remise.
      </p>
      <fieldset className={styles.sections} disabled={sending || state.status === 'waiting'}>
        <fieldset className={styles.section}>
          <legend>Vos informations</legend>
          <CustomerFields draft={draft} edit={edit} errorOf={errorOf} mend={checkout.mendPhone} />
        </fieldset>
        <DeliverySection {...{ draft, edit, errorOf, zones, shops }} free={totals.missingForFreeDelivery === 0} />
      </fieldset>
      <div className={styles.aside}>
        <OrderSummary lines={lines} totals={totals} isFetched={isFetched(draft.type)} />
      </div>
      <LazyNotices {...checkout} hasMissing={!product && lines.some((it) => !it.product.inStock)} />
      <Button type="submit" wide disabled={sending || state.status === 'taken'}>
        {sending && <Spinner label="" />}
        <span>
          {sending
            ? 'Enregistrement en cours...'
            : state.status === 'waiting'
              ? 'Réessayer'
              : 'Enregistrer et ouvrir WhatsApp'}
        </span>
      </Button>
    </form>
  );
}

/** The order is made; should the app not have opened, it opens from here. */
const Taken = ({ confirmation }: { confirmation: Confirmation }) => (
  <EmptyState
    alone
    title="Merci, votre commande est enregistrée"
    text={`Commande ${confirmation.shortNumber ?? confirmation.orderId}`}
  >
    <ButtonAnchor href={useChat()(chatOrderText(useIdentity().name, confirmation))}>Ouvrir WhatsApp</ButtonAnchor>
    {confirmation.follow && (
      <ButtonLink variant="outline" to={confirmation.follow}>
        Suivre ma commande
      </ButtonLink>
    )}
  </EmptyState>
);
