import { belongsTo, date, dateTime, defineResource, integer, longText, type RecordOf, state, text } from '../resource/index.ts';
import { LOT_NUMBER_LENGTH, LOT_STATES } from '../stock/index.ts';
import { products } from './product.ts';
import { stocks } from './stock.ts';

type OfProduct = { name: string } | null;
const NEXT = { onSale: ['blocked', 'expired'], blocked: ['onSale', 'expired'], expired: ['blocked', 'onSale'] } as const;

/** Pieces of a counted product that were made together (R1871). A delivery or a count begins one; only movements change its quantity. */
export const lots = defineResource({
  name: 'lots',
  label: { one: 'Lot', many: 'Lots', title: 'Lots et dates de péremption' },
  purpose: 'Le numéro et la date de péremption de chaque arrivage, saisis à la réception.',
  icon: 'lot',
  menu: { group: 'stock' },
  display: 'number',
  card: ['expiresOn', 'quantity', 'status'],
  identity: ({ number, product }: { number: string; product?: OfProduct }) => `Lot ${number} · ${product?.name}`,
  access: { read: 'admin', update: { admin: { fields: ['number', 'expiresOn'] } } },
  search: { fields: ['number'], placeholder: 'Rechercher un numéro de lot...' },
  sort: { field: 'expiresOn', order: 'asc' },
  unique: [{ fields: ['productId', 'number'], message: 'Ce produit a déjà un lot de ce numéro' }],
  fields: {
    productId: belongsTo(products, { label: 'Produit', readOnly: true, required: true, embed: ['name', 'barcode'], onDelete: 'cascade', column: true, filter: true }),
    stockId: belongsTo(stocks, { label: 'Stock', readOnly: true, required: true, embed: [], onDelete: 'cascade' }),
    number: text({ label: 'Numéro de lot', required: 'Indiquez le numéro du lot', maxLength: LOT_NUMBER_LENGTH, column: { sortable: true } }),
    expiresOn: date({ label: 'À utiliser avant', column: { sortable: true }, filter: true, help: 'Se vend encore ce jour-là, plus le lendemain.' }),
    quantity: integer({ label: 'Quantité', readOnly: true, initial: 0, min: 0, column: { sortable: true }, filter: true, summed: true }),
    status: state({ label: 'État', readOnly: true, states: LOT_STATES, initial: 'onSale', transitions: NEXT, column: true, filter: { all: 'Tous les états' } }),
    blockReason: longText({ label: 'Bloqué parce que', readOnly: true, maxLength: 500 }),
    recalledAt: dateTime({ label: 'Clients prévenus le', readOnly: true }),
  },
  rollups: { stockId: { inLots: { sum: 'quantity' }, withheld: { sum: 'quantity', where: { status: ['blocked', 'expired'] } } } },
  actions: {
    block: {
      label: 'Bloquer',
      when: { status: ['onSale', 'expired'] },
      set: { status: 'blocked' },
      params: { blockReason: 'Dites pourquoi ce lot est bloqué' },
      done: 'Lot bloqué : il ne se vend plus',
    },
    release: { label: 'Remettre en vente', when: { status: 'blocked' }, set: { status: 'onSale', blockReason: null }, confirm: 'Remettre ce lot en vente ?', done: 'Lot débloqué' },
    discard: {
      label: 'Sortir du stock',
      when: { status: ['blocked', 'expired'], quantity: { gt: 0 } },
      run: true,
      confirm: 'Sortir du stock toutes les pièces de ce lot, comme perdues ?',
      done: 'Pièces sorties du stock',
    },
  },
  messages: { updated: 'Lot modifié', notFound: 'Lot introuvable' },
});

export type Lot = RecordOf<typeof lots>;
