import { messagesOf, paramsResource, type ResourceShape } from '@karite/shared/resource';
import { inputSchema, recordSchema } from '@karite/shared/resource/validation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { refusalOf } from '../../platform/server/errors/database-error.ts';
import { actIn, type Doing } from '../write/actions.ts';
import type { Values } from '../write/save.ts';
import { type Writer, write } from '../write/write.ts';
import { sendWritten } from './serialize.ts';

/** A selection has at most this many records: all are locked until the last one is done. */
const MOST_AT_ONCE = 100;

const many = {
  ids: z.array(z.uuid('Identifiant invalide')).min(1, 'Au moins un').max(MOST_AT_ONCE, `${MOST_AT_ONCE} au plus`),
};
const nothing = z.strictObject({}).nullish();
const outcome = z.object({ id: z.string(), isDone: z.boolean(), message: z.string().nullable() });

/**
 * For each declared action: `POST /{resource}/{id}/{action}`, which returns the record, and `POST /{resource}/{action}` with
 * `{ ids }`, which returns a result for each. Refused records are unchanged, the others are done together. The action's
 * input is the body of the one, and `values` of the other.
 */
export function actionRoutes(
  app: FastifyInstance,
  resource: ResourceShape,
  writerOf: (request: FastifyRequest) => Writer,
  writerOver: (request: FastifyRequest) => Writer,
) {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const missing = () => notFound(messagesOf(resource).notFound);
  const tags = [resource.label.many];
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    const input = paramsResource(resource, action);
    const values = input && inputSchema(input, 'replace');
    const common = { onRequest: app.access.administers(resource, name) };
    routes.post(
      `/${resource.name}/:id/${name}`,
      {
        ...common,
        schema: {
          tags,
          summary: `${action.label} : ${resource.label.one}`,
          params: z.object({ id: z.string().max(64) }),
          body: values ?? nothing,
          response: { 200: recordSchema(resource) },
        },
      },
      async (request, reply) => {
        const writer = writerOver(request);
        const doing = { name, action, input: request.body ?? {} };
        const saved = await write(writer, (transaction) => actIn(transaction, writer, doing, request.params.id));
        if (!saved) throw missing();
        return sendWritten(request, reply, resource, saved);
      },
    );
    routes.post(
      `/${resource.name}/${name}`,
      {
        ...common,
        schema: {
          tags,
          summary: `${action.label} : ${resource.label.many}`,
          body: values ? z.strictObject({ ...many, values }) : z.strictObject(many),
          response: { 200: z.object({ results: z.array(outcome) }) },
        },
      },
      async (request) => {
        const writer = writerOf(request);
        const sent: { ids: string[]; values?: Values } = request.body;
        const doing = { name, action, input: sent.values ?? {} };
        // In the order that everybody locks in.
        const ids = [...new Set(sent.ids)].sort();
        const results = await write(writer, async (transaction) => {
          const reported: z.infer<typeof outcome>[] = [];
          for (const id of ids) reported.push(await tryOne(transaction, writer, doing, id));
          return reported;
        });
        return { results };
      },
    );
  }
}

/** Does it with one of a selection; what a rule refuses is undone alone, with its reason. */
async function tryOne(transaction: Transaction, writer: Writer, doing: Doing, id: string) {
  try {
    const saved = await transaction.savepoint((inner) => actIn(inner, writer, doing, id));
    return { id, isDone: saved !== null, message: saved ? null : messagesOf(writer.resource).notFound };
  } catch (error) {
    return { id, isDone: false, message: refusalOf(error, writer.app.resources).message };
  }
}
