import { type Rights, STAFF_RIGHTS } from '../accounts/index.ts';
import { boolean, choice, defineResource, email, group, type RecordOf } from '../resource/index.ts';

/** A field for each right. */
export const rightFields = (rights: Rights) => Object.fromEntries(Object.entries(rights).map(([name, { label }]) => [name, boolean({ label })]));

/** Each part of the administration, given or not: an account may hold several. */
export const RIGHT_FIELDS = rightFields(STAFF_RIGHTS);

/** An account (R901). It is made by registering, and changed by its owner under `/users/me`. */
export const users = defineResource({
  name: 'users',
  label: { one: 'Utilisateur', many: 'Utilisateurs', title: 'Gestion des Utilisateurs' },
  icon: 'user',
  menu: { group: 'customers', tab: 'Comptes' },
  words: ['équipe', 'collègue'],
  display: 'email',
  card: ['role', 'rights', 'isActive', 'createdAt'],
  access: { read: 'admin' },
  isClosedToTokens: true,
  cachedCount: true,
  search: { fields: ['email'], placeholder: 'Rechercher par email ou identifiant...' },
  fields: {
    email: email({ label: 'Utilisateur', required: "L'email est requis", unique: 'Cette adresse e-mail est déjà utilisée', column: { sortable: true } }),
    role: choice({ label: 'Rôle', options: { user: 'Utilisateur', admin: 'Administrateur' }, initial: 'user', column: true, filter: { all: 'Tous les rôles' } }),
    rights: group({ label: 'Droits', readOnly: true, fields: RIGHT_FIELDS, column: true }),
    isActive: boolean({ label: 'Actif', initial: true, column: { yes: 'Actif', no: 'Désactivé' } }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des utilisateurs', notFound: 'Utilisateur introuvable' },
});

export type User = RecordOf<typeof users>;
