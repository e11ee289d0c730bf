import { currentEvent, orderValues, paymentValues, templateProblems, typedValues } from '@karite/shared/messages';
import { messagesOf } from '@karite/shared/resource';
import { messages, messageTemplates, orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Limit } from '../../platform/server/access/rate-limit.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { invalid, notFound } from '../../platform/server/errors/api-error.ts';
import { lastPayment } from './last-payment.ts';
import { pickupValues } from './pickup-values.ts';
import { resend } from './resend.ts';
import { sendTrial } from './trial.ts';

const TRIALS: Limit = { name: 'message-trial', most: 30, minutes: 60 };

/** What an administrator does with messages: send failed ones again, try a template, open a chat about an order. */
export const messageRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/messages/resend',
    {
      onRequest: app.access.administers(messages, 'update'),
      schema: {
        tags: [messages.label.many],
        summary: 'Renvoyer des messages',
        body: z.strictObject({ ids: z.array(z.uuid('Identifiant invalide')).min(1, 'Un message au moins').max(1_000) }),
        response: { 200: z.object({ resent: z.number(), left: z.number() }) },
      },
    },
    async (request) => {
      const { ids } = request.body;
      const resent = await resend(database, ids, app);
      request.logEvent('messages sent again', { count: resent });
      return { resent, left: new Set(ids).size - resent };
    },
  );

  app.post(
    '/message-templates/trial',
    {
      onRequest: app.access.administers(messageTemplates, 'update'),
      preHandler: app.limitByAddress(TRIALS),
      schema: {
        tags: [messageTemplates.label.many],
        summary: 'S’envoyer un essai d’un e-mail',
        body: z.strictObject({
          event: z.string().max(40),
          subject: z.string(),
          text: z.string(),
          html: z.string().nullable(),
        }),
        response: {
          200: z.object({
            to: z.string(),
            isSent: z.boolean().describe('Faux sans serveur d’e-mails : l’essai reste parmi les messages'),
          }),
        },
      },
    },
    async (request) => {
      const { event, ...texts } = request.body;
      const problems = templateProblems(event, 'email', texts);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const { email: to } = signedIn(request);
      await sendTrial(app, event, { ...texts, isOn: true }, to);
      return { to, isSent: app.outbox.isSent('email') };
    },
  );

  app.get(
    '/orders/:id/whatsapp',
    {
      // The text holds the customer's own link: for those who act on the order anyway.
      onRequest: app.access.administers(orders, 'update'),
      schema: {
        tags: [orders.label.many],
        summary: 'Écrire au client d’une commande par WhatsApp',
        params: z.object({ id: z.string().max(64) }),
        response: { 200: z.object({ url: z.string(), text: z.string() }) },
      },
    },
    async (request) => {
      const order = await findOne(database, orders, request.params.id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      const payment = await lastPayment(database, order.id);
      const lien = await app.messages.orderLink(database, order.id);
      const values = {
        ...orderValues(order),
        ...(await pickupValues(database, order)),
        ...typedValues(order),
        ...(payment && paymentValues(payment)),
        lien,
      };
      return app.messages.chat(database, currentEvent(order, payment), order.phone, values);
    },
  );
};
