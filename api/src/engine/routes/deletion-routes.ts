import { allows, type ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { pointersTo } from '../read/links.ts';
import { deletionOf } from '../write/deletion.ts';

const counts = z.array(z.object({ resource: z.string(), count: z.number() }));

/** A preview of a deletion, for its confirmation: which records go with it, or prevent it. */
export function deletionRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  const isUsed = (['cascade', 'refuse'] as const).some((by) => pointersTo(app.resources, resource, by).length > 0);
  if (!isUsed || !allows(resource, 'delete')) return;
  app.withTypeProvider<ZodTypeProvider>().get(
    `/${resource.name}/deletion`,
    {
      onRequest: app.access.administers(resource, 'delete'),
      schema: {
        tags: [resource.label.many],
        summary: `Ce qu’une suppression emporterait : ${resource.label.many}`,
        querystring: z.strictObject({
          id: z.preprocess((id) => [id].flat(), z.array(z.uuid('Identifiant invalide')).min(1).max(100)),
        }),
        response: { 200: z.object({ deleted: counts, refusing: counts }) },
      },
    },
    async ({ query }) => {
      const { deleted, refusing } = await deletionOf(database, app.resources, resource, query.id);
      const named = (found: typeof deleted) =>
        found.map(({ resource: { name }, count }) => ({ resource: name, count }));
      return { deleted: named(deleted), refusing: named(refusing) };
    },
  );
}
