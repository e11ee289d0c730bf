import { ORDER_STATUSES, readShortNumber } from '@karite/shared/orders';
import { phonesMeant } from '@karite/shared/region';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { countAttempts, type Limit, networkOf } from '../../platform/server/access/rate-limit.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';

/**
 * Guesses always count, whatever RATE_LIMIT says. By address: an operator has many phones behind one. By number, known or
 * not: somebody with a number has a handful of phones to try; its owner also has the link.
 */
const BY_ADDRESS: Limit = { name: 'look-up:address', most: 60, minutes: 60 };
const BY_NUMBER: Limit = { name: 'look-up:number', most: 10, minutes: 60 };

const UNKNOWN = 'Aucune commande ne correspond à ce numéro et à ce téléphone.';

const found = z
  .object({
    shortNumber: z.string(),
    status: z.enum(ORDER_STATUSES),
    isRefunded: z.boolean(),
    deliveryType: z.string(),
    createdAt: z.string(),
    steps: z.array(z.object({ to: z.enum(ORDER_STATUSES), at: z.string() })),
  })
  .meta({ id: 'OrderStatus' });
type Found = z.infer<typeof found>;

/** The status of the order that has both; a number alone, or a phone alone, finds nothing. */
async function lookUp(database: Executor, number: string, phones: string[]): Promise<Found | null> {
  const rows = await database.execute<Found>(sql`
    select short_number as "shortNumber", status, is_refunded as "isRefunded", delivery_type as "deliveryType", ${moment(sql`created_at`)} as "createdAt",
      (select json_agg(json_build_object('to', "to", 'at', ${moment(sql`at`)}) order by position)
        from orders_history where orders_id = orders.id) as steps
    from orders where short_number = ${number} and phone = any(${sql.param(phones)}::text[])`);
  return rows.rows[0] ?? null;
}

/** The status of an order, for a guest with its short number and its phone, and without its link. */
export const lookUpRoutes: FastifyPluginAsyncZod<{ database: Executor }> = async (app, { database }) => {
  app.post(
    '/orders/look-up',
    {
      schema: {
        tags: [orders.label.many],
        summary: 'Suivre une commande par son numéro et son téléphone',
        description:
          'Le statut seulement. Un numéro inconnu et un téléphone qui n’est pas le sien ont la même réponse.',
        body: z.strictObject({
          number: z.string('Numéro de commande manquant').max(40, 'Numéro de commande invalide'),
          phone: z.string('Téléphone manquant').max(40, 'Téléphone invalide'),
        }),
        response: { 200: found },
      },
    },
    async (request) => {
      const number = readShortNumber(request.body.number);
      // As it was written at the checkout: with its country's code, or as at home in any of the countries.
      const phones = phonesMeant(request.body.phone);
      await countAttempts(database, [
        { limit: BY_ADDRESS, who: networkOf(request.ip) },
        ...(number ? [{ limit: BY_NUMBER, who: number }] : []),
      ]);
      const order = number && (await lookUp(database, number, phones));
      if (!order) throw notFound(UNKNOWN);
      return order;
    },
  );
};
