/** The state of a watched price. Moments in ms. */
export type WatchedPrice = {
  /** The price to compare with: that of the subscription, of the last notification, or a higher one that held for a day. */
  price: number;
  /** The last price seen by the shop, and since when it applies. */
  seenPrice: number;
  seenAt: number;
  /** When they were last notified about this product. */
  toldAt: number | null;
};

const MINUTE_MS = 60_000;
/** A fall that is corrected within this time was a mistake, and is not notified. */
export const FALL_HOLDS_MS = 15 * MINUTE_MS;
/** A rise counts once it has held for so long: one that ends before was no price, and its end is no fall. */
export const RISE_HOLDS_MS = 24 * 60 * MINUTE_MS;
/** The shortest time between two notifications about one product. */
export const NOTIFY_EVERY_MS = 24 * 60 * MINUTE_MS;

/**
 * The next state of a watch when its product costs `price` now (R1963), and the fall to notify: from the price that the
 * shopper last saw. Nothing is notified while the product can't be bought.
 */
export function watchPrice(
  watch: WatchedPrice,
  { price, inStock }: { price: number; inStock: boolean },
  now: number,
): { watch: WatchedPrice; fell: { from: number; to: number } | null } {
  const seenAt = price === watch.seenPrice ? watch.seenAt : now;
  const seen = { ...watch, seenPrice: price, seenAt };
  const held = now - seenAt;
  if (price > watch.price) return { watch: held >= RISE_HOLDS_MS ? { ...seen, price } : seen, fell: null };
  const mayNotify = watch.toldAt === null || now - watch.toldAt >= NOTIFY_EVERY_MS;
  if (price === watch.price || held < FALL_HOLDS_MS || !inStock || !mayNotify) return { watch: seen, fell: null };
  return { watch: { ...seen, price, toldAt: now }, fell: { from: watch.price, to: price } };
}
