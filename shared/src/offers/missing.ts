import type { Fcfa, PricingRules } from '../pricing/index.ts';
import { discountsOf } from './discounts.ts';
import type { Offer, OfferedLine } from './offer.ts';

/** A code of 100 % never brings free delivery: the search ends here. One of 90 % needs some 80 steps. */
const MOST_STEPS = 100;

const withMore = (lines: readonly OfferedLine[], price: Fcfa): OfferedLine[] => [
  ...lines,
  { price, quantity: 1, isOnPromo: false },
];

/** What lines come to after their discounts. */
export const afterDiscount = (subtotal: Fcfa, discount: Fcfa): Fcfa =>
  (Math.round(subtotal * 100) - discount * 100) / 100;

/**
 * How much more, at the normal price, brings the cart's discount. It is 0 when the discount is reached, when there is none,
 * and when an offer that does not combine would still replace it (R202).
 */
export function missingForDiscount(
  lines: readonly OfferedLine[],
  subtotal: Fcfa,
  rules: PricingRules,
  offers?: readonly Offer[],
): Fcfa {
  const missing = rules.discountPercent && Math.max(0, rules.discountFrom - subtotal);
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
  subtotal: Fcfa,
  rules: PricingRules,
  offers?: readonly Offer[],
): Fcfa {
  let more = 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const all = subtotal + more;
    const { discount } = discountsOf(more > 0 ? withMore(lines, more) : lines, rules, offers);
    const short = rules.freeDeliveryFrom - afterDiscount(all, discount);
    if (short <= 0) return more;
    // The first amount is exact. What discounts take off again is added in whole francs.
    more += step === 0 ? short : Math.ceil(short);
  }
  return Number.POSITIVE_INFINITY;
}
