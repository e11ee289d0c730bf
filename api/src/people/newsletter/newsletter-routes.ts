import { newsletter } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { emailAddress } from '../../platform/server/access/email-address.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { confirm, leave, subscribe } from './subscription.ts';
import { subscriptionLinks } from './subscription-link.ts';

const BY_ADDRESS = { name: 'newsletter:address', most: 10, minutes: 60 };
const ASKED = 'Merci ! Ouvrez l’e-mail que nous vous envoyons : son lien confirme votre inscription.';
const STORED = 'Merci ! Votre inscription est enregistrée.';
const WRONG_LINK = 'Ce lien n’est pas valable. Ouvrez celui de l’e-mail en entier.';
const ENDED = 'Cette inscription n’existe plus. Inscrivez-vous de nouveau sur la page d’accueil.';

const answer = { 200: z.object({ message: z.string() }) };
const params = z.object({ id: z.string().max(64) });
const key = z.string('Lien incomplet').max(100, 'Lien incomplet');

/** The newsletter (R1135, R1905, R1906): subscribing returns the same for new and existing addresses. */
export const newsletterRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const links = subscriptionLinks(database);
  const parts = { app, database, links };
  const judge = async (id: string, shown: string) => {
    if (!isUuid(id) || !(await links.isKeyOf(id, shown))) throw notFound(WRONG_LINK);
  };

  app.post(
    '/newsletter',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [newsletter.label.many],
        summary: "S'inscrire à la newsletter",
        body: z.strictObject({ email: emailAddress }),
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async ({ body: { email } }, reply) => {
      await subscribe(parts, email);
      return reply.code(202).send({ message: app.outbox.isSent('email') ? ASKED : STORED });
    },
  );

  app.post(
    '/newsletter/:id/confirm',
    {
      schema: {
        tags: [newsletter.label.many],
        summary: 'Confirmer une inscription par le lien de son e-mail',
        params,
        body: z.strictObject({ key }),
        response: answer,
      },
    },
    async ({ params: { id }, body }) => {
      await judge(id, body.key);
      if (!(await confirm(database, id))) throw notFound(ENDED);
      return { message: 'Merci ! Votre inscription est confirmée.' };
    },
  );

  // A mail program sends a form of its own (RFC 8058), of which nothing needs to be read.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post(
    '/newsletter/:id/leave',
    {
      schema: {
        tags: [newsletter.label.many],
        summary: 'Se désinscrire par le lien d’un e-mail',
        params,
        querystring: z.strictObject({ key }),
        response: answer,
      },
    },
    async ({ params: { id }, query }) => {
      await judge(id, query.key);
      await leave(database, id);
      return { message: 'Vous êtes désinscrit. Nous ne vous écrirons plus.' };
    },
  );
};
