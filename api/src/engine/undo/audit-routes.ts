import { auditEntries } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { findOne } from '../read/read.ts';
import { type Restorers, restoreChange } from './restore.ts';

/** Puts former values of what administrators changed back. */
export const auditRoutes: FastifyPluginAsyncZod<{ database: Database; restorers: Restorers }> = async (
  app,
  { database, restorers },
) => {
  app.post(
    '/audit/:id/restore',
    {
      onRequest: app.access.admin,
      schema: {
        tags: [auditEntries.label.many],
        summary: 'Remettre les valeurs d’avant une modification',
        params: z.object({ id: z.string().max(64) }),
        body: z.strictObject({ force: z.boolean('Oui ou non attendu').optional() }).nullish(),
        response: { 200: z.object({ resource: z.string(), recordId: z.uuid() }) },
      },
    },
    async (request) => {
      const change = await findOne(database, auditEntries, request.params.id);
      if (!change) throw notFound(auditEntries.messages.notFound);
      const isForced = request.body?.force ?? false;
      await restoreChange(restorers, change, { by: signedIn(request), isForced, ifMatch: request.headers['if-match'] });
      request.logEvent('change undone', { resource: change.resource, recordId: change.recordId });
      return { resource: change.resource, recordId: change.recordId };
    },
  );
};
