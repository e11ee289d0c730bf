/** The limits of unconfirmed orders until an administrator sets others (R2070, R2071). */
export const FIRST_ORDER_SETTINGS = {
  unconfirmedHours: 72,
  ordersByPhone: 10,
  shareByPhone: 50,
  ordersByNetwork: 300,
  shareByNetwork: 80,
} as const;

/** How many pieces of a product may be held regardless of the share: the last two are first come, first served. */
const ALWAYS = 2;

/**
 * How many pieces of a product one person's or one network's unconfirmed orders may hold: a share, in percent, of what all
 * unconfirmed orders hold (`held`) and what is left (R2070).
 */
export const mayHold = (held: number, left: number, share: number): number =>
  Math.max(ALWAYS, Math.floor(((held + left) * share) / 100));
