import { dateTime, defineResource, integer, type RecordOf, text } from '../resource/index.ts';

/** Searches without a result (R1804): only the server writes them, with each search. */
export const emptySearches = defineResource({
  name: 'empty-searches',
  label: { one: 'Recherche sans résultat', many: 'Recherches sans résultat' },
  purpose: 'Ce que des clients ont cherché sans le trouver : un synonyme ou un produit leur répond.',
  icon: 'search',
  menu: { group: 'site', tab: 'Recherches' },
  isLog: true,
  display: 'words',
  access: { read: 'admin' },
  search: { fields: ['words'], placeholder: 'Rechercher un mot...' },
  sort: { field: 'times', order: 'desc' },
  fields: {
    words: text({ label: 'Mots cherchés', readOnly: true, required: true, unique: 'Ces mots sont déjà notés', column: { sortable: true } }),
    times: integer({ label: 'Combien de fois', readOnly: true, required: true, min: 1, column: { sortable: true } }),
    lastAt: dateTime({ label: 'Dernière fois', readOnly: true, required: true, column: { sortable: true } }),
  },
  messages: { notFound: 'Recherche introuvable' },
});

export type EmptySearch = RecordOf<typeof emptySearches>;
