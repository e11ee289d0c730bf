import { currentEvent, fillText, orderValues, paymentValues, typedValues, whatsappUrl } from '@karite/shared/messages';
import { messagesOf } from '@karite/shared/resource';
import { messages, orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { lastPayment } from './last-payment.ts';
import { pickupValues } from './pickup-values.ts';
import { resend } from './resend.ts';
import { templatesOf } from './templates.ts';

/** What an administrator does with messages: send failed ones again, and open a chat about an order. */
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

  app.get(
    '/orders/:id/whatsapp',
    {
      // The text holds the customer's own link: for those who act on the order anyway.
      onRequest: app.access.administers(orders, 'update'),
      schema: {
        tags: [orders.label.many],
        summary: "Écrire au client d'une commande par WhatsApp",
        params: z.object({ id: z.string().max(64) }),
        response: { 200: z.object({ url: z.string(), text: z.string() }) },
      },
    },
    async (request) => {
      const order = await findOne(database, orders, request.params.id);
      if (!order) throw notFound(messagesOf(orders).notFound);
      const payment = await lastPayment(database, order.id);
      const template = (await templatesOf(database, currentEvent(order, payment)))('whatsapp');
      const lien = await app.messages.orderLink(database, order.id);
      const values = {
        ...orderValues(order),
        ...(await pickupValues(database, order)),
        ...typedValues(order),
        ...(payment && paymentValues(payment)),
        lien,
      };
      // Switched off: the chat opens with nothing written.
      const text = template?.isOn ? fillText(template.text, values) : '';
      return { url: whatsappUrl(order.phone, text), text };
    },
  );
};
