import { BLOCK_LABELS, DRAWINGS, SHELVES } from '../content/labels.ts';
import { belongsTo, boolean, choice, dateTime, defineResource, image, lines, longText, manyToMany, position, type RecordOf, richText, text, url } from '../resource/index.ts';
import { brands } from './brand.ts';
import { categories } from './category.ts';
import { collections } from './collection.ts';
import { contentPages } from './content-page.ts';
import { products } from './product.ts';

const question = {
  question: text({ label: 'Question', required: 'La question est obligatoire', maxLength: 200 }),
  answer: longText({ label: 'Réponse', required: 'La réponse est obligatoire', maxLength: 2_000 }),
} as const;
const link = {
  label: text({ label: 'Texte', required: 'Le texte est obligatoire', maxLength: 40 }),
  to: url({ label: 'Adresse', required: 'L’adresse est obligatoire', maxLength: 300, takesOwnPages: true }),
} as const;
const fact = {
  label: text({ label: 'Libellé', required: 'Le libellé est obligatoire', maxLength: 40 }),
  value: text({ label: 'Valeur', required: 'La valeur est obligatoire', maxLength: 40 }),
} as const;

/** A part of a page's draft, in the order of their positions. What each kind has and needs: `content/kinds.ts` (R1941, R1942). */
export const contentBlocks = defineResource({
  name: 'content-blocks',
  label: { one: 'Bloc', many: 'Blocs', create: 'Nouveau bloc' },
  menu: false,
  display: 'kind',
  access: { read: 'admin', write: 'admin' },
  fields: {
    pageId: belongsTo(contentPages, { label: 'Page', required: 'Choisissez la page', embed: ['title', 'place'], onDelete: 'cascade', column: true, filter: true }),
    position: position({ label: 'Ordre', within: 'pageId' }),
    kind: choice({ label: 'Bloc', options: BLOCK_LABELS, required: 'Choisissez un bloc', column: true, filter: { all: 'Tous les blocs' } }),
    picture: image({ label: 'Image', ratio: 16 / 9, hint: 'Paysage, 1 600 px de large ou plus' }),
    alt: text({ label: 'Ce que montre l’image', maxLength: 150, help: 'Lu à qui ne la voit pas' }),
    drawing: choice({ label: 'Dessin, sans image', options: DRAWINGS }),
    over: text({ label: 'Au-dessus du titre, ou auteur', maxLength: 60 }),
    title: text({ label: 'Titre', maxLength: 100, column: true }),
    text: longText({ label: 'Texte', maxLength: 2_000 }),
    html: richText({ label: 'Texte mis en forme' }),
    shelf: choice({ label: 'Produits', options: SHELVES }),
    categoryId: belongsTo(categories, { label: 'Catégorie', embed: ['title'], onDelete: 'clear' }),
    brandId: belongsTo(brands, { label: 'Marque', embed: ['name'], onDelete: 'clear' }),
    collectionId: belongsTo(collections, { label: 'Collection', embed: ['title'], onDelete: 'clear' }),
    products: manyToMany(products, { label: 'Produits choisis', embed: ['name'] }),
    questions: lines({ label: 'Questions', fields: question }),
    links: lines({ label: 'Liens', fields: link }),
    facts: lines({ label: 'Chiffres', fields: fact }),
    linkLabel: text({ label: 'Texte du bouton', maxLength: 40 }),
    link: url({ label: 'Adresse', maxLength: 300, takesOwnPages: true, help: 'Une page de la boutique (/shop) ou une adresse complète' }),
    isTinted: boolean({ label: 'Fond teinté', initial: false }),
    isOn: boolean({ label: 'Affiché', initial: true, section: 'when', column: { yes: 'Affiché', no: 'Masqué' } }),
    startsAt: dateTime({ label: 'Du', section: 'when', column: true, help: 'Vide : dès la publication' }),
    endsAt: dateTime({ label: 'Au', isEnd: true, section: 'when', column: true, help: 'Vide : sans fin' }),
  },
  form: { sections: { content: '', when: 'Quand' } },
  messages: {
    created: 'Bloc ajouté au brouillon',
    updated: 'Bloc enregistré dans le brouillon',
    deleted: 'Bloc retiré du brouillon',
    deleteConfirm: 'Retirer ce bloc du brouillon ?',
    notFound: 'Bloc introuvable',
  },
});

export type ContentBlock = RecordOf<typeof contentBlocks>;
