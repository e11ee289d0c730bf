import { belongsTo, dateTime, defineResource, email, type RecordOf } from '../resource/index.ts';
import { brands } from './brand.ts';
import { products } from './product.ts';

/** Who waits for a product that is out of stock, or for a brand without products (R1106): one of the two, which may be gone since. */
export const stockRequests = defineResource({
  name: 'stock-requests',
  label: { one: 'Demande', many: 'Demandes de disponibilité', title: 'Gestion des Utilisateurs' },
  menu: false,
  display: 'email',
  access: { read: 'admin' },
  unique: [
    { fields: ['productId', 'email'], message: 'Cette adresse attend déjà cet article' },
    { fields: ['brandId', 'email'], message: 'Cette adresse attend déjà cette marque' },
  ],
  fieldsAre: 'readOnly',
  fields: {
    email: email({ label: 'E-mail', required: true, column: true }),
    productId: belongsTo(products, { label: 'Article', embed: ['name'], onDelete: 'keep', column: true }),
    brandId: belongsTo(brands, { label: 'Marque', embed: ['name'], onDelete: 'keep' }),
    notifiedAt: dateTime({ label: 'Prévenu', column: true }),
  },
  messages: { notFound: 'Demande introuvable' },
});

export type StockRequest = RecordOf<typeof stockRequests>;
