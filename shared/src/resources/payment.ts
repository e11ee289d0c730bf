import { CURRENCY_LABELS, PAYER_LABELS, PAYMENT_STATUS_LABELS, RATE_LABEL, refundedOfPayment } from '../payments/index.ts';
import { belongsTo, boolean, choice, dateTime, decimal, defineResource, longText, price, type RecordOf, text } from '../resource/index.ts';
import { orders } from './order.ts';

/** One attempt to pay an order online. Its id is the reference that the provider is given; only the server writes it. */
export const payments = defineResource({
  name: 'payments',
  label: { one: 'Paiement', many: 'Paiements', title: 'Paiements en ligne' },
  purpose: 'Les paiements en ligne de vos clients arrivent ici.',
  icon: 'payment',
  menu: { group: 'money' },
  display: 'transactionId',
  identity: ({ order }: { order?: { shortNumber: string } | null }) => `Paiement de ${order?.shortNumber}`,
  access: { read: 'admin' },
  search: { fields: ['transactionId', 'providerReference'], placeholder: 'Rechercher par transaction...' },
  fieldsAre: 'readOnly',
  fields: {
    orderId: belongsTo(orders, { label: 'Commande', required: true, embed: ['shortNumber', 'status'], column: true }),
    provider: choice({ label: 'Par', options: PAYER_LABELS, isExtensible: true, required: true, column: true, filter: { all: 'Tous les prestataires' } }),
    status: choice({ label: 'Statut', options: PAYMENT_STATUS_LABELS, initial: 'pending', column: { as: 'payment-status' }, filter: { all: 'Tous les statuts' } }),
    orderAmount: price({ label: 'Montant de la commande', required: true, summed: true, column: { sortable: true } }),
    amount: decimal({ label: 'Montant demandé', required: true }),
    refunded: price({ label: 'Remboursé', computed: refundedOfPayment, mayBeEmpty: true, summed: true, column: { sortable: true } }),
    currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, isExtensible: true, required: true, column: true }),
    rate: decimal({ label: RATE_LABEL }),
    transactionId: text({ label: 'Transaction', column: { truncate: 15 } }),
    providerReference: text({ label: 'Référence du prestataire' }),
    paidAmount: decimal({ label: 'Montant reçu' }),
    paidCurrency: text({ label: 'Monnaie reçue' }),
    // In the payment's own currency, of the refunds that are done.
    refundedAmount: decimal({ label: 'Remboursé', isInternal: true, initial: 0 }),
    fees: decimal({ label: 'Frais du prestataire' }),
    isTest: boolean({ label: 'Test', initial: false, column: { yes: 'Test', no: 'Réel' }, filter: true }),
    failure: text({ label: 'Raison' }),
    verifiedAt: dateTime({ label: 'Vérifié le' }),
    nextCheckAt: dateTime({ label: 'Prochaine vérification' }),
    settledBy: text({ label: 'Réglé par' }),
    note: longText({ label: 'Note' }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des paiements', notFound: 'Paiement introuvable' },
});

export type Payment = RecordOf<typeof payments>;
