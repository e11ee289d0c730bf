import { FIRST_ORDER_SETTINGS } from '../orders/unconfirmed.ts';
import { defineSettings, integer, type RecordOf } from '../resource/index.ts';

const share = { required: 'Un pourcentage est obligatoire', min: 1, max: 100 } as const;
const count = { required: 'Un nombre est obligatoire', min: 1, max: 10_000 } as const;

/** How much of the stock unconfirmed orders may hold, and for how long (R2070, R2071). */
export const orderSettings = defineSettings({
  name: 'order-settings',
  label: 'Commandes à confirmer',
  menu: { group: 'settings', card: 'payment' },
  read: 'admin',
  fields: {
    unconfirmedHours: integer({
      label: 'Annulées après (heures)',
      required: 'Une durée est obligatoire',
      min: 1,
      max: 2_160,
      initial: FIRST_ORDER_SETTINGS.unconfirmedHours,
      help: 'Une commande à payer à la remise ou en boutique que personne ne prépare rend alors son stock, et son client en est averti',
    }),
    ordersByPhone: integer({
      label: 'Commandes par numéro ou par compte',
      ...count,
      section: 'person',
      initial: FIRST_ORDER_SETTINGS.ordersByPhone,
      help: 'Au plus, tant qu’elles ne sont ni préparées ni payées',
    }),
    shareByPhone: integer({
      label: 'Part du stock d’un article (%)',
      ...share,
      section: 'person',
      initial: FIRST_ORDER_SETTINGS.shareByPhone,
      help: 'Deux pièces sont toujours permises',
    }),
    ordersByNetwork: integer({
      label: 'Commandes par connexion',
      ...count,
      section: 'network',
      initial: FIRST_ORDER_SETTINGS.ordersByNetwork,
      help: 'Un opérateur mobile a des milliers de clients derrière une seule connexion : restez large',
    }),
    shareByNetwork: integer({
      label: 'Part du stock d’un article (%)',
      ...share,
      section: 'network',
      initial: FIRST_ORDER_SETTINGS.shareByNetwork,
      help: 'Deux pièces sont toujours permises',
    }),
  },
  form: { sections: { person: 'Un même client', network: 'Une même connexion à Internet' } },
  messages: { updated: 'Réglages enregistrés : ils valent dès maintenant', loadFailed: 'Erreur lors du chargement des réglages' },
});

export type OrderSettings = RecordOf<typeof orderSettings>;
