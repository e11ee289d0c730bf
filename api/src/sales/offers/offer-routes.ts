import { nextChange } from '@karite/shared/content';
import { valuesOf } from '@karite/shared/labels';
import { type NamedOffer, OFFER_KINDS } from '@karite/shared/offers';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { plainText } from '@karite/shared/resource/validation';
import { offers } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noQuery } from '../../engine/list/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Limit } from '../../platform/server/access/rate-limit.ts';
import type { Read } from '../../platform/server/cache/reads.ts';
import { currentOffers, findCode, giftsRead, OFFERS_READ } from './find-offer.ts';

/** By address: an operator has thousands of phones behind one, and each cart sends a few requests at most. */
const BY_ADDRESS: Limit = { name: 'offer-code:address', most: 300, minutes: 60 };

const ids = z.array(z.string()).readonly();
const offer = z
  .object({
    id: z.string(),
    name: z.string(),
    code: z.string().nullable(),
    kind: z.enum(valuesOf(OFFER_KINDS)),
    percent: z.number().nullable(),
    amount: z.number().nullable(),
    giftId: z.string().nullable(),
    giftName: z.string().nullable(),
    minimum: z.number().nullable(),
    isForAll: z.boolean(),
    productIds: ids,
    categoryIds: ids,
    brandIds: ids,
    withPromotions: z.boolean(),
    combines: z.boolean(),
    startsAt: z.string().nullable(),
    endsAt: z.string().nullable(),
  })
  .meta({ id: 'CurrentOffer' }) satisfies z.ZodType<NamedOffer>;
/** Routes for the shopper's own offers. */
const giftsOf = (current: readonly NamedOffer[]): Read[] => {
  const ids = current.flatMap(({ giftId }) => giftId ?? []).join();
  return ids ? [giftsRead(ids)] : [];
};
const tags = [offers.label.many];

/** Offers for a cart: those that apply by themselves, and the effect of a code. Codes are not listed. */
export const offerRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/offers/current',
    {
      config: { isCached: true, reads: [...OFFERS_READ] },
      schema: {
        tags,
        summary: 'Lire les offres qui s’appliquent d’elles-mêmes',
        querystring: noQuery,
        response: { 200: z.array(offer) },
      },
    },
    async (request, reply) => {
      const now = Date.now();
      const current = await currentOffers(database, now);
      request.reads = [...OFFERS_READ, ...giftsOf(current)];
      // Who shows what holds now shows something else from then on.
      request.holdsUntil = nextChange(current, now);
      return reply.header('x-total-count', current.length).send(current);
    },
  );

  app.post(
    '/offers/known',
    {
      onRequest: app.access.everyone,
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags,
        summary: 'Savoir ce qu’apporte un code',
        description: 'Un seul code à la fois : les codes ne se listent pas.',
        body: z.strictObject({
          code: plainText('Code manquant').min(1, 'Code manquant').max(ORDER_LENGTHS.promoCode, 'Code trop long'),
          orderId: z.string().max(64).optional().describe('La commande qui l’a déjà, en train d’être payée'),
        }),
        response: { 200: z.object({ offer: offer.nullable(), reason: z.string().nullable() }) },
      },
    },
    async ({ body: { code, orderId }, user }) => {
      const { offer: found, reason } = await findCode(database, code, { user, orderId }, { isHeld: false });
      return { offer: found, reason };
    },
  );
};
