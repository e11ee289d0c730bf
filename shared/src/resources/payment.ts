import { CURRENCY_LABELS, PAYMENT_STATUS_LABELS, PROVIDER_LABELS } from '../payments/index.ts';
import { belongsTo, boolean, choice, dateTime, decimal, defineResource, longText, price, type RecordOf, text } from '../resource/index.ts';
import { orders } from './order.ts';

/** One attempt to pay an order online. Its id is the reference that the provider is given; only the server writes it. */
export const payments = defineResource({
  name: 'payments',
  label: { one: 'Paiement', many: 'Paiements', title: 'Paiements en ligne' },
  icon: 'payment',
  display: 'transactionId',
  access: { read: 'admin' },
  search: { fields: ['transactionId', 'providerReference'], placeholder: 'Rechercher par transaction...' },
  fields: {
    orderId: belongsTo(orders, { label: 'Commande', required: true, readOnly: true, embed: ['shortNumber', 'status'], column: true }),
    provider: choice({ label: 'Par', options: PROVIDER_LABELS, required: true, readOnly: true, column: true, filter: { all: 'Tous les prestataires' } }),
    status: choice({ label: 'Statut', options: PAYMENT_STATUS_LABELS, initial: 'pending', readOnly: true, column: { as: 'payment-status' }, filter: { all: 'Tous les statuts' } }),
    orderAmount: price({ label: 'Montant de la commande', required: true, readOnly: true, summed: true, column: { sortable: true } }),
    amount: decimal({ label: 'Montant demandé', required: true, readOnly: true }),
    currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, required: true, readOnly: true, column: true }),
    rate: decimal({ label: 'Taux (pour 10 000 FCFA)', readOnly: true }),
    transactionId: text({ label: 'Transaction', readOnly: true, column: { truncate: 15 } }),
    providerReference: text({ label: 'Référence du prestataire', readOnly: true }),
    paidAmount: decimal({ label: 'Montant reçu', readOnly: true }),
    paidCurrency: text({ label: 'Monnaie reçue', readOnly: true }),
    fees: decimal({ label: 'Frais du prestataire', readOnly: true }),
    isTest: boolean({ label: 'Test', initial: false, readOnly: true, column: { yes: 'Test', no: 'Réel' }, filter: true }),
    failure: text({ label: 'Raison', readOnly: true }),
    verifiedAt: dateTime({ label: 'Vérifié le', readOnly: true }),
    nextCheckAt: dateTime({ label: 'Prochaine vérification', readOnly: true }),
    settledBy: text({ label: 'Réglé par', readOnly: true }),
    note: longText({ label: 'Note', readOnly: true }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des paiements', notFound: 'Paiement introuvable' },
});

export type Payment = RecordOf<typeof payments>;
