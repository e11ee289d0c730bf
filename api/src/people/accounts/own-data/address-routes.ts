import { type InputOf, messagesOf, type ValuesOf } from '@karite/shared/resource';
import { inputSchema, recordSchema } from '@karite/shared/resource/validation';
import { addresses } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOne } from '../../../engine/read/read.ts';
import { deleteIn } from '../../../engine/write/delete-record.ts';
import { createIn, editIn } from '../../../engine/write/write.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { signedIn } from '../../../platform/server/access/signed-in.ts';
import { invalid, notFound } from '../../../platform/server/errors/api-error.ts';

/** At most this many addresses are stored for an account. */
export const MOST_ADDRESSES = 20;

const record = recordSchema(addresses);
const params = z.object({ id: z.string().max(64) });
const tags = [addresses.label.many];
const missing = () => notFound(messagesOf(addresses).notFound);

/** A checked address as it is stored: a city only with its country. */
const storedOf = (input: InputOf<typeof addresses, 'create'>): ValuesOf<typeof addresses> => ({
  ...input,
  city: input.country ? input.city : null,
});

/** One of the caller's own addresses, locked: nobody else's is there, an administrator's call included. */
async function lockOwn(transaction: Executor, id: string, userId: string) {
  const own: SQL = sql`it.user_id = ${userId}`;
  const found = await findOne(transaction, addresses, id, own);
  if (found) await transaction.execute(sql`select id from addresses where id = ${id} for update`);
  return found;
}

/** A customer's addresses: added, changed and deleted by their owner alone (the list is the declaration's). */
export const addressRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const onRequest = app.access.signedIn;
  const writerOf = ({ user }: FastifyRequest) => ({ app, database, resource: addresses, by: user });

  app.post(
    '/addresses',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Ajouter une adresse',
        body: inputSchema(addresses, 'create'),
        response: { 201: record },
      },
    },
    async (request, reply) => {
      const userId = signedIn(request).id;
      const values = storedOf(request.body);
      const added = await database.transaction(async (transaction) => {
        // The account's row: concurrent requests can't both pass the limit.
        await transaction.execute(sql`select id from users where id = ${userId} for update`);
        const stored = await transaction.execute<{ count: number }>(
          sql`select count(*)::int as count from addresses where user_id = ${userId}`,
        );
        if (firstRow(stored).count >= MOST_ADDRESSES) throw invalid({ address: `${MOST_ADDRESSES} adresses au plus` });
        return createIn(transaction, writerOf(request), values);
      });
      return reply.code(201).send(added);
    },
  );

  app.put(
    '/addresses/:id',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Modifier une adresse',
        params,
        body: inputSchema(addresses, 'replace'),
        response: { 200: record },
      },
    },
    async (request) => {
      const values = storedOf(request.body);
      return database.transaction(async (transaction) => {
        const before = await lockOwn(transaction, request.params.id, signedIn(request).id);
        if (!before) throw missing();
        const saved = await editIn(transaction, writerOf(request), before.id, values);
        if (!saved) throw missing();
        return saved;
      });
    },
  );

  app.delete(
    '/addresses/:id',
    { onRequest, schema: { tags, summary: 'Supprimer une adresse', params, response: { 204: z.null() } } },
    async (request, reply) => {
      await database.transaction(async (transaction) => {
        const before = await lockOwn(transaction, request.params.id, signedIn(request).id);
        if (!before) throw missing();
        await deleteIn(transaction, writerOf(request), before.id);
      });
      return reply.code(204).send(null);
    },
  );
};
