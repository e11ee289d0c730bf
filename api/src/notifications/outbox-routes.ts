import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { momentOf, pageQuery, sendPage } from './paging.ts';

const letter = z
  .object({
    id: z.uuid(),
    recipient: z.string(),
    subject: z.string(),
    /** Shown only when the shop has no mail server: a letter on its way is its recipient's alone. */
    body: z.string().nullable(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    tries: z.number(),
    nextTryAt: z.string().nullable(),
    problem: z.string().nullable(),
  })
  .meta({ id: 'Letter' });

const COLUMNS = sql`id, recipient, subject, case when next_try_at is null and tries = 0 then body end as body,
  ${momentOf('created_at')} as "createdAt", ${momentOf('sent_at')} as "sentAt", tries,
  ${momentOf('next_try_at')} as "nextTryAt", problem`;

/** The mails that the shop wrote, for administrators: whether they left, or their text where nobody sends them. */
export const outboxRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/outbox',
    {
      onRequest: app.access.admin,
      schema: {
        tags: ['Courriers'],
        summary: 'Lister : courriers',
        querystring: pageQuery,
        response: { 200: z.array(letter) },
      },
    },
    (request, reply) =>
      sendPage<z.infer<typeof letter>>(reply, database, request.query, {
        columns: COLUMNS,
        table: 'outbox',
        key: 'id',
      }),
  );
};
