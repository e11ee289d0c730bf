import { COUNTRY_NAMES } from '../orders/labels.ts';
import { choice, dateTime, defineResource, integer, longText, type RecordOf, state, text } from '../resource/index.ts';

/** The recipients of a letter: those who confirmed their subscription (R1907). */
const AUDIENCES = { all: 'Tous les inscrits', customers: 'Ont déjà commandé', lapsed: 'Sans commande depuis 90 jours', prospects: 'N’ont jamais commandé' } as const;
const STATES = { draft: { label: 'Brouillon', colour: 'wait' }, sending: { label: 'En cours d’envoi', colour: 'accent' }, sent: { label: 'Envoyée', colour: 'good' } } as const;
const DRAFT = { where: { status: 'draft' } } as const;

/** A letter to the subscribers of the newsletter. Once it is sent, it does not change. */
export const letters = defineResource({
  name: 'letters',
  label: { one: 'Lettre', many: 'Lettres', create: 'Nouvelle lettre', title: 'Lettres de la newsletter' },
  purpose: 'Une lettre part à tous les inscrits, ou à une partie. Essayez-la d’abord sur vous.',
  icon: 'mail',
  menu: { group: 'marketing', tab: 'Newsletter' },
  display: 'subject',
  access: { read: 'admin', create: 'admin', update: { admin: DRAFT }, delete: { admin: DRAFT } },
  search: { fields: ['subject', 'text'], placeholder: 'Rechercher dans les lettres...' },
  fields: {
    subject: text({ label: 'Objet', required: 'L’objet est obligatoire', maxLength: 150, column: { truncate: 60 } }),
    text: longText({
      label: 'Texte',
      required: 'Le texte est obligatoire',
      maxLength: 20_000,
      help: 'Une ligne vide sépare deux paragraphes. Le lien pour se désinscrire est ajouté à la fin.',
    }),
    audience: choice({ label: 'Destinataires', options: AUDIENCES, initial: 'all', required: true, column: true, filter: { all: 'Tous les destinataires' } }),
    country: choice({ label: 'Pays de leurs commandes', options: COUNTRY_NAMES, isExtensible: true, help: 'Vide : de tous les pays.' }),
    status: state({
      label: 'État',
      readOnly: true,
      states: STATES,
      initial: 'draft',
      transitions: { draft: ['sending'], sending: ['sent'] },
      column: true,
      filter: { all: 'Tous les états' },
    }),
    recipients: integer({ label: 'E-mails écrits', readOnly: true, initial: 0, column: { sortable: true } }),
    sentAt: dateTime({ label: 'Envoyée le', readOnly: true, column: { sortable: true } }),
  },
  actions: {
    try: { label: 'M’envoyer un essai', when: { status: 'draft' }, run: true, isFinal: true, done: 'Un essai part à votre adresse' },
    send: {
      label: 'Envoyer',
      when: { status: 'draft' },
      set: { status: 'sending' },
      confirm: 'Envoyer cette lettre ? Elle ne pourra plus être modifiée.',
      isAnnounced: true,
      isFinal: true,
      done: 'La lettre est en cours d’envoi',
    },
  },
  messages: { created: 'Lettre ajoutée', updated: 'Lettre modifiée', deleted: 'Lettre supprimée', deleteConfirm: 'Supprimer cette lettre ?', notFound: 'Lettre introuvable' },
});

export type Letter = RecordOf<typeof letters>;
