import { inCurrency } from '../money/index.ts';
import { COUNTRY_NAMES } from '../orders/labels.ts';
import { boolean, choice, defineResource, integer, lines, position, price, type RecordOf, text } from '../resource/index.ts';

/** Below the free threshold, in the shop's currency. */
const fee = { min: 0, max: 1_000_000, step: 1 } as const;

/** In working days: both or neither (R1846). */
const days = { min: 0, max: 90, step: 1, unit: 'jours' } as const;

/** A city of a country: where its relay point is, and what is not as in its country: what home delivery costs, how long it takes. */
const city = {
  name: text({ label: 'Ville', required: 'Le nom de la ville est obligatoire', maxLength: 60 }),
  homeFee: price({ label: 'À domicile, si différent', ...fee }),
  isRelay: boolean({ label: 'Point relais', initial: true }),
  daysFrom: integer({ label: 'Délai : de', ...days }),
  daysTo: integer({ label: 'Délai : à', ...days }),
} as const;

/** The delivery fees, times and cities of each country that the shop sells to (R302 to R304 are the initial values). */
export const deliveryCountries = defineResource({
  name: 'delivery-countries',
  label: { one: 'Tarif de livraison', many: 'Tarifs de livraison', title: 'Pays, villes et frais de livraison' },
  icon: 'delivery',
  menu: { group: 'settings', card: 'delivery' },
  display: 'country',
  access: { read: 'everyone', update: 'admin' },
  fields: {
    country: choice({ label: 'Pays', options: COUNTRY_NAMES, isExtensible: true, readOnly: true, required: true, column: true }),
    homeFee: price({ label: inCurrency('À domicile'), required: 'Les frais à domicile sont obligatoires', ...fee, column: true }),
    relayFee: price({ label: inCurrency('En point relais'), required: 'Les frais en point relais sont obligatoires', ...fee, column: true }),
    daysFrom: integer({ label: 'Délai : de', ...days, column: true, help: 'Jours ouvrés, du départ à la remise ; une ville peut avoir les siens. Vide : rien n’est dit' }),
    daysTo: integer({ label: 'Délai : à', ...days, column: true }),
    isOpen: boolean({ label: 'Livré', initial: true, column: { yes: 'Oui', no: 'Non' }, help: 'Non : ce pays n’est plus proposé' }),
    position: position({ label: 'Rang', help: 'Les pays sont proposés dans cet ordre', column: { sortable: true } }),
    cities: lines({ label: 'Villes', fields: city, column: true }),
  },
  messages: { updated: 'Tarifs de livraison modifiés avec succès', loadFailed: 'Erreur lors du chargement des tarifs de livraison', notFound: 'Pays introuvable' },
});

export type DeliveryCountry = RecordOf<typeof deliveryCountries>;
