/** The last day that an input of a date takes: it lets nobody type a year of five digits. */
export const LAST_DAY = '9999-12-31';

/**
 * The moment that an input says by the reader's clock, in UTC; `null` where it says none, `undefined` for what no moment is
 * written as, such as a year of five digits.
 */
export function momentOf(said: string): string | null | undefined {
  if (!said) return null;
  const at = new Date(said);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Hands what was said on; what no moment is written as changes nothing. */
export const said = (moment: string | null | undefined, tell: ((moment: string | null) => void) | undefined): void => {
  if (moment !== undefined) tell?.(moment);
};
