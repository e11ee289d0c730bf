import { inCurrency } from '../money/index.ts';
import { paths } from '../paths/index.ts';
import { FIRST_RULES } from '../pricing/index.ts';
import { defineSettings, integer, price } from '../resource/index.ts';

/** An amount in the shop's currency. */
const amount = { required: 'Un montant est obligatoire', min: 0, max: 100_000_000, step: 1 } as const;

/** The amounts from which the shop gives something (R201, R301, R302); orders store the rules that priced them. */
export const pricingRules = defineSettings({
  name: 'pricing-rules',
  label: 'Règles de prix',
  icon: 'pricing',
  menu: { group: 'settings', card: 'prices' },
  read: 'everyone',
  shownAt: paths.cart,
  fields: {
    freeDeliveryFrom: price({
      label: inCurrency('Livraison gratuite à partir de'),
      ...amount,
      initial: FIRST_RULES.freeDeliveryFrom,
      help: 'Montant des articles, remise déduite. 0 : toujours gratuite',
    }),
    homeFee: price({
      label: inCurrency('À domicile sans pays choisi'),
      ...amount,
      initial: FIRST_RULES.homeFee,
      help: 'Affiché dans le panier. Les frais par pays et par ville : « Tarifs de livraison »',
    }),
    discountFrom: price({
      label: inCurrency('Remise à partir de'),
      ...amount,
      section: 'discount',
      initial: FIRST_RULES.discountFrom,
      help: 'Montant des articles, promotions comprises',
    }),
    discountPercent: integer({
      label: 'Remise (%)',
      section: 'discount',
      required: 'Un pourcentage est obligatoire',
      min: 0,
      max: 90,
      step: 1,
      initial: FIRST_RULES.discountPercent,
      help: 'Sur les articles hors promotion. 0 : aucune remise',
    }),
  },
  form: { sections: { delivery: 'Livraison', discount: 'Remise sur le panier' } },
  messages: { updated: 'Règles de prix enregistrées : elles valent dès maintenant', loadFailed: 'Erreur lors du chargement des règles de prix' },
});
