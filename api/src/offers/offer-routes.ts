import { nextChange } from '@karite/shared/content';
import { valuesOf } from '@karite/shared/labels';
import { type NamedOffer, OFFER_KINDS } from '@karite/shared/offers';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { offers, products } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { noQuery } from '../resource/list-query.ts';
import type { Limit } from '../server/access/attempts.ts';
import { allOfResource, type Read } from '../server/cache/reads.ts';
import { currentOffers, findCode } from './find-offer.ts';

/** By address: an operator has thousands of phones behind one, and each cart asks a few times at most. */
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
/** An offer for a product is for its variants too (R1915). */
const BECOMES_VARIANT: Read = { resource: products.name, ids: null, fields: new Set(['variant_of_id', '+', '-']) };
/** A gift is told by its name. */
const giftsRead = (current: readonly NamedOffer[]): Read[] => {
  const ids = current.flatMap(({ giftId }) => giftId ?? []).join();
  return ids ? [{ resource: products.name, ids, fields: new Set(['name', '-']) }] : [];
};
const READS: readonly Read[] = [allOfResource(offers.name), BECOMES_VARIANT];
const tags = [offers.label.many];

/** What a cart asks of offers: those that apply by themselves, and what a code brings. Codes are not listed. */
export const offerRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/offers/current',
    {
      config: { isCached: true, reads: [...READS] },
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
      request.reads = [...READS, ...giftsRead(current)];
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
        description: 'Un seul code à la fois : les codes ne se listent pas.',
        body: z.strictObject({
          code: z.string('Code manquant').trim().min(1, 'Code manquant').max(ORDER_LENGTHS.promoCode, 'Code trop long'),
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
