import { EMAIL_LENGTH } from '../text/index.ts';

/** Separate from the rules of the checkout: every page of the shop loads these, and only an order being sent loads those. */

/** At most this many different products in one order. */
export const MAX_ORDER_LINES = 100;
export const TOO_MANY_LINES = `${MAX_ORDER_LINES} articles différents au plus`;

/** At most this many of one product: a shop that sells by the dozen, not a wholesaler. */
export const MAX_QUANTITY = 99;

/** `ORDER_`, a timestamp in ms, and a random part (R601). */
export const ORDER_ID_PATTERN = /^ORDER_\d{10,16}_?[A-Za-z0-9]{4,40}$/;

/** A new order number. `random` must be unguessable: it is made of the browser's cryptographic source. */
export const newOrderId = (now: number, random: string): string => `ORDER_${now}_${random}`;

/** The longest that the texts of an order may be, in characters. */
export const ORDER_LENGTHS = {
  nom: 100,
  prenom: 100,
  whatsapp: 30,
  email: EMAIL_LENGTH,
  codeInfluenceur: 60,
  promoCode: 60,
  address: 500,
  landmark: 200,
  note: 1_000,
} as const;
