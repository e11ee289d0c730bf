import { RECEIPT_STATUS_LABELS } from '../cash/index.ts';
import { CURRENCY_LABELS, RATE_LABEL } from '../payments/index.ts';
import { belongsTo, choice, dateTime, decimal, defineResource, longText, type RecordOf, text } from '../resource/index.ts';
import { cashClosings } from './cash-closing.ts';
import { couriers } from './courier.ts';
import { orders } from './order.ts';

/** Cash on delivery: what a courier or relay point is to bring for an order, and what came. Only the server writes it. */
export const cashReceipts = defineResource({
  name: 'cash-receipts',
  label: { one: 'Encaissement', many: 'Encaissements', title: 'Espèces à la livraison' },
  purpose: 'Les espèces que les livreurs doivent rapporter, commande par commande.',
  icon: 'cash',
  menu: { group: 'money' },
  display: 'orderId',
  access: { read: 'admin' },
  fieldsAre: 'readOnly',
  fields: {
    orderId: belongsTo(orders, { label: 'Commande', required: true, embed: ['shortNumber', 'prenom', 'nom', 'phone'], column: true }),
    courierId: belongsTo(couriers, { label: 'Livreur ou relais', required: true, embed: ['name', 'kind'], column: true, filter: { all: 'Tous les livreurs et relais' } }),
    status: choice({ label: 'État', options: RECEIPT_STATUS_LABELS, initial: 'expected', column: true, filter: { all: 'Tous les états' } }),
    expected: decimal({ label: 'Attendu', required: true, column: { sortable: true } }),
    received: decimal({ label: 'Reçu', column: true }),
    currency: choice({ label: 'Monnaie', options: CURRENCY_LABELS, isExtensible: true, required: true, column: true, filter: { all: 'Toutes les monnaies' } }),
    rate: decimal({ label: RATE_LABEL }),
    handedBy: text({ label: 'Remis par', required: true }),
    settledAt: dateTime({ label: 'Encaissé ou refusé le' }),
    settledBy: text({ label: 'Encaissé par' }),
    note: longText({ label: 'Note' }),
    closingId: belongsTo(cashClosings, { label: 'Clôture', embed: ['day'], filter: { all: 'Toutes les clôtures' } }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des encaissements', notFound: 'Encaissement introuvable' },
});

export type CashReceipt = RecordOf<typeof cashReceipts>;
