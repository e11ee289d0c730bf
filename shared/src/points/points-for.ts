import { exactMoney } from '../money/index.ts';
import { POINTS_AMOUNT, WORTH_POINTS } from './limits.ts';

/** What points are made by: how many for `POINTS_AMOUNT`. */
type Rate = { rate: number };
/** What points are exchanged by: money for `WORTH_POINTS`, and how many at least. */
type Exchange = { worth: number; least: number };

/**
 * The points that an order brings (R1971): so many for each `POINTS_AMOUNT` of articles paid, after discounts and without the delivery.
 * Part of a point is none.
 */
export function pointsFor(paid: number, { rate }: Rate): number {
  // Centimes as whole numbers: 0.1 + 0.2 must not decide about a point.
  return Math.max(0, Math.floor((Math.round(paid * 100) * rate) / (100 * POINTS_AMOUNT)));
}

/** What points are worth in the shop's currency when they are exchanged (R1973). */
export const worthOf = (points: number, { worth }: Pick<Exchange, 'worth'>): number =>
  exactMoney((points * worth) / WORTH_POINTS);

/** Why points can't be exchanged, for the caller; nothing where they can (R1973). */
export function exchangeProblem(points: number, balance: number, { least }: Pick<Exchange, 'least'>): string | null {
  if (balance < least) return `Il vous faut ${least} points au moins pour les échanger`;
  if (points < least) return `${least} points au moins`;
  return points > balance ? `Vous avez ${balance} points` : null;
}
