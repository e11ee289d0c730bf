import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';
import { hashOf } from '../../../platform/server/access/secret-token.ts';
import { closeSessions } from '../../../platform/server/access/session-store.ts';
import { signedIn, tokenOf } from '../../../platform/server/access/signed-in.ts';
import { notFound } from '../../../platform/server/errors/api-error.ts';

/** A session as its owner sees it; of its token not even the hash leaves the server. */
const openSession = z
  .object({
    id: z.string(),
    device: z.string().describe('Navigateur et appareil'),
    createdAt: z.string(),
    seenAt: z.string().describe('Dernière activité, à l’heure près'),
    isThis: z.boolean().describe('Celle qui fait cette demande'),
  })
  .meta({ id: 'OpenSession' });

/** The last so many are shown; who has more ends all the others at once. */
const MOST_SHOWN = 50;
const tags = ['Comptes'];

/** Where an account is signed in, and the end of each of these sessions. */
export const sessionRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/users/me/sessions',
    {
      onRequest: app.access.signedIn,
      schema: { tags, summary: 'Lister ses sessions', response: { 200: z.array(openSession) } },
    },
    async (request, reply) => {
      const { rows } = await database.execute<z.infer<typeof openSession>>(sql`
        select id, device, ${moment(sql`created_at`)} as "createdAt", ${moment(sql`seen_at`)} as "seenAt",
          token_hash = ${hashOf(tokenOf(request))} as "isThis"
        from sessions where user_id = ${signedIn(request).id} and expires_at > now()
        order by token_hash = ${hashOf(tokenOf(request))} desc, seen_at desc, id limit ${MOST_SHOWN}`);
      return reply.header('x-total-count', rows.length).send(rows);
    },
  );

  app.delete(
    '/users/me/sessions/:id',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags,
        summary: 'Fermer une session',
        params: z.object({ id: z.uuid('Identifiant invalide') }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { rows } = await database.execute(sql`
        delete from sessions where id = ${request.params.id} and user_id = ${signedIn(request).id} returning 1`);
      if (rows.length === 0) throw notFound('Cette session est déjà fermée');
      request.logEvent('session closed');
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/users/me/sessions',
    {
      onRequest: app.access.signedIn,
      schema: { tags, summary: 'Fermer toutes ses autres sessions', response: { 204: z.null() } },
    },
    async (request, reply) => {
      await closeSessions(database, signedIn(request).id, tokenOf(request));
      request.logEvent('session closed');
      return reply.code(204).send(null);
    },
  );
};
