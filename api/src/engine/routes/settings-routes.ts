import { isPublic, messagesOf, type ResourceShape } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { readsOfOne } from '../cache/reads.ts';
import { noQuery } from '../list/list-query.ts';
import { findSingle } from '../read/read.ts';
import { preconditionsOf } from '../write/if-match.ts';
import { editRecord } from '../write/write.ts';
import { described } from './described.ts';
import { bodyJudge, bodyOf } from './sent-fields.ts';
import { sendWritten } from './serialize.ts';

/**
 * The routes of a resource with one record, at its own address: `GET` for its readers, `PUT` and `PATCH` for who may
 * change it, with ETag, If-Match and the audit as any record's. There is nothing to list, to add or to delete.
 */
export function settingsRoutes(app: FastifyInstance, database: Database, resource: ResourceShape) {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const url = `/${resource.name}`;
  const record = recordSchema(resource);
  const tags = [resource.label.many];

  routes.get(
    url,
    {
      config: { isCached: isPublic(resource) },
      onRequest: isPublic(resource) ? [] : app.access.may(resource, 'read'),
      schema: { tags, ...described(resource, 'read'), querystring: noQuery, response: { 200: record } },
    },
    async (request) => {
      const found = await findSingle(database, resource);
      request.recordVersion = found.rowVersion;
      request.reads = readsOfOne(resource, found.id, null);
      return found;
    },
  );
  for (const [method, mode] of [
    ['PUT', 'replace'],
    ['PATCH', 'patch'],
  ] as const)
    routes.route({
      method,
      url,
      onRequest: app.access.may(resource, 'update'),
      ...bodyJudge(resource, mode),
      schema: {
        tags,
        ...described(resource, mode),
        // As a form it also carries pictures.
        consumes: ['application/json', 'multipart/form-data'],
        body: bodyOf(resource, mode),
        response: { 200: record },
      },
      handler: async (request, reply) => {
        const { id } = await findSingle(database, resource);
        const writer = { app, database, resource, by: request.user, preconditions: preconditionsOf(request) };
        const saved = await editRecord(writer, id, request.body);
        if (!saved) throw notFound(messagesOf(resource).notFound);
        return sendWritten(request, reply, resource, saved);
      },
    });
}
