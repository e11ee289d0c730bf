export * from './suit-labels.ts';
export * from './suits.ts';
export * from './variants.ts';

/** The orders of a list of products, by the word that the shop's addresses have for them (R1113). */
export const PRODUCT_ORDERS = {
  nom: 'Trier par nom',
  'prix-croissant': 'Prix croissant',
  'prix-decroissant': 'Prix décroissant',
  notes: 'Meilleures notes',
  selection: 'Notre sélection',
} as const;

export type ProductOrder = keyof typeof PRODUCT_ORDERS;

/** The default order of a list of products, until an administrator sets another one (R1115). */
export const FIRST_ORDER: ProductOrder = 'nom';
