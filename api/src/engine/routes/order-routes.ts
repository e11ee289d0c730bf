import { allows, messagesOf, type ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { moveIn, orderOf } from '../write/order.ts';
import { type Writer, write } from '../write/write.ts';

const uuid = z.uuid('Identifiant invalide');
const body = z.union(
  [
    z.strictObject({ id: uuid, before: uuid }),
    z.strictObject({ id: uuid, after: uuid }),
    z.strictObject({ id: uuid, step: z.int().min(-1).max(1) }),
  ],
  'Un élément et sa place attendus : before, after ou step',
);

/** Moves a record of a resource that has an order: before or after another one, or a step up (-1) or down (1). */
export function orderRoutes(
  app: FastifyInstance,
  resource: ResourceShape,
  writerOf: (request: FastifyRequest) => Writer,
) {
  const place = orderOf(resource);
  if (!place || !allows(resource, 'update')) return;
  app.withTypeProvider<ZodTypeProvider>().post(
    `/${resource.name}/order`,
    {
      onRequest: app.access.administers(resource, 'update'),
      schema: {
        tags: [resource.label.many],
        summary: `Déplacer : ${resource.label.one}`,
        body,
        response: { 200: z.object({ id: uuid, position: z.number() }) },
      },
    },
    async (request) => {
      const { id, ...to } = request.body;
      const writer = writerOf(request);
      const moved = await write(writer, (transaction) => moveIn(transaction, writer, place, id, to));
      if (!moved) throw notFound(messagesOf(resource).notFound);
      return { id, position: Number(moved[place.name]) };
    },
  );
}
