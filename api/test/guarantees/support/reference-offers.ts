import type { Offer } from '@karite/shared/offers';

/** A line in whole numbers: its sale price in centimes. */
export type ReferenceOfferLine = {
  centimes: bigint;
  quantity: bigint;
  isOnPromo: boolean;
  productId: string;
  brandId: string;
  categoryIds: string[];
};

const sum = (numbers: bigint[]): bigint => numbers.reduce((all, each) => all + each, 0n);
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);
/** Half up, for amounts that are never negative. */
const divide = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);

type Way = { off: bigint; on: bigint[] };

/** The francs that some discounts come to, one after the other, each at most what is left of its lines. */
function takenBy(ways: Way[], lines: bigint[]): bigint {
  let left = lines;
  let taken = 0n;
  for (const { off, on } of ways) {
    const open = left.map((each, at) => least(each, on[at]!));
    const all = sum(open);
    const amount = least(off, all / 100n);
    if (amount === 0n) continue;
    let passed = 0n;
    let given = 0n;
    left = left.map((each, at) => {
      passed += open[at]!;
      const part = divide(amount * 100n * passed, all) - given;
      given += part;
      return each - part;
    });
    taken += amount;
  }
  return taken;
}

/**
 * What offers take off a cart, in francs, written a second time from the rules (R201, R1931 to R1934), in whole numbers alone; and
 * whether one makes its delivery free.
 */
export function referenceDiscount(lines: ReferenceOfferLine[], offers: readonly Offer[]) {
  const whole = lines.map(({ centimes, quantity }) => centimes * quantity);
  const normal = lines.map(({ isOnPromo }, at) => (isOnPromo ? 0n : whole[at]!));
  const together: Way[] = sum(whole) >= 5_000_000n ? [{ off: divide(sum(normal), 1_000n), on: normal }] : [];
  const alone: Way[] = [];
  let isFree = false;
  for (const offer of offers) {
    const means = lines.map(
      (line) =>
        offer.isForAll ||
        offer.productIds.includes(line.productId) ||
        offer.brandIds.includes(line.brandId) ||
        line.categoryIds.some((id) => offer.categoryIds.includes(id)),
    );
    const isGift = offer.kind === 'gift';
    const pieces = lines.map(({ productId, centimes }) => (productId === offer.giftId ? centimes : 0n));
    const reached = sum(whole.map((each, at) => (means[at] ? each - (isGift ? pieces[at]! : 0n) : 0n)));
    if (reached < BigInt(offer.minimum ?? 0) * 100n || reached === 0n) continue;
    if (offer.kind === 'delivery') {
      isFree = true;
      continue;
    }
    const discounted = lines.map(({ isOnPromo }, at) =>
      means[at] && (offer.withPromotions || !isOnPromo) ? whole[at]! : 0n,
    );
    const on = isGift ? pieces : discounted;
    const off = {
      gift: sum(on) / 100n,
      percent: divide(sum(on) * BigInt(offer.percent ?? 0), 10_000n),
      amount: least(BigInt(offer.amount ?? 0), sum(on) / 100n),
    }[offer.kind];
    (offer.combines ? together : alone).push({ off, on });
  }
  const ways = [together, ...alone.map((way) => [way])].map((each) => takenBy(each, whole));
  const [discount = 0n] = ways.sort((one, other) => (one < other ? 1 : -1));
  return { discount, isFree };
}
