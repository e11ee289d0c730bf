import { defineResource, email } from '../resource/index.ts';

/** Who asked for the newsletter (R1135). The shop's block adds them; they stand beside the accounts in the back-office. */
export const newsletter = defineResource({
  name: 'newsletter',
  label: { one: 'Inscrit', many: 'Inscrits à la newsletter', title: 'Gestion des Utilisateurs' },
  isInMenu: false,
  icon: 'mail',
  display: 'email',
  access: { read: 'admin' },
  fields: { email: email({ label: 'E-mail', readOnly: true, required: true, unique: 'Cette adresse est déjà inscrite', column: true }) },
  messages: { notFound: 'Inscrit introuvable' },
});
