import { LEAVING_LABELS, MESSAGE_STATUS_LABELS, WRITTEN_LABELS } from '../messages/labels.ts';
import { belongsTo, choice, dateTime, defineResource, integer, longText, type RecordOf, text } from '../resource/index.ts';
import { orders } from './order.ts';

/** What the shop wrote to somebody, and whether it left. Only the server writes these. */
export const messages = defineResource({
  name: 'messages',
  label: { one: 'Message', many: 'Messages' },
  purpose: 'Ce que la boutique écrit aux clients, et ce qui n’est pas parti.',
  icon: 'message',
  menu: { group: 'settings', card: 'messages' },
  display: 'subject',
  access: { read: 'admin' },
  isLog: true,
  search: { fields: ['recipient', 'subject'], placeholder: 'Rechercher par destinataire ou objet...' },
  fieldsAre: 'readOnly',
  fields: {
    recipient: text({ label: 'Destinataire', required: true, column: true }),
    subject: text({ label: 'Objet', required: true, column: { truncate: 60 } }),
    event: choice({ label: 'Événement', options: WRITTEN_LABELS, isExtensible: true, required: true, filter: { all: 'Tous les événements' } }),
    channel: choice({ label: 'Voie', options: LEAVING_LABELS, required: true, column: true, filter: { all: 'Toutes les voies' } }),
    status: choice({ label: 'État', options: MESSAGE_STATUS_LABELS, required: true, column: true, filter: { all: 'Tous les états' } }),
    tries: integer({ label: 'Essais', required: true }),
    nextTryAt: dateTime({ label: 'Prochain essai' }),
    sentAt: dateTime({ label: 'Parti le' }),
    problem: text({ label: 'Problème' }),
    text: longText({ label: 'Texte' }),
    orderId: belongsTo(orders, { label: 'Commande', embed: ['shortNumber'], onDelete: 'clear', filter: { all: 'Toutes les commandes' } }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des messages', notFound: 'Message introuvable' },
});

export type Message = RecordOf<typeof messages>;
