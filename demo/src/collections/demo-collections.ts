import { formatMoney, initialMoney, MONEY_UNIT } from '@karite/shared/money';
import { pictureKeys } from '../pictures/picture-keys.ts';
import type { DemoCollection } from '../types.ts';

/** The products on a collection's picture, the first in the middle, and their light. */
export type CollectionPicture = { shows: readonly string[]; wall: string; accent: string };

const sheets: readonly (Omit<DemoCollection, 'picture'> & CollectionPicture)[] = [
  {
    key: 'meilleures-ventes',
    title: 'Meilleures ventes',
    description: 'Ce que nos clientes et nos clients ont le plus commandé ces derniers mois.',
    products: [],
    rule: { match: 'all', conditions: [{ field: 'salesRank', lte: ['24'] }] },
    order: 'sales',
    shows: ['lait-eclat-au-karite-400-ml', 'creme-hydratante-legere-a-l-aloe-50-ml', 'serum-eclat-vitamine-c-30-ml'],
    wall: '#ecd0c8',
    accent: '#b54e5a',
  },
  {
    key: 'rituel-karite',
    title: 'Rituel karité',
    description: 'Du savon au baume : le karité de l’Atacora, geste après geste, pour une peau qui ne tire plus.',
    products: [
      'savon-surgras-au-karite-150-g',
      'lait-eclat-au-karite-400-ml',
      'beurre-de-karite-brut-200-g',
      'beurre-fouette-karite-et-coco-250-ml',
      'creme-mains-reparatrice-au-karite-75-ml',
      'coffret-rituel-karite-4-pieces',
    ],
    rule: null,
    order: 'selection',
    shows: ['beurre-de-karite-brut-200-g', 'lait-eclat-au-karite-400-ml', 'savon-surgras-au-karite-150-g'],
    wall: '#e5ceae',
    accent: '#a8703c',
  },
  {
    key: 'coffrets',
    title: 'Coffrets à offrir',
    description: 'Prêts à offrir, pour une naissance, un mariage ou sans raison.',
    products: [
      'coffret-rituel-karite-4-pieces',
      'coffret-eclat-visage-3-pieces',
      'coffret-parfums-de-lagune-5-x-10-ml',
      'coffret-mariee-prestige-6-pieces',
      'coffret-naissance-tendresse-5-pieces',
    ],
    rule: null,
    order: 'selection',
    shows: ['coffret-mariee-prestige-6-pieces', 'coffret-parfums-de-lagune-5-x-10-ml', 'coffret-eclat-visage-3-pieces'],
    wall: '#d6b8a4',
    accent: '#8e3b46',
  },
  {
    key: 'nouveautes-visage',
    title: 'Nouveautés visage',
    description: 'Les derniers soins du visage arrivés en rayon.',
    products: [],
    rule: {
      match: 'all',
      conditions: [
        { field: 'categories', eq: ['visage'] },
        { field: 'createdAt', days: ['60'] },
      ],
    },
    order: 'newest',
    shows: [
      'serum-de-nuit-fleur-d-hibiscus-30-ml',
      'creme-de-nuit-regenerante-au-moringa-50-ml',
      'fluide-matifiant-jour-parfait-50-ml',
    ],
    wall: '#f0dcc6',
    accent: '#b54e5a',
  },
  {
    key: 'moins-de-5000',
    title: `Moins de ${formatMoney(initialMoney(5_000))}`,
    description: 'De petits prix, en stock, pour compléter une commande ou essayer une maison.',
    products: [],
    rule: {
      match: 'all',
      conditions: [
        { field: 'fromPrice', lte: [String(initialMoney(5_000) - MONEY_UNIT)] },
        { field: 'isAvailable', eq: ['true'] },
      ],
    },
    order: 'sales',
    shows: [
      'savon-hibiscus-et-argile-rose-120-g',
      'baume-a-levres-teinte-hibiscus-4-g',
      'creme-mains-reparatrice-au-karite-75-ml',
    ],
    wall: '#cfd0ab',
    accent: '#5f7446',
  },
];

export const demoCollections: readonly DemoCollection[] = sheets.map(({ shows: _s, wall: _w, accent: _a, ...own }) => ({
  ...own,
  picture: pictureKeys.collection(own.key),
}));

export const collectionPictures: readonly (CollectionPicture & { key: string })[] = sheets.map(
  ({ key, shows, wall, accent }) => ({ key, shows, wall, accent }),
);
