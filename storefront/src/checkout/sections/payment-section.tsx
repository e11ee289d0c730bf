import type { PaymentMethod } from '@karite/shared/region';
import type { ReactNode } from 'react';
import type { OfferedMethod } from '../../api/payment-methods.ts';
import styles from '../checkout-page.module.css';
import { Choice } from './choice.tsx';

const TITLES: Record<PaymentMethod, string> = { 'en-ligne': 'En ligne', especes: 'Espèces', boutique: 'En boutique' };

/** Without the shop's word: what never needs one. */
const ALWAYS: readonly Pick<OfferedMethod, 'method' | 'label' | 'note' | 'isOpen'>[] = [
  { method: 'especes', label: 'À la remise de votre commande', note: null, isOpen: true },
  { method: 'boutique', label: 'À nos comptoirs, avant la remise', note: null, isOpen: true },
];

/** What the shop calls a way; where that is but its title, what it means. */
const labelOf = ({ method, label }: Pick<OfferedMethod, 'method' | 'label'>): string | undefined =>
  label === TITLES[method] ? ALWAYS.find((it) => it.method === method)?.label : label;

/** One of each, in the shop's order: of several ways to pay online the first that is open. */
const choicesOf = (offered: readonly OfferedMethod[] | undefined) =>
  (offered ?? ALWAYS).filter(({ method }, index, all) => all.findIndex((it) => it.method === method) === index);

/** The way that was chosen, or the first open one where that is closed. */
export function openMethod(chosen: PaymentMethod, offered: readonly OfferedMethod[] | undefined): PaymentMethod {
  const open = choicesOf(offered).filter(({ isOpen }) => isOpen);
  return (open.find(({ method }) => method === chosen) ?? open[0])?.method ?? chosen;
}

/** The online way that an order will be paid by: of several the first that is open, as the server takes it. */
export const onlineMethod = (
  chosen: PaymentMethod,
  offered: readonly OfferedMethod[] | undefined,
): OfferedMethod | undefined =>
  chosen === 'en-ligne' ? offered?.find(({ method, isOpen }) => method === chosen && isOpen) : undefined;

/** In its place where what is ordered costs nothing (R2065). */
export const NothingToPay = () => (
  <fieldset className={styles.section}>
    <legend>Mode de paiement</legend>
    <p>Rien à payer : vos remises couvrent toute la commande.</p>
  </fieldset>
);

type Props = {
  method: PaymentMethod;
  methods: readonly OfferedMethod[] | undefined;
  choose: (method: PaymentMethod) => void;
  children?: ReactNode;
};

/** The payment methods (R401): closed ones come last with a note. */
export const PaymentSection = ({ method, methods, choose, children }: Props) => (
  <fieldset className={styles.section}>
    <legend>Mode de paiement</legend>
    <div className={styles.ways}>
      {choicesOf(methods).map((way) => (
        <Choice
          key={way.method}
          name="method"
          title={TITLES[way.method]}
          text={way.isOpen ? [labelOf(way), way.note].filter(Boolean).join('. ') : (way.note ?? 'Pas encore ouvert')}
          disabled={!way.isOpen}
          checked={method === way.method}
          onChoose={() => choose(way.method)}
        />
      ))}
    </div>
    {children}
  </fieldset>
);
