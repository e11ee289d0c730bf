import { dayIn } from '@karite/shared/cash';
import { CURRENCIES, isCurrency } from '@karite/shared/payments';
import type { Operation, ResourceShape } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { cashClosings, cashReceipts, orders } from '@karite/shared/resources';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { closeDay, lastClosed, sumsOfDay } from './close-day.ts';
import { handOver, settle, type TellStatus } from './hand-over.ts';
import { journal, journalQuery } from './journal.ts';
import { STEPS, stepSummary, summariseStep } from './step-summary.ts';

const receipt = recordSchema(cashReceipts);
const closing = recordSchema(cashClosings);
const params = z.object({ id: z.string().max(64) });
const note = z.string('Texte attendu').trim().max(500, '500 caractères au plus').nullish();
const amount = z.number('Montant attendu').min(0, 'Montant attendu').max(9_999_999_999, 'Montant trop grand');
const day = z.iso.date('Jour attendu, comme 2026-11-22');
const currency = z.string('Monnaie attendue').refine(isCurrency, 'Monnaie inconnue');
/** The drawer by currency: each once; `expected` is what the form showed. */
const counted = z
  .array(z.strictObject({ currency, counted: amount, expected: z.number().optional() }))
  .max(CURRENCIES.length)
  .refine((counts) => new Set(counts.map((it) => it.currency)).size === counts.length, 'Une monnaie figure deux fois')
  .optional();
const daySums = z
  .object({
    lines: closing.shape.lines,
    drawer: z.array(z.object({ currency, expected: z.number() })),
  })
  .meta({ id: 'CashDaySums' });
const tags = ['Caisse'];

/** Cash on delivery: who owes what for which order, what came, the closing of a day, and the month for an accountant. */
export const cashRoutes: FastifyPluginAsyncZod<{ database: Database; zone: string }> = async (
  app,
  { database, zone },
) => {
  const tell: TellStatus = (transaction, id, to) => app.messages.tellStatus(transaction, id, to);
  const till = (request: FastifyRequest) => ({ app, database, by: signedIn(request) });
  const by = (resource: ResourceShape, operation: Operation) => ({
    onRequest: app.access.administers(resource, operation),
  });

  app.post(
    '/orders/:id/hand-over',
    {
      ...by(orders, 'update'),
      schema: {
        tags,
        summary: 'Remettre une commande à un livreur ou un relais',
        params,
        body: z.strictObject({ courierId: z.uuid('Choisissez un livreur ou un relais') }),
        response: { 201: receipt },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await handOver(till(request), { orderId: request.params.id, ...request.body }, tell)),
  );

  app.post(
    '/orders/step-summary',
    {
      ...by(orders, 'read'),
      schema: {
        tags,
        summary: 'Chiffrer une étape pour plusieurs commandes',
        description: 'Combien de commandes elle concerne, et leur montant par livreur et par monnaie. Ne change rien.',
        body: z.strictObject({
          step: z.enum(STEPS, 'Étape inconnue'),
          ids: z.array(z.uuid('Identifiant invalide')).min(1, 'Au moins une').max(10_000, '10 000 au plus'),
        }),
        response: { 200: stepSummary },
      },
    },
    (request) => summariseStep(database, request.body.step, request.body.ids),
  );

  app.post(
    '/cash-receipts/:id/receive',
    {
      ...by(cashReceipts, 'update'),
      schema: {
        tags,
        summary: 'Encaisser les espèces d’une commande',
        params,
        body: z.strictObject({ received: amount, note }),
        response: { 200: receipt },
      },
    },
    async (request) => {
      const { received, note } = request.body;
      return settle(till(request), request.params.id, { received, note: note || null }, tell);
    },
  );

  app.post(
    '/cash-receipts/:id/refuse',
    {
      ...by(cashReceipts, 'update'),
      schema: {
        tags,
        summary: 'Noter un refus à la porte',
        params,
        body: z.strictObject({ note }),
        response: { 200: receipt },
      },
    },
    async (request) => {
      const { note } = request.body;
      return settle(till(request), request.params.id, { received: null, note: note || null }, tell);
    },
  );

  app.get(
    '/cash-day',
    {
      ...by(cashClosings, 'read'),
      schema: {
        tags,
        summary: 'Lire la journée de la boutique et la dernière clôture',
        response: { 200: z.object({ day, timeZone: z.string(), closedUntil: day.nullable() }).meta({ id: 'CashDay' }) },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { day: dayIn(zone, new Date()), timeZone: zone, closedUntil: await lastClosed(database) };
    },
  );

  app.get(
    '/cash-day/sums',
    {
      ...by(cashClosings, 'read'),
      schema: {
        tags,
        summary: 'Lire ce que la clôture d’une journée compterait, et ce que la caisse doit contenir',
        querystring: z.strictObject({ day }),
        response: { 200: daySums },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return sumsOfDay(database, request.query.day, zone);
    },
  );

  app.post(
    '/cash-closings',
    {
      ...by(cashClosings, 'create'),
      schema: {
        tags,
        summary: 'Clôturer une journée',
        body: z.strictObject({ day, counted }),
        response: { 201: closing },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await closeDay(till(request), request.body.day, zone, request.body.counted ?? null)),
  );

  app.get(
    '/accounting/journal',
    {
      ...by(cashClosings, 'read'),
      schema: {
        tags,
        summary: 'Exporter le journal d’un mois (CSV)',
        querystring: journalQuery,
        response: { 200: z.any().describe('CSV, point-virgule') },
      },
    },
    async (request, reply) => {
      reply.header('content-type', 'text/csv; charset=utf-8');
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="journal-${request.query.month}.csv"`);
      return reply.send(journal(database, zone, request.query));
    },
  );
};
