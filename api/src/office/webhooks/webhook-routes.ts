import { randomUUID } from 'node:crypto';
import { messagesOf } from '@karite/shared/resource';
import { webhookDeliveries, webhooks } from '@karite/shared/resources';
import { TEST_EVENT } from '@karite/shared/webhooks';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { recordChange } from '../../engine/undo/changes.ts';
import { insertRecord } from '../../engine/write/save.ts';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import { lock } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import { clock } from '../../platform/database/moment.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';
import { sendAgain } from './deliveries.ts';
import type { Payload } from './prepare.ts';
import { newSecret } from './signature.ts';
import { SEND } from './tasks.ts';

const idParams = z.object({ id: z.uuid('Identifiant invalide') });

async function held(transaction: Executor, id: string) {
  const webhook = await lock(transaction, webhooks, id);
  if (!webhook) throw notFound(messagesOf(webhooks).notFound);
  return webhook;
}

/** What an administrator does with webhooks: take a new secret, try one, and send events again. */
export const webhookRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/webhooks/:id/secret',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [webhooks.label.many],
        summary: 'Renouveler le secret d’un webhook',
        description: 'Le nouveau secret remplace le précédent aussitôt. Il est montré cette fois seulement.',
        params: idParams,
        response: { 200: z.object({ secret: z.string() }) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const secret = newSecret();
      await database.transaction(async (transaction) => {
        await held(transaction, id);
        await transaction.execute(sql`update webhooks set secret = ${secret}, ${NEXT_VERSION} where id = ${id}`);
        const by = signedIn(request);
        await recordChange(transaction, {
          by,
          resource: webhooks.name,
          recordId: id,
          action: 'renew-secret',
          before: null,
          after: null,
        });
      });
      request.logEvent('webhook secret renewed');
      return { secret };
    },
  );

  app.post(
    '/webhooks/:id/test',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [webhooks.label.many],
        summary: 'Envoyer un événement de test',
        params: idParams,
        response: { 202: z.object({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const deliveryId = randomUUID();
      await database.transaction(async (transaction) => {
        const { id, isOpen, rowVersion: version } = await held(transaction, request.params.id);
        if (!isOpen) throw new ApiError(409, 'conflict', 'Ce webhook est fermé : ouvrez-le d’abord');
        const about = { type: TEST_EVENT, resource: webhooks.name, recordId: id };
        const at = new Date().toISOString();
        const payload: Payload = { id: deliveryId, ...about, at, version, changes: [], previous: {}, data: null };
        const values = {
          ...about,
          webhookId: id,
          status: 'waiting',
          tries: 0,
          nextTryAt: await clock(transaction),
          payload,
        };
        await insertRecord(transaction, webhookDeliveries, values, {
          id: deliveryId,
          hidden: { version, former: {} },
        });
        await app.taskQueue.add(transaction, [{ task: SEND, record: id }]);
      });
      return reply.code(202).send({ id: deliveryId });
    },
  );

  app.post(
    '/webhook-deliveries/resend',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [webhookDeliveries.label.many],
        summary: 'Envoyer des événements à nouveau',
        body: z.strictObject({ ids: z.array(z.uuid('Identifiant invalide')).min(1, 'Un envoi au moins').max(1_000) }),
        response: { 200: z.object({ resent: z.number(), left: z.number() }) },
      },
    },
    async (request) => {
      const { ids } = request.body;
      const again = await sendAgain(database, ids);
      await app.taskQueue.add(
        database,
        [...new Set(again)].map((record) => ({ task: SEND, record })),
      );
      request.logEvent('webhook events sent again', { count: again.length });
      return { resent: again.length, left: new Set(ids).size - again.length };
    },
  );
};
