import { belongsTo, boolean, choice, dateTime, defineResource, integer, lines, longText, price, type RecordOf, text } from '../resource/index.ts';
import { RETURN_REASONS, RETURN_STATUS_LABELS } from '../returns/index.ts';
import { orders } from './order.ts';
import { refunds } from './refund.ts';

/** Articles that a shopper wants to return. The order's owner requests it; the shop settles it, step by step. */
export const returns = defineResource({
  name: 'returns',
  label: { one: 'Retour', many: 'Retours', title: 'Retours demandés' },
  purpose: 'Ce que des clients veulent rendre arrive ici, pour accepter ou refuser.',
  icon: 'return',
  menu: { group: 'orders' },
  display: 'createdAt',
  identity: ({ order }: { order?: { shortNumber: string } | null }) => `Retour de ${order?.shortNumber}`,
  access: { read: 'admin' },
  fieldsAre: 'readOnly',
  fields: {
    orderId: belongsTo(orders, { label: 'Commande', required: true, embed: ['shortNumber'], column: true }),
    status: choice({ label: 'Statut', options: RETURN_STATUS_LABELS, initial: 'requested', column: { as: 'return-status' }, filter: { all: 'Tous les statuts' } }),
    reason: choice({ label: 'Raison', required: true, options: RETURN_REASONS, column: true, filter: { all: 'Toutes les raisons' } }),
    comment: longText({ label: 'Message du client' }),
    items: lines({
      label: 'Articles',
      fields: {
        productId: text({ label: 'Produit', isInternal: true, required: true }),
        name: text({ label: 'Nom', required: true }),
        price: price({ label: 'Prix', required: true }),
        quantity: integer({ label: 'Quantité', required: true }),
        /** What was paid for these pieces (R2080); `null` of returns from before it was stored. */
        amount: price({ label: 'Payé' }),
      },
    }),
    amount: price({ label: 'Payé pour ces articles', required: true, summed: true, column: { sortable: true } }),
    answer: longText({ label: 'Réponse au client' }),
    refunded: price({ label: 'Remboursé', summed: true }),
    refundNote: text({ label: 'Remboursé comment' }),
    refundId: belongsTo(refunds, { label: 'Remboursement', embed: ['amount', 'currency', 'status'] }),
    fromTill: boolean({ label: 'Rendu en espèces, de la caisse', initial: false }),
    settledAt: dateTime({ label: 'Réglé le' }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des retours', notFound: 'Retour introuvable' },
});

export type Return = RecordOf<typeof returns>;
