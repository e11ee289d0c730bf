/** What is known of a watched price. Moments in ms. */
export type WatchedPrice = {
  /** What the shopper knows it by: as it was when they asked, when they were told last, or when it had risen for a day. */
  price: number;
  /** As the shop saw it last, and since when it has been that. */
  seenPrice: number;
  seenAt: number;
  /** When they were last told of this product. */
  toldAt: number | null;
};

const MINUTE_MS = 60_000;
/** A fall that is put right within so long was a slip of the hand, and is told nobody. */
export const FALL_HOLDS_MS = 15 * MINUTE_MS;
/** A rise counts once it has held for so long: one that ends before was no price, and its end is no fall. */
export const RISE_HOLDS_MS = 24 * 60 * MINUTE_MS;
/** Nobody is told of one product more often than this. */
export const TOLD_EVERY_MS = 24 * 60 * MINUTE_MS;

/**
 * What becomes of a watch when its product costs `price` now (R1963), and what is to be told: the fall from what the shopper
 * knew. A product that can't be bought tells nothing until it can.
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
  const mayTell = watch.toldAt === null || now - watch.toldAt >= TOLD_EVERY_MS;
  if (price === watch.price || held < FALL_HOLDS_MS || !inStock || !mayTell) return { watch: seen, fell: null };
  return { watch: { ...seen, price, toldAt: now }, fell: { from: watch.price, to: price } };
}
