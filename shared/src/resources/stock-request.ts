import { belongsTo, date, defineResource, type RecordOf, text } from '../resource/index.ts';
import { brands } from './brand.ts';
import { products } from './product.ts';

/** Who waits for a product that is out of stock, or for a brand without products (R1106): one of the two, which may be gone since. */
export const stockRequests = defineResource({
  name: 'stock-requests',
  label: { one: 'Demande', many: 'Demandes de disponibilité', title: 'Gestion des Utilisateurs' },
  isInMenu: false,
  icon: 'message',
  display: 'email',
  access: { read: 'admin', write: 'nobody' },
  unique: [
    ['productId', 'email'],
    ['brandId', 'email'],
  ],
  fields: {
    email: text({ label: 'E-mail', readOnly: true, required: true, format: 'email', column: true }),
    productId: belongsTo(products, { label: 'Article', readOnly: true, embed: ['name'], onDelete: 'keep', column: true }),
    brandId: belongsTo(brands, { label: 'Marque', readOnly: true, embed: ['name'], onDelete: 'keep' }),
    notifiedAt: date({ label: 'Prévenu', readOnly: true, column: true }),
  },
  messages: { notFound: 'Demande introuvable' },
});

export type StockRequest = RecordOf<typeof stockRequests>;
