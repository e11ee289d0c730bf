import { ORDER_STATUSES } from '@karite/shared/orders';
import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { notFound } from '../plugins/api-error.ts';
import { findOne } from '../resource/read.ts';
import type { OrderLinks } from './order-link.ts';

const order = recordSchema(orders);
/**
 * A link is passed on and lies in mailboxes: it shows the order, and of the people nothing that a stranger could write
 * or call to. Steps say when and what, not which administrator.
 */
const followed = order
  .omit({ email: true, userId: true, user: true, history: true } as never)
  .extend({
    history: z.array(z.object({ from: z.enum(ORDER_STATUSES).nullable(), to: z.enum(ORDER_STATUSES), at: z.string() })),
  })
  .meta({ id: 'FollowedOrder' });

/** `+2290197000042` as `+229••••••••42`. */
const masked = (phone: string): string =>
  `${phone.slice(0, 4)}${'•'.repeat(Math.max(0, phone.length - 6))}${phone.slice(-2)}`;

/** How a guest follows an order: by the signed link that the confirmation and its mail carry. */
export const followRoutes: FastifyPluginAsyncZod<{ database: Database; links: OrderLinks }> = async (
  app,
  { database, links },
) => {
  app.get(
    '/orders/follow/:id',
    {
      schema: {
        tags: [orders.label.many],
        summary: 'Suivre une commande par son lien',
        params: z.object({ id: z.string().max(64) }),
        querystring: z.strictObject({ key: z.string('Lien incomplet').max(100) }),
        response: { 200: followed },
      },
    },
    async (request) => {
      const { id } = request.params;
      // The key is judged before anything is looked up: a wrong one and an unknown order are the same answer.
      const found = (await links.isKey(id, request.query.key)) && (await findOne(database, orders, id));
      if (!found) throw notFound(messagesOf(orders).notFound);
      return { ...found, phone: masked(String(found.phone)) } as never;
    },
  );
};
