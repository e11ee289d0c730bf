import { boolean, defineResource, image, integer, longText, type RecordOf, text } from '../resource/index.ts';

/** A brand (R1121), its table (R1506) and messages (R1303). */
export const brands = defineResource({
  name: 'brands',
  label: { one: 'Marque', many: 'Marques', create: 'Nouvelle Marque' },
  purpose: 'Les marques que vous vendez : les clients choisissent aussi par elles.',
  icon: 'brand',
  menu: { group: 'catalogue' },
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
  search: { fields: ['name', 'description'], placeholder: 'Rechercher une marque...' },
  fields: {
    logo: image({ label: 'Logo', column: { width: 88 } }),
    name: text({ label: 'Nom', required: 'Le nom de la marque est obligatoire', column: { sortable: true } }),
    description: longText({ label: 'Description', column: { truncate: 50 } }),
    featured: boolean({ label: 'Partenaire à l’accueil', initial: false, filter: true, column: { yes: 'Oui', no: 'Non' } }),
    priority: integer({ label: 'Rang dans la liste', min: 1, max: 999, help: 'Vide : par ordre alphabétique, après les autres' }),
  },
  messages: {
    created: 'Marque ajoutée avec succès',
    updated: 'Marque modifiée avec succès',
    deleteConfirm: 'Supprimer cette marque ?',
    loadFailed: 'Erreur lors du chargement des marques',
    notFound: 'Marque introuvable',
  },
});

export type Brand = RecordOf<typeof brands>;
