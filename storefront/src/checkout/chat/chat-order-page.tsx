import { formatMoney } from '@karite/shared/money';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { paths } from '@karite/shared/paths';
import { useAtomValue } from 'jotai';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { cartAtom, cartReadyAtom } from '../../cart/cart-atoms.ts';
import type { CartLine } from '../../cart/cart-lines.ts';
import { useIdentity } from '../../identity/settings.ts';
import { useChat } from '../../identity/use-chat.ts';
import { PageMeta } from '../../seo/page-meta.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../ui/field/field.tsx';
import { inSight } from '../../ui/field/in-sight.ts';
import { useFirstFault } from '../../ui/field/use-first-fault.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { OrderSummary } from '../amounts/order-summary.tsx';
import { errorReader } from '../checkout-errors.ts';
import styles from '../checkout-page.module.css';
import { type Confirmation, confirmationOf } from '../confirmation/confirmation-state.ts';
import { LazyNotices } from '../lazy-notices.tsx';
import { PhoneField, type SectionProps } from '../sections/customer-section.tsx';
import { useCheckout } from '../use-checkout.ts';
import { BY_CHAT, chatOrderText } from './chat-order.ts';
import { useProductLine } from './use-product-line.ts';

/**
 * An order by the messaging app (R814): of the cart, or of one product that the address names. After the order this entry of
 * the history shows the confirmation, from where the chat opens; « Back » leads there, never to a form that would be sent again.
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
  const { name } = useIdentity();
  const { submit, ...checkout } = useCheckout({ product, fixed: BY_CHAT });
  const { state, draft, edit, totals } = checkout;
  const errorOf = errorReader(state);
  const form = useRef<HTMLFormElement>(null);
  useFirstFault(form, state.status === 'refused' && state);
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
      ref={form}
      noValidate
      className={styles.sections}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h1 className={styles.title}>Commander par WhatsApp</h1>
      <p>Votre nom, votre numéro : le reste se dit avec {name}, et vous réglez à la remise.</p>
      <fieldset className={styles.section} disabled={sending || state.status === 'waiting'}>
        <legend className="hidden">Vos informations</legend>
        <NameField {...{ draft, edit, errorOf }} />
        <PhoneField {...{ draft, edit, errorOf }} mend={checkout.mendPhone} />
      </fieldset>
      <div className={styles.aside}>
        <OrderSummary lines={lines} totals={totals} />
      </div>
      <LazyNotices {...checkout} hasMissing={!product && lines.some((it) => !it.product.inStock)} />
      <Button type="submit" wide disabled={sending || state.status === 'taken'}>
        {sending && <Spinner label="" />}
        <span>
          {sending
            ? 'Enregistrement en cours...'
            : state.status === 'waiting'
              ? 'Réessayer'
              : 'Enregistrer ma commande'}
        </span>
      </Button>
    </form>
  );
}

/** First name and name in one field: the first word is the first name. */
function NameField({ draft, edit, errorOf }: SectionProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label="Prénom et nom"
      name="name"
      autoComplete="name"
      maxLength={ORDER_LENGTHS.nom}
      value={typed ?? [draft.prenom, draft.nom].filter(Boolean).join(' ')}
      error={errorOf('customerInfo.nom') ?? errorOf('customerInfo.prenom')}
      onChange={({ target }) => {
        setTyped(target.value);
        const [prenom = '', ...others] = target.value.trim().split(/\s+/);
        edit({ prenom, nom: others.join(' ') });
      }}
    />
  );
}

/** The order is made: its number is read before the chat opens. */
const Taken = ({ confirmation }: { confirmation: Confirmation }) => (
  <div ref={inSight} tabIndex={-1}>
    <EmptyState
      alone
      title="Merci, votre commande est enregistrée"
      text={`Commande ${confirmation.shortNumber ?? confirmation.orderId}, ${formatMoney(confirmation.total)}. Dites-nous sur WhatsApp où vous livrer : le message est prêt.`}
    >
      <ButtonAnchor href={useChat()(chatOrderText(useIdentity().name, confirmation))}>Ouvrir WhatsApp</ButtonAnchor>
      {confirmation.follow && (
        <ButtonLink variant="outline" to={confirmation.follow}>
          Suivre ma commande
        </ButtonLink>
      )}
    </EmptyState>
  </div>
);
