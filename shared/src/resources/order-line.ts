import { ORDER_STATUS_LABELS } from '../orders/labels.ts';
import { boolean, choice, dateTime, integer, price, text } from '../resource/index.ts';

/** One line of an order, as it was when it was bought: it outlives the product (R505). Prices in FCFA. */
export const orderLine = {
  productId: text({ label: 'Produit', required: true }),
  name: text({ label: 'Nom', required: true }),
  price: price({ label: 'Prix', required: true }),
  quantity: integer({ label: 'Quantité', required: true }),
  /** What the discount does not take anything off (R201). */
  isOnPromo: boolean({ label: 'En promotion' }),
} as const;

/** One step in the life of an order: who changed its status, when, from what to what. Steps are only ever added. */
export const orderStep = {
  from: choice({ label: 'De', options: ORDER_STATUS_LABELS }),
  to: choice({ label: 'À', options: ORDER_STATUS_LABELS, required: true }),
  at: dateTime({ label: 'Le', required: true }),
  by: text({ label: 'Par' }),
  note: text({ label: 'Raison' }),
} as const;
