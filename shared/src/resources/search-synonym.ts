import { defineResource, type RecordOf, text } from '../resource/index.ts';

/** Words that mean the same to every search by words, of whatever (R1803). */
export const searchSynonyms = defineResource({
  name: 'search-synonyms',
  label: { one: 'Synonymes', many: 'Synonymes de recherche', create: 'Nouveaux synonymes' },
  purpose: 'Des mots que les clients emploient, et ceux de vos produits.',
  menu: false,
  display: 'words',
  access: { read: 'admin', write: 'admin' },
  search: { fields: ['words'], placeholder: 'Rechercher un mot...' },
  sort: { field: 'words', order: 'asc' },
  fields: {
    words: text({
      label: 'Mots de même sens',
      required: 'Indiquez les mots de même sens',
      maxLength: 200,
      pattern: { matches: '[^,]+,.+', message: 'Deux mots au moins, séparés par des virgules' },
      column: { sortable: true },
      help: 'Entre virgules : gommage, exfoliant. Qui cherche l’un trouve aussi les autres, après ce que son mot trouve.',
    }),
  },
  messages: { created: 'Synonymes ajoutés avec succès', deleteConfirm: 'Supprimer ces synonymes ?', notFound: 'Synonymes introuvables' },
});

export type SearchSynonym = RecordOf<typeof searchSynonyms>;
