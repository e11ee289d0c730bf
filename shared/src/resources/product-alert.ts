import { formatPhone } from '../region/index.ts';
import { belongsTo, choice, defineResource, type RecordOf, state, text, url } from '../resource/index.ts';
import { products } from './product.ts';

const REASONS = { stock: 'Stock', price: 'Prix' } as const;
const STATES = { waiting: { label: 'En attente', colour: 'wait' }, due: { label: 'À prévenir', colour: 'bad' }, notified: { label: 'Prévenu', colour: 'good' } } as const;
const NEXT = { waiting: ['due', 'notified'], due: ['notified', 'waiting'], notified: ['waiting'] } as const;

/**
 * Who wants to hear of a product without an account (R1968): a number in E.164, to which the team sends `chat`, or an
 * e-mail address. E-mails about stock are `stock-requests`.
 */
export const productAlerts = defineResource({
  name: 'product-alerts',
  label: { one: 'Alerte demandée', many: 'Alertes demandées' },
  purpose: 'Qui attend un produit ou un meilleur prix.',
  icon: 'message',
  menu: { group: 'customers' },
  display: 'to',
  access: { read: 'admin', update: { admin: { fields: ['status'] } }, delete: 'admin' },
  unique: [{ fields: ['reason', 'productId', 'to'], message: 'Alerte déjà demandée' }],
  fields: {
    status: state({ label: 'Statut', states: STATES, initial: 'waiting', transitions: NEXT, column: true, filter: true }),
    to: text({ label: 'Client', readOnly: true, shownAs: formatPhone, column: true }),
    reason: choice({ label: 'Raison', options: REASONS, readOnly: true, column: true, filter: true }),
    productId: belongsTo(products, { label: 'Produit', readOnly: true, embed: ['name'], onDelete: 'cascade', column: true, filter: true }),
    chat: url({ label: 'Message prêt', readOnly: true, maxLength: 4_000, column: true }),
  },
  actions: { notified: { label: 'Prévenu', when: { status: 'due' }, set: { status: 'notified' }, done: 'Prévenu' } },
  messages: { notFound: 'Alerte introuvable' },
});

export type ProductAlert = RecordOf<typeof productAlerts>;
