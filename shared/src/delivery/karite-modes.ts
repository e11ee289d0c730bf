import { defineDeliveryMode } from '../shop/index.ts';

/** To a home, to a relay point, or fetched in one of our shops (R302, R303, R2150). */
export const KARITE_MODES = [
  defineDeliveryMode({
    name: 'domicile',
    label: 'À domicile',
    goal: 'à votre adresse',
    price: ({ zone, city, homeFee }) => city?.homeFee ?? zone?.homeFee ?? homeFee,
    fields: () => ({
      country: {},
      city: { cities: ({ cities }) => cities },
      address: {
        label: 'Adresse de livraison',
        hint: 'Rue, numéro, bâtiment',
        required: 'Veuillez saisir votre adresse de livraison',
      },
      landmark: {
        label: 'Quartier ou repère',
        hint: 'Ce qui aide le livreur : carrefour, pharmacie, couleur du portail',
      },
      position: true,
    }),
  }),
  defineDeliveryMode({
    name: 'point-relais',
    label: 'Point relais',
    goal: 'au point relais',
    price: ({ zone }) => zone?.relayFee ?? null,
    fields: () => ({
      country: { required: 'Veuillez sélectionner un pays pour le point de relais' },
      city: {
        required: 'Veuillez sélectionner une ville pour le point de relais',
        cities: ({ cities }) => cities.filter(({ isRelay }) => isRelay),
      },
    }),
  }),
  defineDeliveryMode({
    name: 'retrait',
    label: 'Retrait en boutique',
    isFetched: true,
    price: () => 0,
    fields: () => ({}),
  }),
] as const;
