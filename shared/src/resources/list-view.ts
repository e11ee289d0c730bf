import { boolean, choice, defineResource, integer, longText, type RecordOf, text } from '../resource/index.ts';
import { currentUser } from './current-user.ts';
import { LIST_OF } from './resource-labels.ts';

/** How high rows are. */
const DENSITIES = { small: 'Serrées', middle: 'Normales', large: 'Aérées' } as const;

/**
 * A list of the back-office as somebody saved it under a name: what narrows and orders it, its columns and its rows. Its
 * owner's alone, or everybody's who works there; only an administrator shares one, or changes one that is shared.
 */
export const listViews = defineResource({
  name: 'list-views',
  label: { one: 'Vue enregistrée', many: 'Vues enregistrées' },
  display: 'name',
  access: {
    read: { owner: 'userId', admin: { where: { isShared: true } } },
    create: 'admin',
    update: { owner: 'userId', admin: { where: { isShared: true } } },
    delete: { owner: 'userId', admin: { where: { isShared: true } } },
  },
  isClosedToTokens: true,
  menu: false,
  sort: { field: 'name', order: 'asc' },
  unique: [{ fields: ['userId', 'list', 'name'], message: 'Vous avez déjà une vue de ce nom' }],
  fields: {
    name: text({ label: 'Nom', required: 'Donnez un nom à la vue', maxLength: 60, column: { sortable: true } }),
    list: text({ label: 'Liste', required: 'La liste est obligatoire', maxLength: 60, labels: LIST_OF, column: true }),
    userId: currentUser({ label: 'De', embed: ['email'], onDelete: 'cascade', column: true }),
    isShared: boolean({ label: 'Pour tous', initial: false, column: { yes: 'Oui', no: 'Non' }, filter: true }),
    query: longText({ label: 'Recherche, filtres et ordre', maxLength: 2_000, queryOf: 'list' }),
    columns: longText({ label: 'Colonnes', maxLength: 2_000, columnsOf: 'list', help: 'Vide : celles de la déclaration.' }),
    pageSize: integer({ label: 'Lignes par page', min: 1, max: 100 }),
    density: choice({ label: 'Hauteur des lignes', options: DENSITIES }),
    hasTotals: boolean({ label: 'Ligne de totaux', initial: false }),
    drawing: text({ label: 'Dessin', maxLength: 30, help: 'Tableau, grille, colonnes par statut : par sa clé.' }),
  },
  messages: {
    created: 'Vue enregistrée',
    updated: 'Vue modifiée',
    deleted: 'Vue supprimée',
    deleteConfirm: 'Supprimer cette vue ?',
    loadFailed: 'Erreur lors du chargement des vues',
    notFound: 'Vue introuvable',
  },
});

export type ListViewRecord = RecordOf<typeof listViews>;
