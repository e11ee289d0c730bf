import { COUNTRY_CODES, normalisePhone, PHONE_EXAMPLE } from '@karite/shared/region';
import { productAlerts } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { emailAddress, mailboxOf } from '../../platform/server/access/email-address.ts';
import { countAttempt, type Limit } from '../../platform/server/access/rate-limit.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { requestAlert } from './product-alerts.ts';

const BY_ADDRESS: Limit = { name: 'product-alert:address', most: 20, minutes: 60 };
/** Each becomes a message one day: strangers must not ask for many to one person, from however many addresses. */
const BY_RECIPIENT: Limit = { name: 'product-alert:recipient', most: 10, minutes: 24 * 60 };

const wish = z.strictObject({
  reason: z.enum(['stock', 'price'], 'Raison inconnue'),
  productId: z.uuid('Identifiant invalide'),
  to: z.string('Indiquez un numéro WhatsApp ou un e-mail').max(254, '254 caractères au plus'),
  country: z.string().max(60).nullish().describe('Celui d’un numéro sans indicatif'),
});

/** The recipient of an alert (R1968): an e-mail address, or a number by the rule of its country, in E.164. */
function recipientOf(to: string, country?: string | null): string {
  if (to.includes('@')) {
    const email = emailAddress.safeParse(to);
    if (email.success) return email.data;
    throw invalid({ to: 'L’adresse e-mail n’est pas valable' });
  }
  const phone = normalisePhone(
    to,
    COUNTRY_CODES.find((code) => code === country),
  );
  if (!phone)
    throw invalid({ to: `Indiquez un e-mail, ou un numéro avec son indicatif, par exemple ${PHONE_EXAMPLE}` });
  return phone;
}

/** Alerts without an account (R1968); the same again has the same answer, which says nothing about who waits. */
export const alertRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/notifications/alerts',
    {
      onRequest: app.access.everyone,
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [productAlerts.label.many],
        summary: 'Demander une alerte, par WhatsApp ou par e-mail',
        body: wish,
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async ({ body: { country, ...wanted } }, reply) => {
      const to = recipientOf(wanted.to, country);
      if (app.limitsAreOn) await countAttempt(database, BY_RECIPIENT, to.includes('@') ? mailboxOf(to) : to);
      await requestAlert(app, { ...wanted, to });
      const when = wanted.reason === 'price' ? 'si le prix baisse' : 'dès que ce sera disponible';
      return reply.code(202).send({ message: `Merci ! Nous vous écrirons ${when}.` });
    },
  );
};
