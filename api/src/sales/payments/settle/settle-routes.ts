import { messagesOf } from '@karite/shared/resource';
import { linesText, recordSchema } from '@karite/shared/resource/validation';
import { payments, refunds } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { signedIn } from '../../../platform/server/access/signed-in.ts';
import { notFound } from '../../../platform/server/errors/api-error.ts';
import type { Cashier } from '../cashier.ts';
import { refundPayment, settleRefund } from '../refunds/refund-payment.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { claimTransaction } from './claim-transaction.ts';
import { acceptPayment, notePayment } from './settle-by-hand.ts';

const params = z.object({ id: z.uuid('Identifiant invalide') });
const note = linesText('Dites pourquoi').min(1, 'Dites pourquoi').max(1_000);
const tags = [payments.label.many];

/** Administrators' actions: settle a payment of another amount, refund one. */
export const settleRoutes: FastifyPluginAsyncZod<{ cashier: Cashier }> = async (app, { cashier }) => {
  const found = <T>(record: T | null, of: typeof payments | typeof refunds): T => {
    if (!record) throw notFound(messagesOf(of).notFound);
    return record;
  };

  app.post(
    '/payments/:id/settle',
    {
      onRequest: app.access.administers(payments, 'update'),
      schema: {
        tags,
        summary: 'Accepter un paiement, ou y noter quelque chose',
        params,
        body: z.strictObject({ action: z.enum(['accept', 'note']), note }),
        response: { 200: recordSchema(payments) },
      },
    },
    async (request) => {
      const { action, note } = request.body;
      const act = action === 'accept' ? acceptPayment : notePayment;
      const payment = found(await act(cashier, request.params.id, signedIn(request), note), payments);
      request.logEvent('payment settled', { paymentId: payment.id, action });
      return payment;
    },
  );

  app.post(
    '/payments/:id/refunds',
    {
      onRequest: app.access.administers(refunds, 'create'),
      schema: {
        tags,
        summary: 'Rembourser un paiement',
        description:
          'Qui demande choisit `id`, un pour chaque remboursement voulu : redemander le même rend le même (201), un autre contenu est refusé (409).',
        params,
        body: z
          .strictObject({
            id: z.uuid('Identifiant du remboursement attendu'),
            amount: z.number('Montant attendu').positive('Montant attendu').max(999_999_999),
            byHand: z.boolean(),
            fromTill: z.boolean('Vrai ou faux attendu').optional(),
            note: note.nullable(),
            returnId: z.uuid('Retour inconnu').nullish(),
          })
          .refine((body) => !body.byHand || body.note, {
            path: ['note'],
            message: 'Notez comment vous avez remboursé',
          }),
        response: { 201: recordSchema(refunds) },
      },
    },
    async (request, reply) => {
      const refund = found(await refundPayment(cashier, request.params.id, signedIn(request), request.body), refunds);
      request.logEvent('payment settled', { paymentId: request.params.id, action: 'refund' });
      return reply.code(201).send(refund);
    },
  );

  app.post(
    '/refunds/:id/retry',
    {
      onRequest: app.access.administers(refunds, 'update'),
      schema: { tags, summary: 'Redemander un remboursement', params, response: { 200: recordSchema(refunds) } },
    },
    async (request) => found(await requestRefund(cashier, request.params.id, signedIn(request)), refunds),
  );

  app.post(
    '/refunds/:id/settle',
    {
      onRequest: app.access.administers(refunds, 'update'),
      schema: {
        tags,
        summary: 'Terminer à la main un remboursement dont le prestataire ne dit rien',
        params,
        body: z.strictObject({ status: z.enum(['done', 'failed']), note }),
        response: { 200: recordSchema(refunds) },
      },
    },
    async (request) => {
      const refund = found(await settleRefund(cashier, request.params.id, signedIn(request), request.body), refunds);
      request.logEvent('payment settled', { paymentId: refund.paymentId, action: `refund ${refund.status}` });
      return refund;
    },
  );

  app.post(
    '/payments/:id/transaction',
    {
      onRequest: app.access.administers(payments, 'update'),
      schema: {
        tags,
        summary: 'Faire vérifier la transaction d’un paiement dont on ne sait rien',
        description: 'Le prestataire est interrogé : montant, monnaie et référence sont comparés, comme toujours.',
        params,
        body: z.strictObject({
          transactionId: z
            .string('Numéro attendu')
            .trim()
            .min(1, 'Numéro attendu')
            .max(200, 'Numéro trop long')
            .nullable(),
        }),
        response: { 200: recordSchema(payments) },
      },
    },
    async (request) => {
      const { transactionId } = request.body;
      const payment = found(await claimTransaction(cashier, request.params.id, transactionId), payments);
      request.logEvent('payment settled', { paymentId: payment.id, action: 'transaction' });
      return payment;
    },
  );
};
