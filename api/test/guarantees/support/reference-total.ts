/** What is bought, in centimes and pieces; whether it is on promotion follows from the badge. */
export type ReferenceLine = { centimes: number; badge: string | null; quantity: number };
export type ReferenceDelivery = 'domicile' | 'BJ' | 'CI' | 'CD' | 'CG' | null;

/** Relay points by country, home, and no country chosen yet; in francs. */
const FEES = { domicile: 2_000n, BJ: 1_500n, CI: 2_500n, CD: 4_000n, CG: 3_500n };

/** Half up, for amounts that are never negative. */
const divide = (amount: bigint, by: bigint): bigint => (2n * amount + by) / (2n * by);

/**
 * The figures of an order, written a second time from the rules (R103 to R106, R201, R301), in whole numbers alone: promotion 0.9 × price
 * rounded to centimes; from 50 000 a tenth off what is on none, in whole francs; free delivery from 15 000 after it;
 * the total in whole francs.
 */
export function referenceTotal(lines: ReferenceLine[], delivery: ReferenceDelivery) {
  let subtotal = 0n;
  let undiscounted = 0n;
  for (const { centimes, badge, quantity } of lines) {
    const isPromo = (badge ?? '').toLowerCase().includes('promo');
    const price = isPromo ? divide(BigInt(centimes) * 9n, 10n) : BigInt(centimes);
    subtotal += price * BigInt(quantity);
    if (!isPromo) undiscounted += price * BigInt(quantity);
  }
  const discount = subtotal >= 5_000_000n ? divide(undiscounted, 1_000n) : 0n;
  const after = subtotal - discount * 100n;
  const fee = after >= 1_500_000n || delivery === null ? 0n : FEES[delivery];
  const total = divide(after + fee * 100n, 100n);
  return { subtotal: Number(subtotal) / 100, discount: Number(discount), fee: Number(fee), total: Number(total) };
}
