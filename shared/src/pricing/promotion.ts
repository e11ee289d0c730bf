import type { Money } from '../money/index.ts';

/** The fields of a product that its price depends on: its base price and its badge. */
export type Priced = { price: Money; badge: string | null };

/** The reduction of a promotion, in percent (R104). */
export const PROMOTION_PERCENT = 10;

/** Whether a product is on promotion: its badge contains "promo", in any case (R103). */
export const isOnPromo = (product: Pick<Priced, 'badge'>): boolean => /promo/i.test(product.badge ?? '');

/**
 * What a product is sold at: its price, or 0.9 times it on promotion, rounded to two decimals, halves up (R104).
 * The percentage is multiplied first and divided last, in centimes, because 0.9 is not exact in binary.
 */
export function salePrice(product: Priced): Money {
  if (!isOnPromo(product)) return product.price;
  const centimes = Math.round(product.price * 100);
  return Math.round((centimes * (100 - PROMOTION_PERCENT)) / 100) / 100;
}
