import { choice, date, defineResource, integer, lines, longText, type RecordOf, sequence, text } from '../resource/index.ts';
import { SHEET_KINDS, sheetPrefix } from '../stock/index.ts';

/** A delivery or a count, booked whole (R1870, R1875): its movements are made with it. */
export const stockSheets = defineResource({
  name: 'stock-sheets',
  label: { one: 'Réception ou inventaire', many: 'Réceptions et inventaires' },
  purpose: 'Ce que le fournisseur livre, et ce que vous recomptez. Commencez par une réception.',
  icon: 'sheet',
  menu: { group: 'stock' },
  display: 'number',
  access: { read: 'admin' },
  search: { fields: ['number', 'note'], placeholder: 'Rechercher par numéro ou note...' },
  fieldsAre: 'readOnly',
  fields: {
    number: sequence({ label: 'Numéro', prefix: sheetPrefix, per: 'year', digits: 4, column: true }),
    kind: choice({ label: 'Type', required: true, options: SHEET_KINDS, column: true, filter: { all: 'Réceptions et inventaires' } }),
    key: text({ label: 'Numéro d’envoi', isInternal: true, required: true, unique: 'Ce bon est déjà enregistré' }),
    note: longText({ label: 'Note', column: { truncate: 60 } }),
    pieces: integer({ label: 'Pièces', required: true, column: { sortable: true }, summed: true }),
    by: text({ label: 'Par', column: true }),
    lines: lines({
      label: 'Lignes',
      fields: {
        productId: text({ label: 'Produit', isInternal: true, required: true }),
        name: text({ label: 'Nom', required: true }),
        lot: text({ label: 'Lot' }),
        expiresOn: date({ label: 'À utiliser avant' }),
        quantity: integer({ label: 'Quantité', required: true }),
        expected: integer({ label: 'Attendu' }),
        change: integer({ label: 'Variation', required: true }),
      },
    }),
  },
  messages: { notFound: 'Réception ou inventaire introuvable' },
});

export type StockSheet = RecordOf<typeof stockSheets>;
