import { INVOICE_KINDS, type InvoiceDocument, MOST_SLIPS } from '@karite/shared/invoices';
import { valuesOf } from '@karite/shared/labels';
import { messagesOf } from '@karite/shared/resource';
import { invoices, orders } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findByIds, findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { issueInvoice } from './issue.ts';
import { packingSlipOf } from './packing-slip.ts';
import type { Certification } from './pdf/draw-certification.ts';
import type { PackingSlip } from './pdf/draw-packing-slip.ts';
import { pdfMaker } from './pdf/make-pdf.ts';

const idParams = z.object({ id: z.string().max(64) });
const keyQuery = z.strictObject({ key: z.string().max(100).optional() });
const summary = z
  .object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(valuesOf(INVOICE_KINDS)),
    issuedAt: z.string(),
    total: z.number(),
  })
  .meta({ id: 'InvoiceSummary' });
type Summary = z.infer<typeof summary>;

/** What the shop answers with a PDF; the document itself says so too, for the contract. */
const pdf = z.any().meta({ type: 'string', format: 'binary' });
const sendPdf = (reply: FastifyReply, name: string, file: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(file);

type StoredInvoice = {
  orderId: string;
  document: InvoiceDocument;
  code: string | null;
  qr: string | null;
  counters: string | null;
};

/** Invoices of an order: requested by anyone who may open the order, issued by the shop as well, sent as PDF. */
export const invoiceRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const makePdf = pdfMaker(app);
  const zone = app.payments.shop.timeZone;

  const summaries = async (where: SQL): Promise<Summary[]> => {
    const found = await database.execute<Summary>(sql`
      select id, number, kind, ${moment(sql`issued_at`)} as "issuedAt",
        total::float8 as total
      from invoices where ${where} order by issued_at, number`);
    return found.rows;
  };
  const certificationOf = ({ code, qr, counters, document }: StoredInvoice): Certification =>
    code ? { code, qr, counters } : app.certifier && !document.isTest ? 'pending' : null;

  app.get(
    '/orders/:id/invoices',
    {
      onRequest: app.access.everyoneOn(orders, 'read'),
      schema: {
        tags: [invoices.label.many],
        summary: 'Les factures et avoirs d’une commande',
        params: idParams,
        querystring: keyQuery,
        response: { 200: z.array(summary) },
      },
    },
    async (request) => {
      const { id } = request.params;
      await app.orderAccess.judge(request, id, request.query.key);
      return summaries(sql`order_id = ${id}`);
    },
  );

  app.post(
    '/orders/:id/invoices',
    {
      onRequest: app.access.everyoneOn(orders, 'update'),
      schema: {
        tags: [invoices.label.many],
        summary: 'Établir la facture d’une commande',
        description: 'Celle qu’elle a déjà, ou une nouvelle, numérotée à la suite (201).',
        params: idParams,
        body: z.strictObject({ key: z.string().max(100).nullish() }),
        response: { 200: summary, 201: summary },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await app.orderAccess.judge(request, id, request.body.key);
      const issued = await issueInvoice({ app, database, by: request.user }, id);
      if (!issued) throw notFound(messagesOf(orders).notFound);
      return reply.code(issued.isNew ? 201 : 200).send(firstRow({ rows: await summaries(sql`id = ${issued.id}`) }));
    },
  );

  app.get(
    '/invoices/:id/pdf',
    {
      onRequest: app.access.everyoneOn(orders, 'read'),
      schema: {
        tags: [invoices.label.many],
        summary: 'Une facture ou un avoir, en PDF',
        params: idParams,
        querystring: keyQuery,
        produces: ['application/pdf'],
        response: { 200: pdf },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const found = isUuid(id)
        ? await database.execute<StoredInvoice>(sql`
            select order_id as "orderId", document, certification_code as code, certification_qr as qr,
              certification_counters as counters from invoices where id = ${id}`)
        : null;
      const invoice = found?.rows[0];
      if (!invoice) throw notFound(messagesOf(invoices).notFound);
      // The response must not reveal the owner.
      await app.orderAccess.judge(request, invoice.orderId, request.query.key).catch((error) => {
        throw error.statusCode === 404 ? notFound(messagesOf(invoices).notFound) : error;
      });
      const { document } = invoice;
      const file = await makePdf({ what: 'invoice', document, certification: certificationOf(invoice), zone });
      return sendPdf(reply, document.number, file);
    },
  );

  app.get(
    '/orders/:id/packing-slip',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: {
        tags: [orders.label.many],
        summary: 'Le bon de livraison d’une commande, en PDF',
        params: idParams,
        produces: ['application/pdf'],
        response: { 200: pdf },
      },
    },
    async (request, reply) => {
      const order = await findOne(database, orders, request.params.id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      const file = await makePdf({ what: 'packing-slips', slips: [await packingSlipOf(database, order)], zone });
      return sendPdf(reply, `bon-${order.shortNumber}`, file);
    },
  );

  app.get(
    '/orders/packing-slips',
    {
      onRequest: app.access.administers(orders, 'read'),
      schema: {
        tags: [orders.label.many],
        summary: 'Les bons de livraison de plusieurs commandes, en un PDF',
        description: 'Dans l’ordre demandé, chacun sur sa page.',
        querystring: z.strictObject({
          id: z.preprocess((id) => [id].flat(), z.array(z.uuid('Identifiant invalide')).min(1).max(MOST_SLIPS)),
        }),
        produces: ['application/pdf'],
        response: { 200: pdf },
      },
    },
    async (request, reply) => {
      const ids = [...new Set(request.query.id)];
      const found = await findByIds(database, orders, ids);
      const slips: PackingSlip[] = [];
      for (const id of ids) {
        const order = found.get(id);
        if (!order) throw notFound(messagesOf(orders).notFound);
        slips.push(await packingSlipOf(database, order));
      }
      return sendPdf(reply, 'bons-de-livraison', await makePdf({ what: 'packing-slips', slips, zone }));
    },
  );
};
