import type { Money } from '../money/index.ts';
import type { AppliedOffer } from './offer.ts';

/** A line of what an order cost less: `amount` in the shop's currency, what it takes off. */
export type DiscountRow = { label: string; amount: Money };

/**
 * The discounts of an order, for mails, invoices and staff (R1937): a row for each discount by its name, or « Remise » for
 * orders without stored names. Free delivery is part of the delivery's own row. There is no row when nothing was taken off.
 */
export function discountRows(discount: Money, discounts: readonly Omit<AppliedOffer, 'offerId'>[] = []): DiscountRow[] {
  if (discount <= 0) return [];
  const named = discounts
    .filter(({ kind }) => kind !== 'delivery')
    .map(({ name, code, amount }) => ({ label: code ? `${name} (${code})` : name, amount }));
  return named.length > 0 ? named : [{ label: 'Remise', amount: discount }];
}
