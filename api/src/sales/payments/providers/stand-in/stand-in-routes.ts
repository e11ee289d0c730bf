import { CURRENCIES } from '@karite/shared/payments';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../../platform/database/database.ts';
import { timeLimit } from '../../../../platform/database/time-limit.ts';
import { notFound } from '../../../../platform/server/errors/api-error.ts';
import { noticeSecret } from './notices.ts';
import { playRefund } from './refunds.ts';
import { findTransaction, PLAYS, type Play, playTransaction, type StandInTransaction } from './transactions.ts';
import { WIDGET_PAGE, WIDGET_STYLE } from './widget-page.ts';
import { PAGE_SCRIPT, WIDGET_SCRIPT } from './widget-script.ts';

/** How many notices a play sends; those that are left out send one. */
const NOTICES: Partial<Record<Play, number>> = { silence: 0, late: 0, pending: 0, 'five-notices': 5 };

/** The page is in a frame of the shop, and nowhere else. */
const PAGE_SECURITY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const FILES = [
  ['widget', 'text/html; charset=utf-8', WIDGET_PAGE],
  ['widget.js', 'text/javascript; charset=utf-8', WIDGET_SCRIPT],
  ['widget.css', 'text/css; charset=utf-8', WIDGET_STYLE],
  ['page.js', 'text/javascript; charset=utf-8', PAGE_SCRIPT],
] as const;

/** The stand-in's widget, and the small server that its buttons call. Never registered beside real keys. */
export const standInRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  for (const [name, type, text] of FILES)
    app.get(`/payments/stand-in/${name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('content-type', type).header('content-security-policy', PAGE_SECURITY).send(text),
    );

  /** Tells the shop as a company would: by its own route, with the secret, and without waiting for it. */
  const notify = async ({ id, reference, status }: StandInTransaction) => {
    await app.inject({
      method: 'POST',
      url: '/api/payment-notices/stand-in',
      headers: { 'content-type': 'application/json', 'x-stand-in-secret': await noticeSecret(database) },
      payload: JSON.stringify({ transactionId: id, partnerId: reference, event: `transaction.${status}` }),
    });
  };

  app.post(
    '/payments/stand-in/transactions',
    {
      schema: {
        hide: true,
        body: z.strictObject({
          play: z.enum(PLAYS),
          amount: z.number().min(0).max(999_999_999),
          currency: z.enum(CURRENCIES),
          partnerId: z.uuid(),
        }),
      },
    },
    async (request) => {
      const { play, partnerId, amount, currency } = request.body;
      const paid = await playTransaction(database, play, { reference: partnerId, amount, currency });
      for (let sent = 0; sent < (NOTICES[play] ?? 1); sent += 1)
        timeLimit.exit(() => void notify(paid).catch((error) => app.log.error({ err: error }, 'notice not sent')));
      return { transactionId: paid.id };
    },
  );

  /** What a provider in development asks instead of its company's server: `verify` and `refund` by HTTP. */
  app.get(
    '/payments/stand-in/transactions',
    { schema: { hide: true, querystring: z.strictObject({ reference: z.uuid() }) } },
    async (request) => {
      const found = await findTransaction(database, { ...request.query, transactionId: null });
      return found ?? Promise.reject(notFound('Transaction introuvable'));
    },
  );
  app.post(
    '/payments/stand-in/refunds',
    {
      schema: {
        hide: true,
        body: z.strictObject({
          id: z.uuid(),
          transactionId: z.string().max(100),
          amount: z.number().positive(),
          isRepeat: z.boolean().optional(),
        }),
      },
    },
    async ({ body: { transactionId, ...refund } }) => playRefund(database, transactionId, refund),
  );
};
