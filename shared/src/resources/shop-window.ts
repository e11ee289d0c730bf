import { FIRST_ORDER, PRODUCT_ORDERS } from '../catalogue/index.ts';
import { paths } from '../paths/index.ts';
import { choice, defineSettings, integer } from '../resource/index.ts';

/** How the shop lays out what it sells (R1115). */
export const shopWindow = defineSettings({
  name: 'shop-window',
  label: 'Vitrine',
  icon: 'window',
  menu: { group: 'site' },
  read: 'everyone',
  shownAt: paths.shop(),
  fields: {
    firstOrder: choice({
      label: 'Ordre des produits, au départ',
      options: PRODUCT_ORDERS,
      required: 'Choisissez un ordre',
      initial: FIRST_ORDER,
      help: '« Notre sélection » suit le rang en boutique de chaque produit. Les clients peuvent toujours en choisir un autre',
    }),
    bestSellerDays: integer({
      label: 'Meilleures ventes, sur',
      required: 'Dites sur combien de jours',
      min: 7,
      max: 365,
      initial: 90,
      unit: 'jours',
      help: 'Les produits les plus vendus de ces derniers jours, sans ce qui fut annulé ou rendu',
    }),
  },
  messages: { updated: 'Vitrine enregistrée', loadFailed: 'Erreur lors du chargement de la vitrine' },
});
