import { belongsTo, children, colour, defineResource, image, longText, position, type RecordOf, text } from '../resource/index.ts';

/** A category (R1124), one level deep: only categories without a parent can be parents. */
export const categories = defineResource({
  name: 'categories',
  label: { one: 'Catégorie', many: 'Catégories', create: 'Nouvelle Catégorie' },
  purpose: 'Les rayons de la boutique : les clients y trouvent les produits.',
  icon: 'category',
  menu: { group: 'catalogue' },
  display: 'title',
  access: { read: 'everyone', write: 'admin' },
  search: { fields: ['title', 'description'], placeholder: 'Rechercher une catégorie...' },
  sort: { field: 'title', order: 'asc' },
  fields: {
    image: image({ label: 'Image', ratio: 16 / 9, hint: "PNG, JPG, GIF jusqu'à 10MB", column: { width: 88 } }),
    title: text({ label: 'Titre', required: 'Le titre est obligatoire', column: { sortable: true } }),
    subtitle: text({ label: 'Sous-titre' }),
    description: longText({ label: 'Description', column: { truncate: 50 } }),
    color: colour({ label: 'Couleur', initial: '#b54e5a', column: true }),
    parentId: belongsTo('self', { label: 'Catégorie parente', embed: ['title'], isParent: true, column: true, filter: true }),
    position: position({ label: 'Rang', within: 'parentId', help: 'Les rayons se suivent dans cet ordre, chacun parmi ceux du même parent', column: { sortable: true } }),
    children: children({ label: 'Sous-catégories', via: 'parentId', embed: ['title', 'subtitle', 'image', 'color'] }),
  },
  messages: {
    created: 'Catégorie ajoutée avec succès !',
    updated: 'Catégorie mise à jour avec succès !',
    deleted: 'Catégorie supprimée avec succès !',
    deleteConfirm: 'Êtes-vous sûr de vouloir supprimer cette catégorie ?',
    loadFailed: 'Erreur lors du chargement des données',
    saveFailed: "Erreur lors de l'envoi du formulaire",
    notFound: 'Catégorie introuvable',
  },
});

export type Category = RecordOf<typeof categories>;
