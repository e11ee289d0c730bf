import { messagesOf } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { collections, products, searchSynonyms } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readsOfList } from '../../engine/cache/reads.ts';
import { countFacets } from '../../engine/list/facets.ts';
import { findPageText } from '../../engine/list/find-page.ts';
import { type ListQuery, listQueryOf, listQuerySchema } from '../../engine/list/list-query.ts';
import { scopeFields, shownToAll } from '../../engine/list/scope.ts';
import { findOne } from '../../engine/read/read.ts';
import { facetCounts, facetTargets } from '../../engine/routes/facet-routes.ts';
import { isCostly, refuseCostly, sendPage } from '../../engine/routes/resource-routes.ts';
import { ON_A_PAGE } from '../../engine/routes/totals-routes.ts';
import type { Executor } from '../../platform/database/database.ts';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { notFound } from '../../platform/server/errors/api-error.ts';
import { type Membership, membersSql, ownSort, withRuleFields } from './members.ts';

const idParams = z.object({ id: z.string().max(64) });
const tags = [collections.label.many];
const names = Object.keys(products.facets);

/** The products of a collection that are in the shop. */
const shownOf = (collection: Membership) => sql`(${membersSql(collection)}) and ${shownToAll(products)}`;

/** The products of a collection that is in the shop, and how many each choice has: paged and narrowed as those of the catalogue (R1923). */
export const collectionRoutes: FastifyPluginAsyncZod = async (app) => {
  const shown = async (reader: Executor, id: string) => {
    const found = await findOne(reader, collections, id, sql`it.is_shown`);
    if (!found) throw notFound(messagesOf(collections).notFound);
    return found;
  };

  app.get(
    '/collections/:id/products',
    {
      config: { isCached: true },
      schema: {
        tags,
        summary: 'Lister : produits d’une collection',
        description: 'Dans l’ordre de la collection, à moins que `_sort` n’en demande un autre.',
        params: idParams,
        querystring: listQuerySchema(products).omit({ _after: true }),
        response: { 200: z.array(recordSchema(products)) },
      },
    },
    async (request, reply) => {
      const { readDatabase } = request;
      const collection = await shown(readDatabase, request.params.id);
      const requested = listQueryOf(products, request.query);
      const isOwn = request.query._sort === undefined && !requested.isRanked;
      const query: ListQuery = isOwn ? { ...requested, sort: ownSort(collection) } : requested;
      if (isCostly(query)) await refuseCostly(app, request);
      const page = await findPageText(readDatabase, products, query, shownOf(collection));
      request.reads = [
        allOfResource(collections.name),
        ...readsOfList(products, withRuleFields(query, collection), page.ids, scopeFields(null, products)),
      ];
      return sendPage(reply, page);
    },
  );

  app.get(
    '/collections/:id/facets',
    {
      config: {
        isCached: true,
        reads: [collections.name, products.name, ...facetTargets(products), searchSynonyms.name].map(allOfResource),
      },
      schema: {
        tags,
        summary: 'Compter par critère : produits d’une collection',
        params: idParams,
        querystring: listQuerySchema(products).omit(ON_A_PAGE),
        response: { 200: facetCounts(products) },
      },
    },
    async ({ params, query, readDatabase }) => {
      const collection = await shown(readDatabase, params.id);
      return countFacets(readDatabase, {
        resource: products,
        query: listQueryOf(products, query),
        scope: shownOf(collection),
        names,
      });
    },
  );
};
