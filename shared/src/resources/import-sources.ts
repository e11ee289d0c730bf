import { defineSettings, lines, text } from '../resource/index.ts';

/** The sites that an import may fetch pictures from; none at first (R1584). */
export const importSources = defineSettings({
  name: 'import-sources',
  label: 'Images des imports',
  icon: 'picture',
  menu: { group: 'settings', card: 'technical' },
  fields: {
    sites: lines({
      label: 'Sites dont les images peuvent être importées',
      fields: {
        site: text({
          label: 'Site',
          required: 'Le nom du site est obligatoire',
          maxLength: 100,
          pattern: { matches: '[a-z0-9.-]+\\.[a-z][a-z0-9-]{1,62}', message: 'Nom de site attendu, comme images.fournisseur.com : en minuscules, sans https://' },
        }),
      },
    }),
  },
  messages: { updated: 'Sites enregistrés : ils valent pour les prochains imports', loadFailed: 'Erreur lors du chargement des sites' },
});
