import { ceilMoney, exactMoney, type Money } from '../money/index.ts';
import type { PricingRules } from '../pricing/index.ts';
import { discountsOf } from './discounts.ts';
import type { Offer, OfferedLine } from './offer.ts';

/** A code of 100 % never brings free delivery: the search ends here. One of 90 % needs some 80 steps. */
const MOST_STEPS = 100;

const withMore = (lines: readonly OfferedLine[], price: Money): OfferedLine[] => [
  ...lines,
  { price, quantity: 1, isOnPromo: false },
];

/** What lines come to after their discounts. */
export const afterDiscount = (subtotal: Money, discount: Money): Money => exactMoney(subtotal - discount);

/**
 * How much more, at the normal price, brings the cart's discount. It is 0 when the discount is reached, when there is none,
 * and when an offer that does not combine would still replace it (R202).
 */
export function missingForDiscount(
  lines: readonly OfferedLine[],
  subtotal: Money,
  rules: PricingRules,
  offers?: readonly Offer[],
): Money {
  const missing = rules.discountPercent && Math.max(0, exactMoney(rules.discountFrom - subtotal));
  if (missing === 0) return 0;
  const { applied } = discountsOf(withMore(lines, missing), rules, offers);
  return applied.some(({ offerId }) => offerId === null) ? missing : 0;
}

/**
 * How much more, at the normal price, brings free delivery: discounts grow with what is added (R308). `Infinity` when
 * no amount does.
 */
export function missingForFreeDelivery(
  lines: readonly OfferedLine[],
  subtotal: Money,
  rules: PricingRules,
  offers?: readonly Offer[],
): Money {
  let more = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const all = exactMoney(subtotal + more);
    const { discount } = discountsOf(more > 0 ? withMore(lines, more) : lines, rules, offers);
    const short = exactMoney(rules.freeDeliveryFrom - afterDiscount(all, discount));
    if (short <= 0) return more;
    // The first amount is exact. What discounts take off again is added as it can be paid.
    more = exactMoney(more + (step === 0 ? short : ceilMoney(short)));
  }
  return Number.POSITIVE_INFINITY;
}
