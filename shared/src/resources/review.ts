import { belongsTo, boolean, defineResource, images, integer, longText, type RecordOf, state, text } from '../resource/index.ts';
import { currentUser } from './current-user.ts';
import { products } from './product.ts';
import { authorTypes, MODERATION, PUBLISHED, WRITTEN } from './review-parts.ts';

/** A customer's review of a product. It is shown, and counts in the product's rating, once an administrator has published it. */
export const reviews = defineResource({
  name: 'reviews',
  label: { one: 'Avis', many: 'Avis', title: 'Avis des clients' },
  icon: 'star',
  menu: { group: 'customers' },
  display: 'author',
  identity: ({ author, product }: { author: string; product?: { name: string } | null }) => `Avis de ${author} · ${product?.name}`,
  access: {
    read: { everyone: { where: PUBLISHED, fields: [...WRITTEN, 'isVerified', 'helpful', 'answer', 'status'] }, owner: 'userId', admin: true },
    create: { signedIn: { fields: WRITTEN } },
    update: { admin: { fields: ['answer'] } },
    delete: { owner: 'userId', admin: true },
  },
  search: { fields: ['author', 'text'], placeholder: 'Rechercher dans les avis...' },
  unique: [{ fields: ['productId', 'userId'], message: 'Vous avez déjà donné votre avis sur ce produit' }],
  fields: {
    productId: belongsTo(products, { label: 'Produit', required: 'Choisissez un produit', embed: ['name'], embedsAny: true, onDelete: 'cascade', column: true, filter: true }),
    userId: currentUser({ label: 'Client', embed: [], onDelete: 'cascade' }),
    author: text({ label: 'Nom affiché', required: 'Indiquez le nom à afficher', maxLength: 40, column: true }),
    rating: integer({ label: 'Note', min: 1, max: 5, unit: '/ 5', required: 'Choisissez une note', column: { sortable: true } }),
    ...authorTypes,
    text: longText({ label: 'Avis', maxLength: 2_000, column: { truncate: 45, width: 190 } }),
    pictures: images({ label: 'Photos', most: 4 }),
    isVerified: boolean({ label: 'Achat vérifié', readOnly: true, column: { yes: 'Oui', no: 'Non', isExtra: true }, filter: true }),
    helpful: integer({ label: 'Utile', initial: 0, readOnly: true, column: { sortable: true, isExtra: true } }),
    status: state({ label: 'Statut', readOnly: true, ...MODERATION, column: true, filter: { all: 'Tous les statuts' } }),
    answer: longText({ label: 'Réponse de la boutique', maxLength: 2_000 }),
  },
  facets: { skinType: true, hairType: true },
  rollups: { productId: { rating: { average: 'rating', decimals: 1, where: PUBLISHED, fallback: 'typed' }, reviews: { count: true, where: PUBLISHED, fallback: 'typed' } } },
  actions: {
    publish: { label: 'Publier', when: { status: ['pending', 'refused'] }, set: { status: 'published' }, done: 'Avis publié' },
    refuse: { label: 'Refuser', when: { status: ['pending', 'published'] }, set: { status: 'refused' }, confirm: 'Refuser cet avis ?', done: 'Avis refusé' },
    answer: { label: 'Répondre', params: { answer: 'Écrivez la réponse' }, done: 'Réponse enregistrée' },
  },
  messages: { deleteConfirm: 'Supprimer cet avis ?', notFound: 'Avis introuvable' },
});

export type Review = RecordOf<typeof reviews>;
