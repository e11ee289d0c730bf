import { products, reviews } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noQuery } from '../../engine/list/list-query.ts';
import { allOfResource, type Read } from '../../platform/server/cache/reads.ts';
import { expectShown } from './shown-product.ts';

/** What the counts are made of: a vote or an answer of the shop changes none. */
const COUNTED: Read = {
  resource: reviews.name,
  ids: null,
  fields: new Set(['product_id', 'rating', 'status', '+', '-']),
};

/** How many published reviews gave a product one star, two, … five. */
export const ratingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/products/:id/ratings',
    {
      config: { isCached: true, reads: [COUNTED, allOfResource(products.name)] },
      schema: {
        tags: [reviews.label.many],
        summary: 'Compter les avis publiés d’un produit, note par note',
        params: z.object({ id: z.string().max(64) }),
        querystring: noQuery,
        response: { 200: z.array(z.number().int()).describe('De une à cinq étoiles') },
      },
    },
    async (request) => {
      const { id } = request.params;
      await expectShown(request.readDatabase, id);
      request.reads = [COUNTED, { resource: products.name, ids: id, fields: new Set(['status', '-']) }];
      const { rows } = await request.readDatabase.execute<{ count: number }>(sql`
        select count(it.id)::int as count from generate_series(1, 5) star
        left join reviews it on it.rating = star and it.status = 'published' and it.product_id = ${id}
        group by star order by star`);
      return rows.map(({ count }) => count);
    },
  );
};
