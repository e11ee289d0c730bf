import { COLLECTION_ORDERS } from '../collections/index.ts';
import { paths } from '../paths/index.ts';
import { boolean, choice, date, dateTime, defineResource, image, longText, orderedMany, position, type RecordOf, rule, text } from '../resource/index.ts';
import { products } from './product.ts';

const KINDS = { hand: 'À la main', rule: 'Par une règle' } as const;
const PUBLIC = ['picture', 'title', 'description', 'position', 'kind', 'order', 'isShown'] as const;

/** Products that are shown together (R1920): chosen by hand, in the order that they are put in, or found by a rule. */
export const collections = defineResource({
  name: 'collections',
  label: { one: 'Collection', many: 'Collections', create: 'Nouvelle collection' },
  purpose: 'Des produits réunis pour une page ou une bannière : nouveautés, coffrets, soldes.',
  icon: 'collection',
  menu: { group: 'catalogue' },
  display: 'title',
  access: { read: { everyone: { where: { isShown: true }, fields: PUBLIC }, admin: true }, write: 'admin' },
  search: { fields: ['title', 'description'], placeholder: 'Rechercher une collection...' },
  sort: { field: 'position', order: 'asc' },
  shownAt: paths.collections,
  fields: {
    picture: image({ label: 'Photo', ratio: 16 / 9, column: { width: 88 } }),
    title: text({ label: 'Titre', required: 'Le titre est obligatoire', maxLength: 80, column: { sortable: true } }),
    description: longText({ label: 'Description', maxLength: 2_000 }),
    position: position({ label: 'Rang', help: 'Les collections se suivent dans cet ordre', column: { sortable: true } }),
    kind: choice({ label: 'Produits choisis', options: KINDS, initial: 'hand', section: 'products', column: true, filter: { all: 'À la main et par une règle' } }),
    products: orderedMany(products, { label: 'Produits, dans leur ordre', embed: ['name'], section: 'products', visibleWhen: { kind: 'hand' }, help: '200 au plus' }),
    rule: rule(products, {
      label: 'Règle',
      section: 'products',
      visibleWhen: { kind: 'rule' },
      by: ['brandId', 'categories', 'badge', 'isOnPromo', 'fromPrice', 'rating', 'isAvailable', 'createdAt', 'salesRank'],
      where: { variantOfId: null },
    }),
    order: choice({
      label: 'Dans l’ordre',
      options: COLLECTION_ORDERS,
      initial: 'selection',
      section: 'products',
      visibleWhen: { kind: 'rule' },
      help: 'Les clients peuvent en choisir un autre',
    }),
    isPublished: boolean({ label: 'Publiée', initial: true, section: 'when', column: { yes: 'Publiée', no: 'Brouillon' }, filter: true }),
    startsAt: dateTime({ label: 'Du', section: 'when' }),
    endsAt: dateTime({ label: 'Au', isEnd: true, section: 'when' }),
    isShown: boolean({ label: 'Dans la boutique', readOnly: true, column: { yes: 'Oui', no: 'Non' }, filter: true }),
    countedOn: date({ label: 'Jours comptés le', readOnly: true }),
  },
  form: { sections: { general: 'La collection', products: 'Ses produits', when: 'Quand' } },
  messages: {
    created: 'Collection ajoutée',
    updated: 'Collection modifiée',
    deleted: 'Collection supprimée',
    deleteConfirm: 'Supprimer cette collection ? Ses produits restent.',
    loadFailed: 'Erreur lors du chargement des collections',
    notFound: 'Collection introuvable',
  },
});

export type Collection = RecordOf<typeof collections>;
