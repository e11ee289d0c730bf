import { choice, defineResource, longText, type RecordOf, text } from '../resource/index.ts';

/** Each page of small print, by its address in the shop. */
const LEGAL_PAGES = { 'mentions-legales': 'Mentions légales', 'conditions-de-vente': 'Conditions de vente', confidentialite: 'Confidentialité', cookies: 'Cookies' } as const;

/** The pages of small print, as structured text (drawn by the storefront); which there are does not change. */
export const legalPages = defineResource({
  name: 'legal-pages',
  label: { one: 'Page légale', many: 'Pages légales' },
  menu: { group: 'site' },
  display: 'title',
  access: { read: 'everyone', update: 'admin' },
  sort: { field: 'title', order: 'asc' },
  fields: {
    page: choice({ label: 'Page', options: LEGAL_PAGES, required: true, readOnly: true, column: true }),
    title: text({ label: 'Titre', required: 'Le titre est obligatoire', column: true }),
    intro: longText({ label: 'Introduction', maxLength: 600, column: { truncate: 80 } }),
    body: longText({
      label: 'Texte',
      required: 'Le texte est obligatoire',
      maxLength: 30_000,
      help: 'Une ligne vide sépare deux paragraphes ; « ## » commence un titre, « - » une ligne de liste.',
    }),
  },
  messages: { updated: 'Page enregistrée', notFound: 'Page introuvable' },
});

export type LegalPage = RecordOf<typeof legalPages>;
