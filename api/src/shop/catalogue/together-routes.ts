import { messagesOf } from '@karite/shared/resource';
import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noQuery } from '../../engine/list/list-query.ts';
import { shownToAll } from '../../engine/list/scope.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { BOUGHT_TOGETHER } from './bought-together.ts';

/** What is often bought with a product (R1848). */
export const togetherRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/products/:id/bought-together',
    {
      config: { isCached: true, reads: [allOfResource(products.name), allOfResource(BOUGHT_TOGETHER)] },
      schema: {
        tags: [products.label.many],
        summary: 'Lister les produits souvent achetés avec celui-ci',
        params: z.object({ id: z.string().max(64) }),
        querystring: noQuery,
        response: {
          200: z
            .array(z.string())
            .describe('Identifiants de produits en stock, du plus souvent acheté avec lui au moins'),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!isUuid(id)) throw notFound(messagesOf(products).notFound);
      const { rows } = await request.readDatabase.execute<{ id: string }>(sql`
        select other.id from bought_together together join products other on other.id = together.other_id
        where together.product_id = (select coalesce(variant_of_id, id) from products where id = ${id}) and other.is_available
          and ${shownToAll(products, 'other')}
        order by together.orders desc, other.id`);
      return rows.map((row) => row.id);
    },
  );
};
