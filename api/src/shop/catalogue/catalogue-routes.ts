import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { categories, products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findPageText } from '../../engine/list/find-page.ts';
import { type Filter, type ListQuery, listQueryOf, listQuerySchema, noQuery } from '../../engine/list/list-query.ts';
import { scopeOf } from '../../engine/list/scope.ts';
import { findOne } from '../../engine/read/read.ts';
import { isCostly, refuseCostly, sendPage } from '../../engine/routes/resource-routes.ts';
import type { Executor } from '../../platform/database/database.ts';
import { Upload } from '../../platform/media/upload.ts';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { invalid, notFound } from '../../platform/server/errors/api-error.ts';

const category = recordSchema(categories);
const idParams = z.object({ id: z.string().max(64) });
const isFile = (value: unknown) => value instanceof Upload;

/** A list's query, narrowed by what the path says. */
const narrowed = (query: ListQuery, filter: Filter): ListQuery => ({ ...query, filters: [...query.filters, filter] });

/** The calls of R1401 on categories that a declaration does not make: roots, children, products, and the upload. */
export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  const cached = { config: { isCached: true, reads: [allOfResource(categories.name)] } };
  const tags = [categories.label.many];
  const existing = async (reader: Executor, id: string) => {
    const found = await findOne(reader, categories, id);
    if (!found) throw notFound(messagesOf(categories).notFound);
    return found;
  };
  // As administrators put them (R1127); those with no place yet by their title.
  const inOrder = listQueryOf(categories, { _sort: 'position,title', _order: 'asc' });

  app.get(
    '/categories/roots',
    {
      ...cached,
      schema: {
        tags,
        summary: 'Lister : catégories racines',
        querystring: noQuery,
        response: { 200: z.array(category) },
      },
    },
    async (request, reply) =>
      sendPage(reply, await findPageText(request.readDatabase, categories, inOrder, sql`it.parent_id is null`)),
  );

  app.get(
    '/categories/:id/children',
    {
      ...cached,
      schema: {
        tags,
        summary: 'Lister : sous-catégories',
        params: idParams,
        querystring: noQuery,
        response: { 200: z.array(category) },
      },
    },
    async (request, reply) => {
      const { readDatabase } = request;
      const { id } = await existing(readDatabase, request.params.id);
      const query = narrowed(inOrder, { field: 'parentId', operator: 'eq', values: [id] });
      return sendPage(reply, await findPageText(readDatabase, categories, query));
    },
  );

  app.get(
    '/categories/:id/products',
    {
      config: { isCached: true, reads: [allOfResource(categories.name), allOfResource(products.name)] },
      schema: {
        tags,
        summary: 'Lister : produits d’une catégorie',
        params: idParams,
        querystring: listQuerySchema(products),
        response: { 200: z.array(recordSchema(products)) },
      },
    },
    async (request, reply) => {
      const { readDatabase } = request;
      const { id } = await existing(readDatabase, request.params.id);
      const query = narrowed(listQueryOf(products, request.query), {
        field: 'categories',
        operator: 'eq',
        values: [id],
      });
      if (isCostly(query)) await refuseCostly(app, request);
      return sendPage(reply, await findPageText(readDatabase, products, query, scopeOf(null, products)));
    },
  );

  app.post(
    '/categories/upload',
    {
      onRequest: app.access.administers(categories, 'create'),
      schema: {
        tags,
        summary: 'Envoyer une image',
        consumes: ['multipart/form-data'],
        body: z.strictObject({
          image: z.any().refine(isFile, 'Image attendue').meta({ type: 'string', format: 'binary' }),
        }),
        response: { 201: z.object({ imageUrl: z.string() }) },
      },
    },
    async (request, reply) => {
      const image = request.body.image;
      if (!(image instanceof Upload)) throw invalid({ image: 'Image attendue' });
      const stored = await app.media.store([image]);
      return reply.code(201).send({ imageUrl: stored.urlOf(image) });
    },
  );
};
