import { messagesOf } from '@karite/shared/resource';
import { products, reviews } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noQuery } from '../../engine/list/list-query.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';

/** How many published reviews gave a product one star, two, … five. */
export const ratingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/products/:id/ratings',
    {
      config: { isCached: true, reads: [allOfResource(reviews.name)] },
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
      if (!isUuid(id)) throw notFound(messagesOf(products).notFound);
      const { rows } = await request.readDatabase.execute<{ count: number }>(sql`
        select count(it.id)::int as count from generate_series(1, 5) star
        left join reviews it on it.rating = star and it.status = 'published' and it.product_id = ${id}
        group by star order by star`);
      return rows.map(({ count }) => count);
    },
  );
};
