import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { products } from '@karite/shared/resources';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourite-store.ts';

const params = z.object({ productId: z.string().max(64) });
const tags = ['Favoris'];

/** The favourites of a signed-in shopper (R914). A visitor's stays in the browser. */
export const favouriteRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const onRequest = app.access.signedIn;
  const ownId = (request: FastifyRequest) => signedIn(request).id;

  app.get(
    '/users/me/favourites',
    { onRequest, schema: { tags, summary: 'Lister ses favoris', response: { 200: z.array(recordSchema(products)) } } },
    async (request, reply) => {
      const rows = await listFavourites(database, ownId(request));
      reply.header('x-total-count', rows.length);
      return rows;
    },
  );

  app.put(
    '/users/me/favourites/:productId',
    { onRequest, schema: { tags, summary: 'Ajouter un favori', params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { productId } = request.params;
      if (!isUuid(productId) || !(await addFavourite(database, ownId(request), productId)))
        throw notFound(messagesOf(products).notFound);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/users/me/favourites/:productId',
    { onRequest, schema: { tags, summary: 'Retirer un favori', params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { productId } = request.params;
      if (isUuid(productId)) await removeFavourite(database, ownId(request), productId);
      return reply.code(204).send(null);
    },
  );
};
