import { MOST_DEVICES } from '@karite/shared/notifications';
import { pushSubscriptions } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { signedIn } from '../../../platform/server/access/signed-in.ts';
import { invalid } from '../../../platform/server/errors/api-error.ts';
import { addressProblem, type Reach } from '../../../platform/server/http/post.ts';

const bytes = (length: number) =>
  z.base64url('Clé attendue').refine((text) => Buffer.from(text, 'base64url').length === length, 'Clé incomplète');
const tags = [pushSubscriptions.label.many];

/** Which browsers of an account are notified while the shop is closed (R1967). */
export const pushRoutes: FastifyPluginAsyncZod<{ database: Database; reach: Reach }> = async (
  app,
  { database, reach },
) => {
  const onRequest = app.access.signedIn;

  app.get(
    '/users/me/push',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Lire la clé par laquelle un navigateur s’inscrit',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async () => ({ key: (await app.outbox.pushKeys()).publicKey }),
  );

  app.put(
    '/users/me/push',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Inscrire un navigateur aux notifications',
        body: z.strictObject({
          endpoint: z.url('Adresse attendue').max(1_000, 'Adresse trop longue'),
          p256dh: bytes(65),
          auth: bytes(16),
        }),
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    async (request) => {
      const { id: userId } = signedIn(request);
      const { endpoint, p256dh, auth } = request.body;
      const problem = addressProblem(endpoint, reach);
      if (problem) throw invalid({ endpoint: problem });
      return database.transaction(async (transaction) => {
        // A browser belongs to the account that signed in there last.
        const stored = await transaction.execute<{ id: string }>(sql`
          insert into "push-subscriptions" as it (user_id, endpoint, p256dh, auth)
          values (${userId}, ${endpoint}, ${p256dh}, ${auth})
          on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
            row_version = it.row_version + 1, updated_at = clock_timestamp()
          returning id`);
        await transaction.execute(sql`
          delete from "push-subscriptions" where id in (
            select id from "push-subscriptions" where user_id = ${userId} order by updated_at desc, id offset ${MOST_DEVICES})`);
        return firstRow(stored);
      });
    },
  );
};
