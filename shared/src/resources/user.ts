import { STAFF_RIGHT_LABELS } from '../accounts/index.ts';
import { boolean, choice, defineResource, email, type RecordOf } from '../resource/index.ts';

/** An account (R901). It is made by registering, and changed by its owner under `/users/me`. */
export const users = defineResource({
  name: 'users',
  label: { one: 'Utilisateur', many: 'Utilisateurs', title: 'Gestion des Utilisateurs' },
  icon: 'user',
  display: 'email',
  access: { read: 'admin' },
  isClosedToTokens: true,
  search: { fields: ['email'], placeholder: 'Rechercher par email ou identifiant...' },
  fields: {
    email: email({ label: 'Utilisateur', required: "L'email est requis", unique: 'Cette adresse e-mail est déjà utilisée', column: { sortable: true } }),
    role: choice({ label: 'Rôle', options: { user: 'Utilisateur', admin: 'Administrateur' }, initial: 'user', column: true, filter: { all: 'Tous les rôles' } }),
    rights: choice({ label: 'Droits', readOnly: true, options: STAFF_RIGHT_LABELS, column: true, filter: { all: 'Tous les droits' } }),
    isActive: boolean({ label: 'Actif', initial: true, column: { yes: 'Actif', no: 'Désactivé' } }),
  },
  messages: { loadFailed: 'Erreur lors du chargement des utilisateurs', notFound: 'Utilisateur introuvable' },
});

export type User = RecordOf<typeof users>;
