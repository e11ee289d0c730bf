import { exactMoney, floorHundredths, type Money, roundHundredths } from '../money/index.ts';
import { cartDiscount, centimesOf, type DiscountRules } from '../pricing/index.ts';
import {
  type AppliedOffer,
  isFor,
  isPartOf,
  type Offer,
  type OfferedLine,
  type Reason,
  type RefusedOffer,
} from './offer.ts';

type Named = Omit<AppliedOffer, 'amount'>;

/** What a cart's articles cost less, and by what. */
export type Discounts = {
  applied: AppliedOffer[];
  refused: RefusedOffer[];
  /** The sum of what is applied, rounded. */
  discount: Money;
  /** Each line's part of it, in their order: they add up to `discount`. */
  shares: Money[];
  /** The offer that makes delivery free, if one does. */
  freeDelivery: Named | null;
};

/** A discount: `off` is rounded. It applies to the lines that have a weight other than 0, in centimes. */
type Candidate = { from: Named; combines: boolean; off: Money; weights: number[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The amount of each line that an offer applies to, in centimes. */
function weightsOf(offer: Offer, lines: readonly OfferedLine[]): number[] {
  if (offer.kind === 'gift')
    return lines.map(({ productId, price }) => (productId === offer.giftId ? Math.round(price * 100) : 0));
  return lines.map((line) => (isPartOf(offer, line) ? centimesOf(line) : 0));
}

/** Why an offer gives nothing to a cart (R1932); `null` when it gives something. */
function missing(offer: Offer, lines: readonly OfferedLine[], weights: readonly number[]): Reason | null {
  // A gift does not help to earn itself.
  const counted = lines.map((line, at) =>
    isFor(offer, line) ? centimesOf(line) - (offer.kind === 'gift' ? (weights[at] ?? 0) : 0) : 0,
  );
  const short = Math.round((offer.minimum ?? 0) * 100) - sum(counted);
  if (sum(counted) === 0) return { why: 'none' };
  if (short > 0) return { why: 'short', short: short / 100 };
  if (offer.kind === 'delivery' || sum(weights) > 0) return null;
  return { why: offer.kind === 'gift' ? 'gift' : 'promotions' };
}

/** What an offer takes off, rounded: a percentage is rounded to what can be paid, and nothing falls below 0 (R1933). */
function offOf({ kind, percent, amount }: Offer, weights: readonly number[]): Money {
  const base = sum(weights);
  if (kind === 'gift') return floorHundredths(base);
  if (kind === 'percent') return roundHundredths((base * (percent ?? 0)) / 100);
  return Math.min(amount ?? 0, floorHundredths(base));
}

/** Parts of `total` (centimes) in proportion to what is left of each line: rounded as they add up, none is above it. */
function allocate(total: number, left: readonly number[]): number[] {
  const all = sum(left);
  let passed = 0;
  let given = 0;
  return left.map((each) => {
    passed += each;
    const part = Math.round(total * (passed / all)) - given;
    given += part;
    return part;
  });
}

/** Takes discounts off one after the other, each no more than is left of its lines. */
function takeOff(
  lines: readonly OfferedLine[],
  candidates: readonly Candidate[],
): Pick<Discounts, 'applied' | 'discount' | 'shares'> {
  let left = lines.map(centimesOf);
  const applied: AppliedOffer[] = [];
  for (const { from, off, weights } of candidates) {
    const open = left.map((each, at) => Math.min(each, weights[at] ?? 0));
    const amount = Math.min(off, floorHundredths(sum(open)));
    if (amount <= 0) continue;
    const parts = allocate(Math.round(amount * 100), open);
    left = left.map((each, at) => each - (parts[at] ?? 0));
    applied.push({ ...from, amount });
  }
  const shares = lines.map((line, at) => (centimesOf(line) - (left[at] ?? 0)) / 100);
  return { applied, discount: exactMoney(sum(applied.map(({ amount }) => amount))), shares };
}

const CART_DISCOUNT = { offerId: null, name: 'Remise sur le panier', code: null, kind: 'percent' } as const;

/**
 * The offers that apply to a cart: the discount of the price rules first, then the shop's offers in the order of the list.
 * Only this function decides which offers combine (R1934). Discounts that combine are added up. One that does not applies
 * alone, where it takes more off than those together. Free delivery combines with everything.
 */
export function discountsOf(
  lines: readonly OfferedLine[],
  rules: DiscountRules,
  offers: readonly Offer[] = [],
): Discounts {
  const refused: RefusedOffer[] = [];
  const normal = lines.map((line) => (line.isOnPromo ? 0 : centimesOf(line)));
  const found: Candidate[] = [
    { from: CART_DISCOUNT, combines: true, off: cartDiscount(lines, rules), weights: normal },
  ];
  let freeDelivery: Named | null = null;
  for (const offer of offers) {
    const { id: offerId, name, code, kind, combines } = offer;
    const from = { offerId, name, code, kind };
    const weights = weightsOf(offer, lines);
    const reason = missing(offer, lines, weights);
    if (reason) refused.push({ offerId, name, code, reason });
    else if (kind === 'delivery') freeDelivery ??= from;
    else found.push({ from, combines, off: offOf(offer, weights), weights });
  }
  const ways = [found.filter((each) => each.combines), ...found.filter((each) => !each.combines).map((each) => [each])];
  const [first, ...others] = ways.map((way) => takeOff(lines, way));
  const best = others.reduce((most, way) => (way.discount > most.discount ? way : most), first ?? takeOff(lines, []));
  const winner = best.applied[0]?.name;
  for (const { from } of found)
    if (from.offerId && !best.applied.some(({ offerId }) => offerId === from.offerId))
      refused.push({
        offerId: from.offerId,
        name: from.name,
        code: from.code,
        // Where nothing is taken off, it is a part of a franc.
        reason: winner === undefined ? { why: 'none' } : { why: 'better', than: winner },
      });
  return { ...best, refused, freeDelivery };
}
