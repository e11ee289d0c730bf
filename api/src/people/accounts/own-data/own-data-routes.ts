import type { FastifyTypeProviderDefault } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changesOf } from '../../../platform/database/catalogue-version.ts';
import type { Database } from '../../../platform/database/database.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { ApiError } from '../../../platform/server/errors/api-error.ts';
import { judgeGuess } from '../sign-in/judge-guess.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteOwned } from './delete-owned.ts';
import { accountExport, exportAccount } from './export-account.ts';

const tags = ['Comptes'];
const WRONG = 'Mot de passe incorrect';
const password = z
  .string('Saisissez votre mot de passe')
  .min(1, 'Saisissez votre mot de passe')
  .max(200, WRONG)
  .describe('Demandé à chaque fois, même juste après la connexion');

/** The owner's legal rights: an export of all stored data, and deletion. */
export const ownDataRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  // Each record was judged by its schema as it was written: the text is sent as it is, not as what it says.
  app.withTypeProvider<FastifyTypeProviderDefault>().get(
    '/users/me/export',
    {
      onRequest: app.access.signedIn,
      schema: { tags, summary: 'Exporter ses données', response: { 200: accountExport } },
    },
    async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="mes-donnees.json"');
      reply.header('cache-control', 'no-store');
      reply.header('content-type', 'application/json; charset=utf-8');
      return reply.send(await exportAccount(database, app.resources, signedIn(request)));
    },
  );

  app.post(
    '/users/me/deletion',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags,
        summary: 'Supprimer son compte',
        body: z.strictObject({ password }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id, email } = signedIn(request);
      const { isRight } = await judgeGuess(database, request, { email, password: request.body.password });
      if (!isRight)
        throw new ApiError(403, 'password_required', WRONG, {
          fields: { password: WRONG },
          event: { name: 'login failed', details: { userId: id } },
        });
      const changes = await deleteAccount(
        app,
        database,
        { id, token: tokenOf(request) },
        async (transaction, owner) => {
          await app.messages.forget(transaction, owner);
          await deleteOwned(app, database, transaction, owner.id);
          return changesOf(transaction);
        },
      );
      app.catalogueCache.note(changes);
      request.logEvent('account deleted', { account: id });
      return reply.code(204).send(null);
    },
  );
};
