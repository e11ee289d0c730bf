/** The labels of payment providers by name: Karité's, and those that `custom/` registers (`resources/index.ts`). */
export const PROVIDER_LABELS: Record<string, string> = { kkiapay: 'KkiaPay', pawapay: 'pawaPay' };

/** The provider that plays payments while no other one has keys. */
export const STAND_IN = 'stand-in';

/** What a payment may name as its provider. */
export const PAYER_LABELS: Record<string, string> = { ...PROVIDER_LABELS, [STAND_IN]: 'Paiement de test' };

/** The label of a payment's provider; of one that the shop no longer declares, its name. */
export const providerLabel = (name: string): string => PAYER_LABELS[name] ?? name;

/**
 * `underpaid`, `overpaid` and `late` are payments that differ from what was requested: an administrator settles them.
 * `expired` was given up; if it is paid after all, it becomes `late`, or `paid` while its order still waits.
 */
export const PAYMENT_STATUS_LABELS = {
  pending: 'En attente',
  paid: 'Payé',
  failed: 'Échoué',
  underpaid: 'Montant insuffisant',
  overpaid: 'Trop payé',
  late: 'Payé trop tard',
  expired: 'Expiré',
  refunded: 'Remboursé',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUS_LABELS;

/** Those that wait for an administrator: money that is here and belongs to no paid order. */
export const UNSETTLED_STATUSES = ['underpaid', 'overpaid', 'late'] as const satisfies readonly PaymentStatus[];

export const REFUND_STATUS_LABELS = { pending: 'En cours', done: 'Remboursé', failed: 'Refusé' } as const;
export type RefundStatus = keyof typeof REFUND_STATUS_LABELS;

/** The messages of a payment for shoppers. The first is shown only once our server has verified the payment (R405). */
export const PAYMENT_MESSAGES = {
  paid: 'Paiement effectué avec succès ! Votre commande a été confirmée.',
  pending: 'Votre paiement est en cours de vérification.',
  failed: 'Le paiement n’a pas abouti. Vous pouvez réessayer.',
  expired: 'Ce paiement a expiré.',
  unsettled: 'Votre paiement est arrivé, mais il doit être vérifié par notre équipe. Nous vous contactons vite.',
  refunded: 'Ce paiement a été remboursé.',
} as const;

/** The message of a payment's state. */
export const paymentMessage = (status: PaymentStatus): string =>
  status === 'underpaid' || status === 'overpaid' || status === 'late'
    ? PAYMENT_MESSAGES.unsettled
    : PAYMENT_MESSAGES[status];
