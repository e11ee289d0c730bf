import { type DeliveryZones, type Destination, deliveryRate } from '../delivery/index.ts';
import { type Money, roundMoney } from '../money/index.ts';
import { deliveryFee, type PricingRules, subtotalOf } from '../pricing/index.ts';
import { type Discounts, discountsOf } from './discounts.ts';
import { afterDiscount, missingForDiscount, missingForFreeDelivery } from './missing.ts';
import type { Offer, OfferedLine } from './offer.ts';

export type Totals = {
  subtotal: Money;
  discount: Money;
  fee: Money;
  /** What is paid, in whole francs: subtotal − discount + fee, halves up. */
  total: Money;
  /** How much more would bring the discount; 0 when it is reached, or can't be. */
  missingForDiscount: Money;
  /** How much more would bring free delivery; 0 when it is reached. */
  missingForFreeDelivery: Money;
} & Pick<Discounts, 'applied' | 'refused' | 'shares'>;

/** A way of delivery, what an administrator has set of it, and the offers that hold now, codes' among them (R1931). */
type Circumstances = { destination?: Destination; zones?: DeliveryZones; offers?: readonly Offer[] };

/**
 * Every figure of a cart or an order, the one rule that the shop, the API and the back-office share. The cart shows
 * home delivery until the checkout has a choice.
 */
export function totalsOf(
  lines: readonly OfferedLine[],
  rules: PricingRules,
  { destination = { type: 'domicile', country: null }, zones, offers }: Circumstances = {},
): Totals {
  const subtotal = subtotalOf(lines);
  const { applied, refused, discount, shares, freeDelivery } = discountsOf(lines, rules, offers);
  const after = afterDiscount(subtotal, discount);
  const usual = deliveryFee(after, deliveryRate(destination, rules.homeFee, zones), rules);
  const fee = freeDelivery ? 0 : usual;
  if (freeDelivery && usual > 0) applied.push({ ...freeDelivery, amount: usual });
  else if (freeDelivery) refused.push({ ...freeDelivery, reason: { why: 'free' } });
  return {
    subtotal,
    discount,
    fee,
    total: roundMoney(after + fee),
    missingForDiscount: missingForDiscount(lines, subtotal, rules, offers),
    missingForFreeDelivery: freeDelivery ? 0 : missingForFreeDelivery(lines, subtotal, rules, offers),
    applied,
    refused,
    shares,
  };
}
