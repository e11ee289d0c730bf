import { CHANNEL_LABELS, EVENT_LABELS } from '../messages/labels.ts';
import { boolean, choice, defineResource, longText, type RecordOf, text } from '../resource/index.ts';

/** A text that an administrator wrote in place of a default one. No row: the default; deleting a row restores it. */
export const messageTemplates = defineResource({
  name: 'message-templates',
  label: { one: 'Modèle de message', many: 'Modèles de messages' },
  purpose: 'Vos mots à la place des textes de départ, événement par événement.',
  icon: 'template',
  menu: { group: 'settings', card: 'messages' },
  display: 'name',
  access: { read: 'admin', write: 'admin' },
  sort: { field: 'name', order: 'asc' },
  fields: {
    event: choice({ label: 'Événement', options: EVENT_LABELS, isExtensible: true, required: 'L’événement est obligatoire', filter: { all: 'Tous les événements' } }),
    channel: choice({ label: 'Voie', options: CHANNEL_LABELS, required: 'La voie est obligatoire', column: true, filter: { all: 'Toutes les voies' } }),
    name: text({
      label: 'Modèle',
      computed: ({ event, channel }: { event: string; channel: keyof typeof CHANNEL_LABELS }) => `${EVENT_LABELS[event] ?? event} · ${CHANNEL_LABELS[channel]}`,
      unique: 'Ce modèle existe déjà',
      column: { sortable: true },
    }),
    isOn: boolean({ label: 'Envoyé', initial: true, column: { yes: 'Oui', no: 'Non' }, filter: true }),
    subject: text({ label: 'Objet', maxLength: 200 }),
    text: longText({ label: 'Texte', required: 'Le texte est obligatoire' }),
    html: longText({ label: 'HTML', maxLength: 20_000, help: 'Vide : le texte, mis en page' }),
  },
  messages: { created: 'Modèle enregistré', updated: 'Modèle enregistré', deleted: 'Texte par défaut rétabli', notFound: 'Modèle introuvable' },
});

export type MessageTemplate = RecordOf<typeof messageTemplates>;
