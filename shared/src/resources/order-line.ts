import { boolean, integer, price, text } from '../resource/index.ts';

/** One line of an order, as it was when it was bought: it outlives the product (R505). Prices in FCFA. */
export const orderLine = {
  productId: text({ label: 'Produit', required: true }),
  name: text({ label: 'Nom', required: true }),
  price: price({ label: 'Prix', required: true }),
  quantity: integer({ label: 'Quantité', required: true }),
  /** What the discount does not take anything off (R201). */
  isOnPromo: boolean({ label: 'En promotion' }),
} as const;
