import { NOTIFICATION_KINDS } from '../notifications/kinds.ts';
import { belongsTo, boolean, choice, defineResource, type RecordOf, text } from '../resource/index.ts';
import { brands } from './brand.ts';
import { currentUser } from './current-user.ts';
import { orders } from './order.ts';
import { products } from './product.ts';

/** The notifications of an account (R1960), which only their owner reads. The server writes them; the owner marks them as read. */
export const alerts = defineResource({
  name: 'alerts',
  label: { one: 'Notification', many: 'Notifications' },
  icon: 'bell',
  display: 'title',
  access: { read: { owner: 'userId' }, update: { owner: { field: 'userId', fields: ['isRead'] } }, delete: { owner: 'userId' } },
  isClosedToTokens: true,
  menu: false,
  unique: [{ fields: ['userId', 'key'], message: 'Cette notification est déjà là' }],
  fields: {
    userId: currentUser({ label: 'Compte', embed: [], onDelete: 'cascade' }),
    kind: choice({ label: 'Sujet', options: NOTIFICATION_KINDS, required: true, readOnly: true, filter: true }),
    title: text({ label: 'Titre', required: true, readOnly: true }),
    text: text({ label: 'Texte', readOnly: true }),
    orderId: belongsTo(orders, { label: 'Commande', readOnly: true, embed: [], onDelete: 'keep' }),
    productId: belongsTo(products, { label: 'Produit', readOnly: true, embed: [], onDelete: 'keep' }),
    brandId: belongsTo(brands, { label: 'Marque', readOnly: true, embed: [], onDelete: 'keep' }),
    key: text({ label: 'Ce dont elle parle', required: true, readOnly: true }),
    isRead: boolean({ label: 'Lue', initial: false, filter: true }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des notifications', notFound: 'Notification introuvable' },
});

export type Alert = RecordOf<typeof alerts>;
