import type { NamedOffer } from '@karite/shared/offers';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../../platform/database/database.ts';
import type { Read } from '../../platform/server/cache/reads.ts';
import { currentOffers, giftsRead, OFFERS_READ } from './find-offer.ts';
import { offersFor } from './offers-for.ts';

export type OfferDesk = {
  /** The records that `current` depends on. */
  reads: readonly Read[];
  /** The offers that apply without a code, future ones included. `now` is in ms. */
  current(executor: Executor, now: number): Promise<NamedOffer[]>;
  /** The offers that an order may have: those of `current` that hold now, and the code's. */
  forOrder: typeof offersFor;
};

declare module 'fastify' {
  interface FastifyInstance {
    offers: OfferDesk;
  }
}

/** Offers, for orders. */
export const offersPlugin = fp(
  async (app: FastifyInstance) => {
    app.decorate('offers', { reads: [...OFFERS_READ, giftsRead(null)], current: currentOffers, forOrder: offersFor });
  },
  { name: 'offers', fastify: '5.x' },
);
