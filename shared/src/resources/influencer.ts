import { COUNTRY_NAMES, ORDER_LENGTHS } from '../orders/index.ts';
import { boolean, choice, defineResource, percent, type RecordOf, text } from '../resource/index.ts';

/** People who recommend the shop, with the code that shoppers type at the checkout (R802). Orders store it as it was typed. */
export const influencers = defineResource({
  name: 'influencers',
  label: { one: 'Influenceur', many: 'Influenceurs', create: 'Nouvel influenceur' },
  purpose: 'Ceux qui vous recommandent : un code chacun, et les ventes qu’il apporte.',
  icon: 'influencer',
  menu: { group: 'marketing' },
  display: 'name',
  card: ['code', 'share', 'country', 'isActive'],
  access: { read: 'admin', write: 'admin' },
  search: { fields: ['code', 'name'], placeholder: 'Rechercher par code ou par nom...' },
  sort: { field: 'name', order: 'asc' },
  fields: {
    code: text({
      label: 'Code',
      required: 'Le code est obligatoire',
      maxLength: ORDER_LENGTHS.codeInfluenceur,
      isCode: true,
      unique: { message: 'Ce code existe déjà', folded: true },
      column: true,
    }),
    name: text({ label: 'Nom', required: 'Le nom est obligatoire', column: { sortable: true } }),
    share: percent({ label: 'Part des ventes', column: { sortable: true } }),
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, column: true, filter: { all: 'Tous les pays' } }),
    isActive: boolean({ label: 'Actif', initial: true, column: { yes: 'Actif', no: 'Inactif' }, filter: true, help: 'Le code d’un inactif n’est plus reconnu à la commande.' }),
  },
  messages: {
    created: 'Influenceur ajouté avec succès',
    updated: 'Influenceur modifié avec succès',
    deleteConfirm: 'Supprimer cet influenceur ? Ses commandes restent.',
    notFound: 'Influenceur introuvable',
  },
});

export type Influencer = RecordOf<typeof influencers>;
