import { INVOICE_KINDS, seriesOf } from '../invoices/index.ts';
import { belongsTo, boolean, choice, dateTime, defineResource, longText, percent, price, type RecordOf, sequence, text } from '../resource/index.ts';
import { orders } from './order.ts';

/** An invoice or a credit note, numbered without gaps when it is issued and never changed but by its certification. */
export const invoices = defineResource({
  name: 'invoices',
  label: { one: 'Facture', many: 'Factures', title: 'Factures et avoirs' },
  purpose: 'Une facture naît d’une commande payée, un avoir d’un remboursement.',
  icon: 'invoice',
  menu: { group: 'orders' },
  display: 'number',
  access: { read: 'admin' },
  search: { fields: ['number', 'credits'], placeholder: 'Rechercher par numéro...' },
  fieldsAre: 'readOnly',
  fields: {
    number: sequence({ label: 'Numéro', prefix: seriesOf, digits: 6, column: true }),
    kind: choice({ label: 'Type', required: true, options: INVOICE_KINDS, column: true, filter: { all: 'Factures et avoirs' } }),
    orderId: belongsTo(orders, { label: 'Commande', required: true, embed: ['shortNumber'], column: true }),
    issuedAt: dateTime({ label: 'Émise le', required: true, column: { sortable: true } }),
    net: price({ label: 'HT', required: true, column: true }),
    tax: price({ label: 'TVA', required: true, column: true }),
    taxRate: percent({ label: 'Taux de TVA', required: true }),
    total: price({ label: 'TTC', required: true, column: { sortable: true } }),
    credits: text({ label: 'Annule la facture' }),
    reason: text({ label: 'Motif' }),
    isTest: boolean({ label: 'Test', initial: false }),
    certificationCode: text({ label: 'Code de certification' }),
    certificationQr: longText({ label: 'Texte du code QR' }),
    certificationCounters: text({ label: 'Compteurs' }),
    certifiedAt: dateTime({ label: 'Certifiée le' }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des factures', notFound: 'Facture introuvable' },
});

export type Invoice = RecordOf<typeof invoices>;
