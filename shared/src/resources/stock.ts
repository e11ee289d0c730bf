import { belongsTo, boolean, defineResource, integer, type RecordOf } from '../resource/index.ts';
import { availableOf, isLowStock } from '../stock/index.ts';
import { products } from './product.ts';

type Level = Parameters<typeof isLowStock>[0];

/**
 * How many of a counted product there are (R1860). A product is counted from its first count on, and no longer once this
 * record is deleted; only movements change the quantity.
 */
export const stocks = defineResource({
  name: 'stocks',
  label: { one: 'Stock', many: 'Stocks', title: 'Stocks des produits' },
  icon: 'stock',
  menu: { group: 'stock', tab: 'Quantités' },
  words: ['réassort'],
  display: 'productId',
  access: { read: 'admin', update: { admin: { fields: ['lowAt'] } }, delete: 'admin' },
  unique: [{ fields: ['productId'], message: 'Ce produit est déjà compté' }],
  fields: {
    productId: belongsTo(products, { label: 'Produit', required: true, readOnly: true, embed: ['name', 'barcode'], onDelete: 'cascade', column: true, filter: true }),
    quantity: integer({ label: 'Quantité', readOnly: true, initial: 0, min: 0, column: { sortable: true }, shownInForm: true, summed: true }),
    inLots: integer({ label: 'En lots', readOnly: true, initial: 0 }),
    withheld: integer({ label: 'Périmés ou bloqués', readOnly: true, initial: 0 }),
    available: integer({ label: 'À vendre', computed: (it: Level) => availableOf(it), column: { sortable: true } }),
    lowAt: integer({ label: 'Seuil d’alerte', min: 0, column: { sortable: true }, help: 'À cette quantité ou en dessous, le produit est à réapprovisionner.' }),
    isLow: boolean({ label: 'Stock bas', computed: (it: Level) => isLowStock(it), column: { yes: 'À réapprovisionner', no: 'Suffisant', yesTone: 'wait' }, filter: true }),
  },
  messages: { deleteConfirm: 'Ne plus suivre le stock de ce produit ? Ses mouvements restent.', notFound: 'Stock introuvable' },
});

export type Stock = RecordOf<typeof stocks>;
