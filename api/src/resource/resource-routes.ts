import { isAdmin } from '@karite/shared/accounts';
import { formatNumber } from '@karite/shared/format';
import { allows, type InputMode, messagesOf, type ResourceShape, writableFields } from '@karite/shared/resource';
import { inputSchema, recordSchema } from '@karite/shared/resource/validation';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { signedIn } from '../server/access/signed-in.ts';
import { invalid, notFound } from '../server/errors/api-error.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { exchangeRoutes } from './exchange/exchange-routes.ts';
import { expectedBy } from './expected.ts';
import { fieldsOf, limitedTo } from './fields.ts';
import { hooksOf } from './hooks.ts';
import { isNarrowed, type ListQuery, listQueryOf, listQuerySchema, oneQuery } from './list-query.ts';
import { orderRoutes } from './order-routes.ts';
import { findOne, findOneText } from './read.ts';
import { findMany, findPageText, type PageText } from './read-page.ts';
import { partsSentBack } from './sent-back.ts';
import { createRecord, deleteRecord, editRecord, type Writer } from './write.ts';

const idParams = z.object({ id: z.string().max(64) });

/** Who may read: everyone, administrators, or the owner of a record (and administrators all of them). */
export const readerOf = (app: FastifyInstance, resource: ResourceShape) =>
  app.access[({ everyone: 'everyone', admin: 'admin', owner: 'signedIn' } as const)[resource.access.read]];

/** What a customer may see of a resource that belongs to its owners; `null` for no limit. */
export const scopeOf = (resource: ResourceShape, request: FastifyRequest): SQL | null =>
  resource.access.read === 'owner' && !isAdmin(request.user) ? sql`it.user_id = ${signedIn(request).id}` : null;

/** How far down a list that is narrowed everyone may read; the shop's own pages end at 480. */
const DEEPEST = 2_000;

/**
 * Refuses what only an administrator may ask of a list that everyone reads: a page far down it when it is narrowed or
 * sorted by several fields, where all lines before would have to be looked at (their lists have pages to the end).
 */
export async function refuseCostly(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  query: ListQuery,
) {
  const isDeep = query.start > DEEPEST && (isNarrowed(query) || query.sort.length > 1);
  if (!isDeep) return;
  await app.access.everyone.call(app, request, reply);
  if (!isAdmin(request.user))
    throw invalid({ _start: `Au-delà de ${formatNumber(DEEPEST)} lignes, précisez la recherche` });
}

/**
 * Sends what the database has written as it is: the SELECT is made of the declaration, and no schema has anything to take
 * from its text.
 */
export const sendJson = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(text);

/** Sends a page of records, with the count of all that match (`x-total-count`) and the cursor of the next (`x-next-after`). */
export function sendPage(reply: FastifyReply, { text, total, next }: PageText): FastifyReply {
  if (next) reply.header('x-next-after', next);
  return sendJson(reply.header('x-total-count', total), text);
}

/**
 * The routes of a declared resource: `GET` list and one for its readers, `POST`, `PUT`, `PATCH`, `DELETE` for
 * administrators where the declaration offers them. What everyone may read is answered from memory.
 */
export function resourceRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const path = `/${resource.name}`;
  const record = recordSchema(resource);
  const isPublic = resource.access.read === 'everyone';
  const tags = [resource.label.many];
  const read = { config: { isCached: isPublic }, onRequest: isPublic ? [] : readerOf(app, resource) };
  const { forOwner } = hooksOf(app, resource);
  /** What its owner sees of a record, where that is less than all of it. */
  const ownerView = (request: FastifyRequest) => (isAdmin(request.user) ? undefined : forOwner);
  const missing = () => notFound(messagesOf(resource).notFound);

  routes.get(
    path,
    {
      ...read,
      schema: {
        tags,
        summary: `Lister : ${resource.label.many}`,
        querystring: listQuerySchema(resource),
        response: { 200: z.array(record) },
      },
    },
    async (request, reply) => {
      const query = listQueryOf(resource, request.query);
      if (isPublic) await refuseCostly(app, request, reply, query);
      const scope = scopeOf(resource, request);
      const view = ownerView(request);
      if (!view) return sendPage(reply, await findPageText(database, resource, query, scope));
      const { rows, ...page } = await findMany(database, resource, query, scope);
      const shown = rows.map((row) => limitedTo(resource, view(row), query.fields));
      return sendPage(reply, { ...page, text: JSON.stringify(shown) });
    },
  );
  routes.get(
    `${path}/:id`,
    {
      ...read,
      schema: {
        tags,
        summary: `Lire : ${resource.label.one}`,
        params: idParams,
        querystring: oneQuery,
        response: { 200: record },
      },
    },
    async (request, reply) => {
      const scope = scopeOf(resource, request);
      const view = ownerView(request);
      const fields = fieldsOf(resource, request.query.fields);
      if (view) {
        const found = await findOne(database, resource, request.params.id, scope);
        if (!found) throw missing();
        request.recordVersion = found.rowVersion;
        return sendJson(reply, JSON.stringify(limitedTo(resource, view(found), fields)));
      }
      const found = await findOneText(database, resource, request.params.id, scope, fields);
      if (!found) throw missing();
      request.recordVersion = found.version;
      return sendJson(reply, found.text);
    },
  );

  const writerOf = (request: FastifyRequest): Writer => ({ app, database, resource, by: signedIn(request) });
  exchangeRoutes(app, database, resource, writerOf);
  deletionRoutes(app, database, resource);
  orderRoutes(app, resource, writerOf);

  const write = { onRequest: app.access.admin };
  const writable = new Set(writableFields(resource).map(([name]) => name));
  /** A write that expects something of the record as it stands. */
  const writerOver = (request: FastifyRequest): Writer => ({ ...writerOf(request), expected: expectedBy(request) });
  const bodyOf = (mode: InputMode) => ({
    tags,
    // As a form it also carries pictures.
    consumes: ['application/json', 'multipart/form-data'],
    body: inputSchema(resource, mode),
    response: { [mode === 'create' ? 201 : 200]: record },
  });
  if (allows(resource, 'create'))
    routes.post(
      path,
      {
        ...write,
        preValidation: partsSentBack(resource, writable, true),
        schema: { ...bodyOf('create'), summary: `Créer : ${resource.label.one}` },
      },
      async (request, reply) => {
        const created = await createRecord(writerOf(request), request.body);
        request.recordVersion = created.rowVersion;
        return reply.code(201).send(created);
      },
    );
  if (allows(resource, 'edit'))
    for (const [method, mode] of [
      ['PUT', 'replace'],
      ['PATCH', 'patch'],
    ] as const)
      routes.route({
        ...write,
        method,
        url: `${path}/:id`,
        preValidation: partsSentBack(resource, writable, false),
        schema: { ...bodyOf(mode), params: idParams, summary: `Modifier : ${resource.label.one}` },
        handler: async (request) => {
          const saved = await editRecord(writerOver(request), request.params.id, request.body);
          if (!saved) throw missing();
          request.recordVersion = saved.rowVersion;
          return saved;
        },
      });
  if (allows(resource, 'delete'))
    routes.delete(
      `${path}/:id`,
      {
        ...write,
        schema: {
          tags,
          summary: `Supprimer : ${resource.label.one}`,
          params: idParams,
          response: { 200: z.object({ id: z.string() }), 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        if (!(await deleteRecord(writerOver(request), id))) throw missing();
        // Who takes nothing but JSON reads this answer as JSON too: react-admin looks for the id in it.
        return request.headers.accept === 'application/json' ? { id } : reply.code(204).send(null);
      },
    );
}
