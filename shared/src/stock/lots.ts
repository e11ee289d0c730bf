/** The status of a lot (R1871): only one that is on sale is sold. */
export const LOT_STATES = {
  onSale: { label: 'En vente', colour: 'good' },
  blocked: { label: 'Bloqué', colour: 'bad' },
  expired: { label: 'Périmé', colour: 'wait' },
} as const;

export type LotStatus = keyof typeof LOT_STATES;

export const LOT_NUMBER_LENGTH = 40;
/** The periods, in days, for lots that expire soon (R1874). */
export const EXPIRES_WITHIN_DAYS = [30, 60, 90] as const;

/** A lot's number as it is stored: suppliers print it in capitals, people type it as they like. */
export const lotNumberOf = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toUpperCase();

/** A lot is sold through the day that is printed on it, and expired from the next. Days as `2026-11-22`. */
export const isExpired = (expiresOn: string | null | undefined, today: string): boolean =>
  typeof expiresOn === 'string' && expiresOn < today;

/** The status of a lot by its date; one that somebody blocked stays blocked. */
export function lotStatus(status: LotStatus, expiresOn: string | null | undefined, today: string): LotStatus {
  if (status === 'blocked') return status;
  return isExpired(expiresOn, today) ? 'expired' : 'onSale';
}

/** Pieces of a product that lie together: a lot, or with `lotId: null` those that belong to none. */
export type Pieces = { lotId: string | null; quantity: number };

/**
 * Takes so many pieces from a product's, in the order in which they are given (first to expire, first out, R1872): how many
 * of each. `null` when there are too few.
 */
export function takeFrom(pieces: readonly Pieces[], wanted: number): Pieces[] | null {
  let left = wanted;
  const taken: Pieces[] = [];
  for (const { lotId, quantity } of pieces) {
    const part = Math.min(left, quantity);
    if (part > 0) taken.push({ lotId, quantity: part });
    left -= part;
  }
  return left > 0 ? null : taken;
}

/**
 * The stock after a count (R1876): what was counted, and what came or went since the figure was read against which
 * it was counted. Negative where more went since than the count leaves.
 */
export const countedNow = (line: { counted: number; expected: number }, now: number): number =>
  now + line.counted - line.expected;
