import { OFFER_KINDS } from '../offers/index.ts';
import { boolean, choice, integer, price, text } from '../resource/index.ts';

/** One line of an order, as it was when it was bought: it outlives the product (R505). Prices in the shop's currency. */
export const orderLine = {
  productId: text({ label: 'Produit', isInternal: true, required: true }),
  name: text({ label: 'Nom', required: true }),
  price: price({ label: 'Prix', required: true }),
  quantity: integer({ label: 'Quantité', required: true }),
  /** What the discount does not take anything off (R201). */
  isOnPromo: boolean({ label: 'En promotion' }),
  /** Its part of the order's discount (R1937); `null` of orders from before it was stored. */
  discount: price({ label: 'Remise' }),
} as const;

/** What made an order cost less, as it was then (R1937): `offerId` is empty for the price rules. In the shop's currency. */
export const orderDiscount = {
  offerId: text({ label: 'Offre', isInternal: true }),
  name: text({ label: 'Nom', required: true }),
  code: text({ label: 'Code' }),
  kind: choice({ label: 'Avantage', options: OFFER_KINDS, required: true }),
  amount: price({ label: 'Montant', required: true }),
} as const;
