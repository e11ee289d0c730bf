import { valuesOf } from '../labels/index.ts';
import type { BlockKind } from './labels.ts';
import type { Place } from './places.ts';

/** The fields of a block that only some kinds have; all have whether they are shown, and from when to when. */
export const BLOCK_FIELDS = [
  ...['drawing', 'picture', 'alt', 'over', 'title', 'text', 'html', 'link', 'linkLabel'],
  ...['shelf', 'categoryId', 'brandId', 'collectionId', 'products', 'isTinted', 'questions', 'links', 'facts'],
] as const;

type Declared = {
  /** The places that may contain it. */
  places: readonly Place[];
  /** Its fields, in the order of its form. */
  fields: readonly string[];
  /** The required fields, each with the message when it is missing. */
  required?: Readonly<Record<string, string>>;
};

const TITLE = { title: 'Le titre est obligatoire' } as const;
const TEXT = { text: 'Le texte est obligatoire' } as const;
const PAGES: readonly Place[] = ['home', 'stories', 'help'];

/** Every kind of block: its places, its fields and what it requires. Forms, refusals and the shop follow from it. */
export const BLOCK_KINDS: Readonly<Record<BlockKind, Declared>> = {
  slide: {
    places: ['home'],
    fields: ['picture', 'alt', 'drawing', 'over', 'title', 'text', 'linkLabel', 'link'],
    required: {
      ...TITLE,
      link: 'L’adresse du bouton est obligatoire',
      linkLabel: 'Le texte du bouton est obligatoire',
    },
  },
  announcement: { places: ['announcement'], fields: ['text', 'link'], required: TEXT },
  promises: { places: ['home'], fields: [] },
  shelf: {
    places: ['home', 'help'],
    fields: [
      'title',
      'text',
      'shelf',
      'categoryId',
      'brandId',
      'collectionId',
      'products',
      'linkLabel',
      'link',
      'isTinted',
    ],
    required: { ...TITLE, shelf: 'Choisissez les produits' },
  },
  categories: { places: ['home'], fields: ['title'], required: TITLE },
  brands: { places: ['home'], fields: ['title', 'text'], required: TITLE },
  diagnostic: {
    places: ['home'],
    fields: ['picture', 'alt', 'over', 'title', 'text', 'linkLabel'],
    required: { ...TITLE, linkLabel: 'Le texte du bouton est obligatoire' },
  },
  newsletter: { places: ['home'], fields: ['title', 'text', 'isTinted'], required: TITLE },
  richText: { places: PAGES, fields: ['title', 'html', 'isTinted'], required: { html: 'Le texte est obligatoire' } },
  pictureText: {
    places: PAGES,
    fields: ['picture', 'alt', 'title', 'html', 'linkLabel', 'link', 'isTinted'],
    required: { picture: 'L’image est obligatoire' },
  },
  quote: { places: PAGES, fields: ['text', 'over', 'isTinted'], required: TEXT },
  questions: { places: PAGES, fields: ['title', 'questions'], required: { questions: 'Ajoutez une question' } },
  chapter: { places: ['stories', 'help'], fields: ['title', 'text'], required: { ...TITLE, ...TEXT } },
  facts: {
    places: ['stories', 'help'],
    fields: ['title', 'text', 'facts', 'linkLabel', 'link'],
    required: { ...TITLE, ...TEXT },
  },
  links: { places: ['footer'], fields: ['title', 'links'], required: { ...TITLE, links: 'Ajoutez un lien' } },
  headerLinks: { places: ['menu'], fields: ['links'], required: { links: 'Ajoutez un lien' } },
  serviceLinks: { places: ['menu'], fields: ['links'], required: { links: 'Ajoutez un lien' } },
};

/** The kinds that a place may contain. */
export const kindsAt = (place: Place): BlockKind[] =>
  valuesOf(BLOCK_KINDS).filter((kind) => BLOCK_KINDS[kind].places.includes(place));
