import { type Money, roundHundredths } from '../money/index.ts';
import type { DiscountRules, OrderRules } from './rules.ts';

type BoughtLine = { price: Money; quantity: number };
type PricedLine = BoughtLine & { isOnPromo: boolean };

/** What a line comes to in centimes, in which sums are made: promotion prices have decimals, and 0.1 is not exact in binary. */
export const centimesOf = ({ price, quantity }: BoughtLine): number => Math.round(price * 100) * quantity;

/** What a line comes to: price × quantity, to the centime. */
export const lineTotal = (line: BoughtLine): Money => centimesOf(line) / 100;

/** How many articles a cart holds: the sum of the quantities (R105). */
export const itemCount = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** The sum of price × quantity (R105). */
export const subtotalOf = (lines: readonly BoughtLine[]): Money =>
  lines.reduce((sum, line) => sum + centimesOf(line), 0) / 100;

/**
 * The discount of the price rules (R201): from a subtotal on, some percent off the lines that are not on promotion.
 * Promotion lines help to reach the threshold; they are never discounted twice. Rounded once, on the result, to the
 * nearest amount that can be paid, halves up; line by line the error would grow with the cart.
 */
export function cartDiscount(lines: readonly PricedLine[], rules: DiscountRules): Money {
  if (subtotalOf(lines) < rules.discountFrom) return 0;
  const base = lines.reduce((sum, line) => (line.isOnPromo ? sum : sum + centimesOf(line)), 0);
  return roundHundredths((base * rules.discountPercent) / 100);
}

/** What delivery costs (R301): nothing from the free threshold on, after the discount; below it what the destination costs. */
export const deliveryFee = (
  amountAfterDiscount: Money,
  rate: Money,
  { freeDeliveryFrom }: Pick<OrderRules, 'freeDeliveryFrom'>,
): Money => (amountAfterDiscount >= freeDeliveryFrom ? 0 : rate);
