import type { Fcfa } from './promotion.ts';
import type { DiscountRules, OrderRules } from './rules.ts';

type BoughtLine = { price: Fcfa; quantity: number };
type PricedLine = BoughtLine & { isOnPromo: boolean };

/** What a line comes to in centimes, in which sums are made: promotion prices have decimals, and 0.1 is not exact in binary. */
export const centimesOf = ({ price, quantity }: BoughtLine): number => Math.round(price * 100) * quantity;

/** What a line comes to: price × quantity, to the centime. */
export const lineTotal = (line: BoughtLine): Fcfa => centimesOf(line) / 100;

/** How many articles a cart holds: the sum of the quantities (R105). */
export const itemCount = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** The sum of price × quantity (R105). */
export const subtotalOf = (lines: readonly BoughtLine[]): Fcfa =>
  lines.reduce((sum, line) => sum + centimesOf(line), 0) / 100;

/**
 * The discount of the price rules (R201): from a subtotal on, some percent off the lines that are not on promotion.
 * Promotion lines help to reach the threshold; they are never discounted twice. Rounded once, on the result, to the
 * nearest franc, halves up; line by line the error would grow with the cart.
 */
export function cartDiscount(lines: readonly PricedLine[], rules: DiscountRules): Fcfa {
  if (subtotalOf(lines) < rules.discountFrom) return 0;
  const base = lines.reduce((sum, line) => (line.isOnPromo ? sum : sum + centimesOf(line)), 0);
  return Math.round((base * rules.discountPercent) / 10_000);
}

/** What delivery costs (R301): nothing from the free threshold on, after the discount; below it what the destination costs. */
export const deliveryFee = (
  amountAfterDiscount: Fcfa,
  rate: Fcfa,
  { freeDeliveryFrom }: Pick<OrderRules, 'freeDeliveryFrom'>,
): Fcfa => (amountAfterDiscount >= freeDeliveryFrom ? 0 : rate);
