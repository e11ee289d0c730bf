import { administers } from '@karite/shared/accounts';
import { plural } from '@karite/shared/format';
import { letters, newsletter } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { emailAddress } from '../../platform/server/access/email-address.ts';
import { notGranted } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { countRecipients } from './send-letters.ts';
import { confirm, leave, subscribe } from './subscription.ts';
import { subscriptionLinks } from './subscription-link.ts';
import { NO_MAIL_SERVER } from './try-letter.ts';

const BY_ADDRESS = { name: 'newsletter:address', most: 10, minutes: 60 };
const ASKED = 'Merci ! Ouvrez l’e-mail que nous vous envoyons : son lien confirme votre inscription.';
const STORED = 'Merci ! Votre inscription est enregistrée.';
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

  app.get(
    '/letters/:id/send',
    {
      onRequest: app.access.staff,
      schema: {
        tags: [letters.label.many],
        summary: 'Lire à combien d’abonnés une lettre partirait',
        params,
        response: { 200: z.object({ message: z.string(), recipients: z.number() }) },
      },
    },
    async ({ user, params: { id } }) => {
      if (!administers(user, letters.name, 'read')) throw notGranted();
      const letter = isUuid(id) ? await findOne(database, letters, id) : null;
      if (!letter) throw notFound(letters.messages.notFound);
      const recipients = await countRecipients(database, letter);
      const held = app.outbox.isSent('email') ? '' : ` ${NO_MAIL_SERVER} : rien ne partira.`;
      return { message: `Cette lettre partira à ${plural(recipients, 'abonné')}.${held}`, recipients };
    },
  );

  app.post(
    '/newsletter',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [newsletter.label.many],
        summary: 'S’inscrire à la newsletter',
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
      return { message: 'Merci ! Votre inscription est confirmée.' };
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
