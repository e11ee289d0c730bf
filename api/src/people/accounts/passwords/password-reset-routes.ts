import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { emailAddress } from '../../../platform/server/access/email-address.ts';
import { countAttempt, type Limit, networkOf } from '../../../platform/server/access/rate-limit.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { mailResetLink, resetPassword } from './password-reset.ts';
import { newPassword } from './password-rules.ts';

/** These can't be switched off, like the limits at sign-in. */
const FORGOT_BY_ADDRESS: Limit = { name: 'forgot:address', most: 20, minutes: 60 };
const RESET_BY_ADDRESS: Limit = { name: 'reset:address', most: 20, minutes: 15 };

const REQUESTED = { message: 'Si un compte existe pour cette adresse, un e-mail vient d’y être envoyé.' };
const tags = ['Comptes'];

/** A forgotten password: a link by mail, and the new password that it allows. */
export const passwordResetRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const underway = new Set<Promise<void>>();
  app.addHook('onClose', () => Promise.allSettled(underway).then(() => undefined));

  app.post(
    '/auth/forgot',
    {
      schema: {
        tags,
        summary: 'Demander un nouveau mot de passe',
        body: z.strictObject({ email: emailAddress }),
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async (request, reply) => {
      await countAttempt(database, FORGOT_BY_ADDRESS, networkOf(request.ip));
      // Not waited for: neither the response nor its time reveals whether there is an account.
      const work: Promise<void> = mailResetLink(app, database, request.body.email)
        .then((userId) => request.logEvent('reset requested', { userId }))
        .catch((error) => {
          request.log.warn({ event: 'reset link not mailed', status: error.statusCode }, 'reset link not mailed');
        })
        .finally(() => underway.delete(work));
      underway.add(work);
      return reply.code(202).send(REQUESTED);
    },
  );

  app.post(
    '/auth/reset',
    {
      schema: {
        tags,
        summary: 'Choisir un nouveau mot de passe',
        body: z.strictObject({ token: z.string('Lien incomplet').max(100), password: newPassword }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const userId = await resetPassword(app, database, request.body.token, request.body.password);
      if (!userId) {
        // A right link is never held up by what others behind the same address have tried.
        await countAttempt(database, RESET_BY_ADDRESS, networkOf(request.ip));
        throw new ApiError(403, 'forbidden', 'Ce lien n’est plus valable. Demandez-en un nouveau.');
      }
      request.logEvent('reset used', { userId });
      return reply.code(204).send(null);
    },
  );
};
