import { orderValues, typedValues } from '@karite/shared/messages';
import { messagesOf } from '@karite/shared/resource';
import { type Lot, lots, messages, orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne, type StoredRecord } from '../../../engine/read/read.ts';
import { editIn, write } from '../../../engine/write/write.ts';
import type { Database } from '../../../platform/database/database.ts';
import { clock } from '../../../platform/database/moment.ts';
import { signedIn } from '../../../platform/server/access/signed-in.ts';
import { notFound } from '../../../platform/server/errors/api-error.ts';
import { buyersAfter, countBuyers, type LotBuyer, lotBuyer, lotBuyers, recallId } from './lot-buyers.ts';
import { lotBuyersCsv } from './lot-buyers-csv.ts';

/** So many orders are notified in one call: their messages are written together or not at all. */
const NOTIFIED_AT_ONCE = 50;
const PAGE = 50;

const idParams = z.object({ id: z.string().max(64) });
const tags = [lots.label.many];

const recallValues = ({ number, product }: Lot) => ({ lot: number ?? '', produit: product?.name ?? '' });

/** Recalls: who bought of a lot, as a page and as a list, and what they are written (R1877, R1878). */
export const recallRoutes: FastifyPluginAsyncZod<{ database: Database; zone: string }> = async (
  app,
  { database, zone },
) => {
  async function lotOf(id: string): Promise<StoredRecord<typeof lots>> {
    const lot = await findOne(database, lots, id);
    if (!lot) throw notFound(messagesOf(lots).notFound);
    return lot;
  }

  app.get(
    '/lots/:id/buyers',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: {
        tags,
        summary: 'Qui a acheté de ce lot',
        params: idParams,
        querystring: z.strictObject({ _start: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
        response: { 200: z.object({ total: z.number(), rows: z.array(lotBuyer) }) },
      },
    },
    async (request) => {
      const { id } = await lotOf(request.params.id);
      const page = { start: request.query._start, most: PAGE };
      const [total, found] = await Promise.all([
        countBuyers(database, id),
        database.execute<LotBuyer>(lotBuyers(id, page)),
      ]);
      return { total, rows: found.rows };
    },
  );

  app.get(
    '/lots/:id/buyers.csv',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: {
        tags,
        summary: 'Exporter qui a acheté de ce lot (CSV)',
        params: idParams,
        response: { 200: z.any().describe('CSV, point-virgule') },
      },
    },
    async (request, reply) => {
      const lot = await lotOf(request.params.id);
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="lot-${lot.number?.replace(/[^\w-]+/g, '-')}.csv"`);
      return reply.send(lotBuyersCsv(database, zone, lot.id));
    },
  );

  app.get(
    '/lots/:id/buyers/:orderId/whatsapp',
    {
      // As for an order's own chat: the text holds the customer's link.
      onRequest: app.access.administers(orders, 'update'),
      schema: {
        tags,
        summary: 'Écrire par WhatsApp à qui a acheté de ce lot',
        params: idParams.extend({ orderId: z.string().max(64) }),
        response: { 200: z.object({ url: z.string(), text: z.string() }) },
      },
    },
    async (request) => {
      const lot = await lotOf(request.params.id);
      const order = await findOne(database, orders, request.params.orderId);
      if (!order) throw notFound(messagesOf(orders).notFound);
      const lien = await app.messages.orderLink(database, order.id);
      const values = { ...orderValues(order), ...typedValues(order), ...recallValues(lot), lien };
      return app.messages.chat(database, 'lot-recalled', order.phone, values);
    },
  );

  app.post(
    '/lots/:id/recall',
    {
      onRequest: app.access.administers(messages, 'update'),
      schema: {
        tags,
        summary: 'Prévenir les clients de ce lot',
        params: idParams,
        body: z.strictObject({
          after: z.uuid('Commande inconnue').nullable().describe('La dernière commande de l’appel précédent'),
        }),
        response: { 200: z.object({ orders: z.number(), next: z.string().nullable() }) },
      },
    },
    async (request) => {
      const lot = await lotOf(request.params.id);
      const { after } = request.body;
      const writer = { app, database, resource: lots, by: signedIn(request) };
      return write(writer, async (transaction) => {
        const notified = await buyersAfter(transaction, lot.id, after, NOTIFIED_AT_ONCE);
        for (const orderId of notified)
          await app.messages.tell(transaction, 'lot-recalled', orderId, {
            recordId: recallId(lot.id, orderId),
            values: recallValues(lot),
          });
        // Who began it is in the audit.
        if (after === null && notified.length > 0)
          await editIn(transaction, writer, lot.id, { recalledAt: await clock(transaction) });
        return {
          orders: notified.length,
          next: notified.length === NOTIFIED_AT_ONCE ? (notified.at(-1) ?? null) : null,
        };
      });
    },
  );
};
