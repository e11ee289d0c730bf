import { isOpen, type NamedOffer } from '@karite/shared/offers';
import type { Executor } from '../../platform/database/database.ts';
import { findCode, type Person } from './find-offer.ts';

/** The offers that an order may have: those of `current` that hold now, and then the code's, or why it brings nothing. */
export async function offersFor(
  executor: Executor,
  current: readonly NamedOffer[],
  code: string | null,
  person: Person,
  options: { isHeld: boolean },
) {
  const now = Date.now();
  const open = current.filter((offer) => isOpen(offer, now));
  const found = code === null ? null : await findCode(executor, code, person, options);
  return {
    offers: found?.offer ? [...open, found.offer] : open,
    refusal: found?.reason ?? null,
    influencer: found?.influencer ?? null,
  };
}
