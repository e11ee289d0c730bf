import { type DeliveryZones, type Destination, deliveryRate } from '../delivery/index.ts';
import type { Fcfa } from './promotion.ts';
import type { OrderRules, PricingRules } from './rules.ts';

export type PricedLine = { price: Fcfa; quantity: number; isOnPromo: boolean };

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
 * The discount on a cart (R201): from a subtotal on, some percent off the lines that are not on
 * promotion. Promotion lines help to reach the threshold; they are never discounted twice.
 * Rounded once, on the result, to the nearest franc, halves up; line by line the error would grow with the cart.
 */
export function cartDiscount(
  lines: readonly PricedLine[],
  rules: Pick<OrderRules, 'discountFrom' | 'discountPercent'>,
): Fcfa {
  if (subtotalOf(lines) < rules.discountFrom) return 0;
  const base = centimesOf(lines.filter((line) => !line.isOnPromo));
  return Math.round((base * rules.discountPercent) / 10_000);
}

/** What delivery costs (R301): nothing from the free threshold on, after the discount; below it what the destination costs. */
export const deliveryFee = (
  amountAfterDiscount: Fcfa,
  rate: Fcfa,
  { freeDeliveryFrom }: Pick<OrderRules, 'freeDeliveryFrom'>,
): Fcfa => (amountAfterDiscount >= freeDeliveryFrom ? 0 : rate);

export type Totals = {
  subtotal: Fcfa;
  discount: Fcfa;
  fee: Fcfa;
  /** What is paid, in whole francs: subtotal − discount + fee, halves up. */
  total: Fcfa;
  /** How much more would bring the discount; 0 when it is reached, or there is none. */
  missingForDiscount: Fcfa;
  /** How much more would bring free delivery; 0 when it is reached. */
  missingForFreeDelivery: Fcfa;
};

/** A way of delivery, and what an administrator has set of it. */
type Delivery = { destination?: Destination; zones?: DeliveryZones };

/**
 * Every figure of a cart or an order, the one rule that the shop, the API and the back-office share. The cart shows
 * home delivery until the checkout knows better.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  rules: PricingRules,
  { destination = { type: 'domicile', country: null }, zones }: Delivery = {},
): Totals {
  const subtotal = subtotalOf(lines);
  const discount = cartDiscount(lines, rules);
  const afterDiscount = (Math.round(subtotal * 100) - discount * 100) / 100;
  const fee = deliveryFee(afterDiscount, deliveryRate(destination, rules.homeFee, zones), rules);
  return {
    subtotal,
    discount,
    fee,
    total: Math.round(afterDiscount + fee),
    missingForDiscount: rules.discountPercent && Math.max(0, rules.discountFrom - subtotal),
    missingForFreeDelivery: Math.max(0, rules.freeDeliveryFrom - afterDiscount),
  };
}
