import { fieldsOf, grantsOf } from '@karite/shared/access';
import { isPublic, type ResourceShape, targetOf } from '@karite/shared/resource';
import { searchSynonyms } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allOfResource } from '../../platform/server/cache/reads.ts';
import { readsOfPlaces } from '../cache/reads.ts';
import { countFacets } from '../list/facets.ts';
import { listQueryOf, listQuerySchema, searchedBy } from '../list/list-query.ts';
import { scopeFields, scopeOf } from '../list/scope.ts';
import { cachedFor } from './cached-for.ts';
import { ON_A_PAGE } from './totals-routes.ts';

/** How many records each value of a field has. */
const counts = z
  .array(
    z
      .object({
        value: z.string().describe('Comme un filtre le dit ; une plage par ses bornes : 5000-10000, -5000, 20000-'),
        label: z.string().nullable(),
        count: z.number().int(),
      })
      .meta({ id: 'FacetCount' }),
  )
  .optional();

/** What a call that counts by the facets of a resource answers. */
export const facetCounts = (resource: ResourceShape) =>
  z.object(Object.fromEntries(Object.keys(resource.facets ?? {}).map((name) => [name, counts])));

/** The resources that provide the labels of another's facets. */
export const facetTargets = (resource: ResourceShape): string[] => {
  const targets = Object.keys(resource.facets ?? {}).flatMap((name) => {
    const field = resource.fields[name];
    const target = field && 'target' in field && targetOf(field, resource);
    return target ? [target.name] : [];
  });
  return [...new Set(targets)];
};

/** `GET …/facets` of a resource that declares some (R1805): counted under the filters of the list, for who may read it. */
export function facetRoutes(app: FastifyInstance, resource: ResourceShape) {
  const names = Object.keys(resource.facets ?? {});
  if (names.length === 0) return;
  const isForAll = isPublic(resource);
  const targets = facetTargets(resource).map(allOfResource);
  app.withTypeProvider<ZodTypeProvider>().get(
    `/${resource.name}/facets`,
    {
      config: {
        isCached: isForAll || cachedFor(resource),
        reads: [allOfResource(resource.name), ...targets, allOfResource(searchSynonyms.name)],
      },
      onRequest: isForAll ? [] : app.access.may(resource, 'read'),
      schema: {
        tags: [resource.label.many],
        summary: `Compter par critère : ${resource.label.many}`,
        querystring: listQuerySchema(resource).omit(ON_A_PAGE),
        response: { 200: facetCounts(resource) },
      },
    },
    async (request) => {
      const { query: requested, user, readDatabase } = request;
      const readable = fieldsOf(grantsOf(user, resource, 'read'));
      const shown = readable ? names.filter((name) => readable.has(name)) : names;
      // Counting by a field discloses it: records are excluded where the caller may not read it.
      const sort = shown.map((field) => ({ field, descending: false, nulls: null }));
      const query = searchedBy(user, resource, { ...listQueryOf(resource, requested), sort });
      const scope = scopeOf(user, resource, query, true);
      const deciding = readsOfPlaces(resource, query, scopeFields(user, resource));
      if (deciding) request.reads = [...deciding, ...targets];
      return countFacets(readDatabase, { resource, query, scope, names: shown });
    },
  );
}
