import { belongsTo, dateTime, defineResource, price, type RecordOf } from '../resource/index.ts';
import { currentUser } from './current-user.ts';
import { products } from './product.ts';

/** That an account wants to hear when a product costs less (R1962), and the prices by which that is judged (`notifications/price-watch.ts`). */
export const priceWatches = defineResource({
  name: 'price-watches',
  label: { one: 'Alerte de prix', many: 'Alertes de prix' },
  display: 'createdAt',
  access: { read: { owner: 'userId' }, create: { signedIn: { fields: ['productId'] } }, delete: { owner: 'userId' } },
  isClosedToTokens: true,
  menu: false,
  unique: [{ fields: ['userId', 'productId'], message: 'Vous suivez déjà ce prix' }],
  fields: {
    userId: currentUser({ label: 'Compte', embed: [], onDelete: 'cascade' }),
    productId: belongsTo(products, { label: 'Produit', required: 'Choisissez un produit', embed: ['name', 'salePrice'], embedsAny: true, onDelete: 'keep', filter: true }),
    price: price({ label: 'Prix connu', readOnly: true }),
    seenPrice: price({ label: 'Dernier prix vu', readOnly: true }),
    seenAt: dateTime({ label: 'Depuis', readOnly: true }),
    toldAt: dateTime({ label: 'Dernière alerte', readOnly: true }),
  },
  messages: { created: 'Alerte enregistrée', deleted: 'Alerte retirée', notFound: 'Alerte introuvable' },
});

export type PriceWatch = RecordOf<typeof priceWatches>;
