import { type DeliveryZones, type Destination, deliveryRate } from '../delivery/index.ts';
import type { Fcfa } from './promotion.ts';

export type PricedLine = { price: Fcfa; quantity: number; isOnPromo: boolean };

/** From this subtotal on, the lines that are not on promotion cost this much less (R201). */
export const CART_DISCOUNT = { from: 50_000, percent: 10 } as const;

/** Delivery is free from this amount on, judged after the discount (R301). */
export const FREE_DELIVERY_FROM: Fcfa = 15_000;

type BoughtLine = Pick<PricedLine, 'price' | 'quantity'>;

/** Sums are made in centimes: promotion prices have decimals, and 0.1 is not exact in binary. */
const centimesOf = (lines: readonly BoughtLine[]): number =>
  lines.reduce((sum, line) => sum + Math.round(line.price * 100) * line.quantity, 0);

/** What a line comes to: price × quantity, to the centime. */
export const lineTotal = (line: BoughtLine): Fcfa => centimesOf([line]) / 100;

/** How many articles a cart holds: the sum of the quantities (R105). */
export const itemCount = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** The sum of price × quantity (R105). */
export const subtotalOf = (lines: readonly PricedLine[]): Fcfa => centimesOf(lines) / 100;

/**
 * The discount on a cart (R201): from a subtotal of 50 000, 10 % off the lines that are not on
 * promotion. Promotion lines help to reach the threshold; they are never discounted twice.
 * Rounded once, on the result, to the nearest franc, halves up; line by line the error would grow with the cart.
 */
export function cartDiscount(lines: readonly PricedLine[]): Fcfa {
  if (subtotalOf(lines) < CART_DISCOUNT.from) return 0;
  const base = centimesOf(lines.filter((line) => !line.isOnPromo));
  return Math.round((base * CART_DISCOUNT.percent) / 10_000);
}

/** What delivery costs (R301): nothing from 15 000 after the discount; below it what the destination costs. */
export const deliveryFee = (amountAfterDiscount: Fcfa, rate: Fcfa): Fcfa =>
  amountAfterDiscount >= FREE_DELIVERY_FROM ? 0 : rate;

export type Totals = {
  subtotal: Fcfa;
  discount: Fcfa;
  fee: Fcfa;
  /** What is paid, in whole francs: subtotal − discount + fee, halves up. */
  total: Fcfa;
  /** How much more would bring the discount; 0 when it is reached. */
  missingForDiscount: Fcfa;
  /** How much more would bring free delivery; 0 when it is reached. */
  missingForFreeDelivery: Fcfa;
};

/**
 * Every figure of a cart or an order, the one rule that the shop, the API and the back-office share. The cart shows
 * home delivery until the checkout knows better. `zones`: what an administrator has set.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  delivery: Destination = { type: 'domicile', country: null },
  zones?: DeliveryZones,
): Totals {
  const subtotal = subtotalOf(lines);
  const discount = cartDiscount(lines);
  const afterDiscount = (Math.round(subtotal * 100) - discount * 100) / 100;
  const fee = deliveryFee(afterDiscount, deliveryRate(delivery, zones));
  return {
    subtotal,
    discount,
    fee,
    total: Math.round(afterDiscount + fee),
    missingForDiscount: Math.max(0, CART_DISCOUNT.from - subtotal),
    missingForFreeDelivery: Math.max(0, FREE_DELIVERY_FROM - afterDiscount),
  };
}
