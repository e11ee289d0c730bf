import { belongsTo, choice, defineResource, integer, longText, type RecordOf, text } from '../resource/index.ts';
import { STOCK_REASON_LABELS } from '../stock/index.ts';
import { lots } from './lot.ts';
import { orders } from './order.ts';
import { products } from './product.ts';
import { stocks } from './stock.ts';
import { stockSheets } from './stock-sheet.ts';

/** The movements of a product's stock: rows are only ever added (R1861). Orders write theirs themselves. */
export const stockMovements = defineResource({
  name: 'stock-movements',
  label: { one: 'Mouvement de stock', many: 'Mouvements de stock', create: 'Nouveau mouvement' },
  purpose: 'Chaque entrée et chaque sortie du stock, avec sa raison.',
  icon: 'movement',
  menu: { group: 'stock', tab: 'Mouvements' },
  display: 'reason',
  identity: ({ reason, product }: { reason: keyof typeof STOCK_REASON_LABELS; product?: { name: string } | null }) => `${STOCK_REASON_LABELS[reason]} · ${product?.name}`,
  access: { read: 'admin', create: 'admin' },
  fields: {
    productId: belongsTo(products, { label: 'Produit', required: 'Choisissez un produit', embed: ['name', 'barcode'], onDelete: 'cascade', column: true, filter: true }),
    stockId: belongsTo(stocks, { label: 'Stock', readOnly: true, embed: [], onDelete: 'keep' }),
    lotId: belongsTo(lots, {
      label: 'Lot',
      embed: ['number', 'expiresOn'],
      onDelete: 'keep',
      column: true,
      filter: { all: 'Tous les lots', advanced: true },
      help: 'Laissez vide pour des pièces sans lot.',
    }),
    reason: choice({ label: 'Motif', options: STOCK_REASON_LABELS, initial: 'received', required: 'Choisissez un motif', column: true, filter: { all: 'Tous les motifs' } }),
    quantity: integer({ label: 'Quantité', min: 0, max: 1_000_000, required: 'Indiquez la quantité', help: 'Pour un comptage, ce qu’il y a ; sinon, ce qui arrive ou part.' }),
    change: integer({ label: 'Variation', readOnly: true, column: true }),
    left: integer({ label: 'Reste', readOnly: true, column: true }),
    orderId: belongsTo(orders, { label: 'Commande', readOnly: true, embed: ['shortNumber'], onDelete: 'keep', column: true }),
    sheetId: belongsTo(stockSheets, { label: 'Réception ou inventaire', readOnly: true, embed: ['number'], onDelete: 'keep' }),
    note: longText({ label: 'Note', maxLength: 500, column: { truncate: 60 } }),
    by: text({ label: 'Par', readOnly: true, column: true }),
  },
  messages: { notFound: 'Mouvement introuvable' },
});

export type StockMovement = RecordOf<typeof stockMovements>;
