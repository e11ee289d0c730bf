import { withoutNames } from '../comments/mention.ts';
import { defineResource, longText, manyToMany, type RecordOf, text, uuid } from '../resource/index.ts';
import { currentUser } from './current-user.ts';
import { ONE_OF } from './resource-labels.ts';
import { users } from './user.ts';

/**
 * Comments of staff about a record of any resource. Everyone who may read the record reads and writes its comments. No
 * declaration can express that: `api/src/people/comments` checks it and has the reading routes. People are mentioned by
 * their account's id.
 */
export const comments = defineResource({
  name: 'comments',
  label: { one: 'Commentaire', many: 'Commentaires' },
  icon: 'message',
  display: 'text',
  access: { create: 'admin', update: { owner: { field: 'userId', fields: ['text'] } }, delete: { owner: 'userId', admin: true } },
  isClosedToTokens: true,
  menu: false,
  comments: false,
  fields: {
    resource: text({ label: 'Ressource', labels: ONE_OF, required: 'Dites de quelle liste', maxLength: 64 }),
    recordId: uuid({ label: 'Élément', required: 'Dites de quel élément', filter: true }),
    userId: currentUser({ label: 'De', embed: ['email'] }),
    text: longText({ label: 'Commentaire', required: 'Écrivez un commentaire', maxLength: 2_000, shownAs: withoutNames }),
    mentions: manyToMany(users, { label: 'Personnes mentionnées', readOnly: true, embed: ['email'] }),
  },
  messages: {
    created: 'Commentaire ajouté',
    updated: 'Commentaire modifié',
    deleted: 'Commentaire supprimé',
    deleteConfirm: 'Supprimer ce commentaire ?',
    loadFailed: 'Erreur lors du chargement des commentaires',
    saveFailed: 'Le commentaire n’a pas pu être enregistré',
    notFound: 'Commentaire introuvable',
  },
});

export type Comment = RecordOf<typeof comments>;
