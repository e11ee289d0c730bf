import { dateTime, defineResource, email } from '../resource/index.ts';

/** Who asked for the newsletter, and by a link in their mailbox confirmed it (R1135, R1905). They stand beside the accounts in the back-office. */
export const newsletter = defineResource({
  name: 'newsletter',
  label: { one: 'Inscrit', many: 'Inscrits à la newsletter', title: 'Gestion des Utilisateurs' },
  isInMenu: false,
  icon: 'mail',
  display: 'email',
  access: { read: 'admin' },
  fields: {
    email: email({ label: 'E-mail', readOnly: true, required: true, unique: 'Cette adresse est déjà inscrite', column: true }),
    confirmedAt: dateTime({ label: 'Confirmé', readOnly: true, column: { sortable: true }, filter: true }),
  },
  messages: { notFound: 'Inscrit introuvable' },
});
