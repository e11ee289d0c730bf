import { CHOSEN_LABELS, LEFT_KINDS } from '@karite/shared/notifications';
import { alerts } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { endEmails } from './choices.ts';
import { readAll } from './read-all.ts';

const WRONG_LINK = 'Ce lien n’est pas valable. Ouvrez celui de l’e-mail en entier.';
const kind = z.enum(LEFT_KINDS, 'Sujet inconnu');

/** The way out of e-mails that nobody needs (R1964); what is read in the shop, and chosen, are declared resources. */
export const notificationRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  // A mail program sends a form of its own (RFC 8058), of which nothing needs to be read.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post(
    '/notifications/leave/:id',
    {
      schema: {
        tags: [alerts.label.many],
        summary: 'Ne plus recevoir des e-mails, par le lien de l’un d’eux',
        params: z.object({ id: z.string().max(64) }),
        querystring: z.strictObject({ kind, key: z.string('Lien incomplet').max(100, 'Lien incomplet') }),
        response: { 200: z.object({ message: z.string() }) },
      },
    },
    async ({ params: { id }, query }) => {
      if (!isUuid(id) || !(await app.notifications.links.isKeyOf(id, query.kind, query.key)))
        throw notFound(WRONG_LINK);
      await database.transaction((transaction) => endEmails(transaction, id, query.kind));
      return { message: `C’est fait : plus d’e-mail pour « ${CHOSEN_LABELS[query.kind]} ».` };
    },
  );

  app.post(
    '/users/me/alerts/read',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags: [alerts.label.many],
        summary: 'Marquer ses notifications comme lues',
        body: z.strictObject({ until: z.iso.datetime('Date attendue').describe('Toutes, jusqu’à ce moment') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await readAll(database, signedIn(request).id, request.body.until);
      return reply.code(204).send(null);
    },
  );
};
