import { NOTE_KIND_LABELS } from '../cash/index.ts';
import { belongsTo, choice, defineResource, longText, text } from '../resource/index.ts';
import { orders } from './order.ts';

/** Notes of staff about an order: a text, or that the customer was called. Written by its own route, never changed. */
export const orderNotes = defineResource({
  name: 'order-notes',
  label: { one: 'Note de commande', many: 'Notes de commande' },
  icon: 'message',
  menu: false,
  display: 'body',
  access: { read: 'admin' },
  search: { fields: ['body'], placeholder: 'Rechercher dans les notes...' },
  fieldsAre: 'readOnly',
  fields: {
    orderId: belongsTo(orders, { label: 'Commande', required: true, embed: ['shortNumber'], column: true, filter: { all: 'Toutes les commandes' } }),
    kind: choice({ label: 'Type', options: NOTE_KIND_LABELS, initial: 'note', column: true, filter: { all: 'Tous les types' } }),
    body: longText({ label: 'Note', column: { truncate: 80 } }),
    by: text({ label: 'Par', required: true, column: true }),
  },
  messages: { notFound: 'Note introuvable' },
});
