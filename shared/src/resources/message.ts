import { LEAVING_LABELS, MESSAGE_STATUS_LABELS, WRITTEN_LABELS } from '../messages/labels.ts';
import { belongsTo, choice, dateTime, defineResource, integer, longText, type RecordOf, text } from '../resource/index.ts';
import { orders } from './order.ts';

/** What the shop wrote to somebody, and whether it left. Only the server writes these. */
export const messages = defineResource({
  name: 'messages',
  label: { one: 'Message', many: 'Messages' },
  icon: 'mail',
  display: 'subject',
  access: { read: 'admin' },
  hasHooks: false,
  search: { fields: ['recipient', 'subject'], placeholder: 'Rechercher par destinataire ou objet...' },
  fields: {
    recipient: text({ label: 'Destinataire', readOnly: true, required: true, column: true }),
    subject: text({ label: 'Objet', readOnly: true, required: true, column: { truncate: 60 } }),
    event: choice({ label: 'Événement', readOnly: true, options: WRITTEN_LABELS, required: true, filter: { all: 'Tous les événements' } }),
    channel: choice({ label: 'Voie', readOnly: true, options: LEAVING_LABELS, required: true, column: true, filter: { all: 'Toutes les voies' } }),
    status: choice({ label: 'État', readOnly: true, options: MESSAGE_STATUS_LABELS, required: true, column: true, filter: { all: 'Tous les états' } }),
    tries: integer({ label: 'Essais', readOnly: true, required: true }),
    nextTryAt: dateTime({ label: 'Prochain essai', readOnly: true }),
    sentAt: dateTime({ label: 'Parti le', readOnly: true }),
    problem: text({ label: 'Problème', readOnly: true }),
    text: longText({ label: 'Texte', readOnly: true }),
    orderId: belongsTo(orders, { label: 'Commande', readOnly: true, embed: ['shortNumber'], onDelete: 'clear', filter: { all: 'Toutes les commandes' } }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des messages', notFound: 'Message introuvable' },
});

export type Message = RecordOf<typeof messages>;
