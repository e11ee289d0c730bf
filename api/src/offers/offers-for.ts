import { isOpen } from '@karite/shared/offers';
import type { Executor } from '../database/database.ts';
import { currentOffers, findCode, type Person } from './find-offer.ts';

/** The offers that an order may have: those that apply by themselves and then the code's, or why it brings nothing. */
export async function offersFor(executor: Executor, code: string | null, person: Person, options: { isHeld: boolean }) {
  const now = Date.now();
  const current = (await currentOffers(executor, now)).filter((offer) => isOpen(offer, now));
  const found = code === null ? null : await findCode(executor, code, person, options);
  return {
    offers: found?.offer ? [...current, found.offer] : current,
    refusal: found?.reason ?? null,
    influencer: found?.influencer ?? null,
  };
}
