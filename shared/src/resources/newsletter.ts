import { dateTime, defineResource, email } from '../resource/index.ts';

/**
 * The subscribers of the newsletter, who confirmed by a link in their mailbox (R1135, R1905). They are listed beside the
 * accounts in the back-office.
 */
export const newsletter = defineResource({
  name: 'newsletter',
  label: { one: 'Inscrit', many: 'Inscrits à la newsletter', title: 'Gestion des Utilisateurs' },
  menu: false,
  icon: 'mail',
  display: 'email',
  access: { read: 'admin' },
  fields: {
    email: email({ label: 'E-mail', readOnly: true, required: true, unique: 'Cette adresse est déjà inscrite', column: true }),
    confirmedAt: dateTime({ label: 'Confirmé', readOnly: true, column: { sortable: true }, filter: true }),
  },
  messages: { notFound: 'Inscrit introuvable' },
});
