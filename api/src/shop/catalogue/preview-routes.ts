import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { products } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findOneText } from '../../engine/read/read.ts';
import { sendJson } from '../../engine/routes/serialize.ts';
import type { Database } from '../../platform/database/database.ts';
import { PREVIEW_MS, previewKeys } from '../../platform/server/access/preview-key.ts';
import { ApiError, notFound } from '../../platform/server/errors/api-error.ts';

/** A product as its page will show it, before it is published: for staff, by a link that works for a day (R2174). */
export const productPreviewRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const keys = previewKeys(database, 'product-preview');
  const tags = [products.label.many];

  app.post(
    '/products/preview',
    {
      onRequest: app.access.administers(products, 'read'),
      schema: {
        tags,
        summary: 'Obtenir la clé d’un aperçu des produits qui ne sont pas publiés, valable un jour',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async () => ({ key: await keys.make(Date.now() + PREVIEW_MS) }),
  );

  app.get(
    '/products/:id/preview',
    {
      schema: {
        tags,
        summary: 'Lire un produit, publié ou non, par la clé d’un aperçu',
        params: z.object({ id: z.string().max(64) }),
        querystring: z.strictObject({ key: z.string('Clé d’aperçu attendue').max(100) }),
        response: { 200: recordSchema(products) },
      },
    },
    async ({ params, query }, reply) => {
      if (!(await keys.isValid(query.key, Date.now())))
        throw new ApiError(403, 'forbidden', 'Cet aperçu n’est plus valable : ouvrez-le de nouveau');
      const found = await findOneText(database, products, params.id);
      if (!found) throw notFound(messagesOf(products).notFound);
      return sendJson(reply.header('cache-control', 'no-store'), found.text);
    },
  );
};
