import { COMMENTS_AT_A_TIME } from '@karite/shared/comments';
import { recordSchema } from '@karite/shared/resource/validation';
import { comments } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findMany } from '../../engine/list/find-page.ts';
import { listQueryOf } from '../../engine/list/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { outOfScope } from '../../platform/server/access/api-tokens.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { judgeReader, readersOf } from './readers.ts';

const params = z.object({ resource: z.string().max(64), id: z.string().max(64) });
const tags = [comments.label.many];
/** Of one record's comments, in one answer. */
const MOST_AT_ONCE = 100;
const line = z.coerce.number('Nombre attendu').int('Nombre entier attendu').min(0, '0 au moins').max(1_000_000);
/** Of those who match what is typed after an `@`. */
const MOST_OFFERED = 8;

/** What staff read of a record's comments: themselves, and whom one may mention there (R1550). */
export const commentRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const onRequest = app.access.staff;

  app.get(
    '/comments/:resource/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Lire les commentaires d’un élément',
        description: 'Les derniers d’abord.',
        params,
        querystring: z.strictObject({ _start: line.default(0), _end: line.optional() }),
        response: { 200: z.array(recordSchema(comments)) },
      },
    },
    async (request, reply) => {
      const { resource, id } = request.params;
      const by = signedIn(request);
      if (by.token) throw outOfScope('Cette adresse est fermée aux jetons d’accès');
      await judgeReader(database, app.resources, by, { resource, recordId: id });
      const { _start, _end = _start + COMMENTS_AT_A_TIME } = request.query;
      const end = Math.min(_end, _start + MOST_AT_ONCE);
      const query = listQueryOf(comments, { _start, _end: end, recordId: [id] });
      const { rows, total } = await findMany(database, comments, query, sql`it.resource = ${resource}`);
      return reply.header('x-total-count', total).send(rows);
    },
  );

  app.get(
    '/comments/:resource/:id/readers',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Trouver qui l’on peut mentionner',
        params,
        querystring: z.strictObject({ q: z.string().max(100).default('') }),
        response: { 200: z.array(z.object({ id: z.uuid(), email: z.string() })) },
      },
    },
    async (request, reply) => {
      const { resource, id } = request.params;
      const by = signedIn(request);
      if (by.token) throw outOfScope('Cette adresse est fermée aux jetons d’accès');
      await judgeReader(database, app.resources, by, { resource, recordId: id });
      const typed = request.query.q.toLowerCase();
      const found = (await readersOf(database, resource)).filter(
        ({ id: each, email }) => each !== by.id && email.toLowerCase().includes(typed),
      );
      return reply.header('x-total-count', found.length).send(found.slice(0, MOST_OFFERED));
    },
  );
};
