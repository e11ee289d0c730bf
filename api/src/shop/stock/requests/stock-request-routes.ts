import { stockRequests } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { emailAddress, mailboxOf } from '../../../platform/server/access/email-address.ts';
import { countAttempt, type Limit } from '../../../platform/server/access/rate-limit.ts';
import { requestStock } from './stock-requests.ts';

const BY_ADDRESS: Limit = { name: 'stock-request:address', most: 20, minutes: 60 };
/** Each wish becomes an e-mail one day: strangers must not send many to one mailbox, from however many addresses. */
const BY_MAILBOX: Limit = { name: 'stock-request:mailbox', most: 30, minutes: 24 * 60 };
const id = z.uuid('Identifiant invalide').optional();
const wish = z
  .strictObject({ productId: id, brandId: id, email: emailAddress })
  .refine(({ productId, brandId }) => Boolean(productId) !== Boolean(brandId), {
    error: 'Un produit ou une marque attendu',
    path: ['productId'],
  });

/** "Me notifier quand disponible" (R1106): the wish is stored here, and answered when the product is saved. */
export const stockRequestRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/notifications/products',
    {
      onRequest: app.access.everyone,
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [stockRequests.label.many],
        summary: 'Demander à être prévenu',
        body: wish,
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async ({ body: { email, ...target }, user }, reply) => {
      if (app.limitsAreOn) await countAttempt(database, BY_MAILBOX, mailboxOf(email));
      await requestStock(app, database, target, { email, userId: user?.email === email ? user.id : null });
      return reply.code(202).send({ message: 'Merci ! Nous vous écrirons dès que ce sera disponible.' });
    },
  );
};
