import { formatMoney } from '../money/index.ts';
import { CURRENCY_LABELS, type Currency, REFUND_STATUS_LABELS } from '../payments/index.ts';
import { belongsTo, boolean, choice, dateTime, decimal, defineResource, longText, type RecordOf, text } from '../resource/index.ts';
import { payments } from './payment.ts';

/** Money refunded: by the provider, or by hand (cash, a transfer from a phone) and noted here. Only the server writes it. */
export const refunds = defineResource({
  name: 'refunds',
  label: { one: 'Remboursement', many: 'Remboursements' },
  purpose: 'L’argent rendu aux clients : il part d’un paiement ou d’une commande.',
  menu: { group: 'money' },
  display: 'paymentId',
  identity: ({ amount, currency }: { amount: number; currency: Currency }) => `Remboursement de ${formatMoney(amount, currency)}`,
  access: { read: 'admin' },
  fieldsAre: 'readOnly',
  rollups: { paymentId: { refundedAmount: { sum: 'amount', where: { status: 'done' } } } },
  fields: {
    paymentId: belongsTo(payments, { label: 'Paiement', required: true, embed: ['transactionId', 'orderId'], column: true }),
    amount: decimal({ label: 'Montant', required: true, column: { sortable: true } }),
    currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, isExtensible: true, required: true, column: true }),
    status: choice({ label: 'Statut', options: REFUND_STATUS_LABELS, initial: 'pending', column: { as: 'refund-status' }, filter: { all: 'Tous les statuts' } }),
    byHand: boolean({ label: 'À la main', initial: false, column: { yes: 'À la main', no: 'Par le prestataire' }, filter: true }),
    fromTill: boolean({ label: 'En espèces, de la caisse', initial: false }),
    by: text({ label: 'Par', required: true, column: true }),
    failure: text({ label: 'Raison du refus' }),
    nextCheckAt: dateTime({ label: 'Prochain essai' }),
    note: longText({ label: 'Note', column: { truncate: 60 } }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des remboursements', notFound: 'Remboursement introuvable' },
});

export type Refund = RecordOf<typeof refunds>;
