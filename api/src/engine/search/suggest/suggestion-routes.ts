import { type ResourceShape, readByEveryone } from '@karite/shared/resource';
import { recordSchema, storable } from '@karite/shared/resource/validation';
import { searchSynonyms } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { allOfResource } from '../../../platform/server/cache/reads.ts';
import { readsOfList } from '../../cache/reads.ts';
import { findPageText } from '../../list/find-page.ts';
import { listQuerySchema } from '../../list/list-query.ts';
import { scopeFields, scopeOf } from '../../list/scope.ts';
import { ON_A_PAGE } from '../../routes/totals-routes.ts';
import { rankedOf } from '../ranked.ts';
import { suggestedQuery, suggestionsFor } from './suggestions.ts';

const names = z.array(
  z.object({ value: z.uuid(), label: z.string(), parentId: z.uuid().nullable() }).meta({ id: 'SuggestedName' }),
);
const typed = storable(z.string().trim().min(2, '2 lettres au moins').max(200, '200 caractères au plus'));

/** `GET …/suggestions` of public resources that declare suggestions (R1808): one call while somebody types. */
export function suggestionRoutes(app: FastifyInstance, resource: ResourceShape) {
  const ranked = rankedOf(resource);
  const { suggests } = ranked ?? {};
  const shownTo = readByEveryone(resource);
  if (!ranked || !suggests || !shownTo || shownTo.fields) return;
  const linked = [...new Set(ranked.links.map(({ target }) => target.name))].map(allOfResource);
  const { shape } = recordSchema(resource);
  const shown = Object.fromEntries(Object.entries(shape).filter(([name]) => name === 'id' || suggests.includes(name)));
  app.withTypeProvider<ZodTypeProvider>().get(
    `/${resource.name}/suggestions`,
    {
      config: { isCached: true, reads: [allOfResource(resource.name), ...linked, allOfResource(searchSynonyms.name)] },
      schema: {
        tags: [resource.label.many],
        summary: `Suggérer pendant la saisie : ${resource.label.many}`,
        querystring: listQuerySchema(resource)
          .omit(ON_A_PAGE)
          .extend({ q: typed.describe(resource.search?.placeholder ?? '') }),
        response: {
          200: z.object({
            isClosest: z.boolean().describe('Rien ne contient tous les mots : ce sont les plus proches'),
            texts: z.array(z.string()).describe('Ce que le texte peut devenir'),
            names: z.object(Object.fromEntries(ranked.links.map(({ name }) => [name, names]))),
            records: z.array(z.object(shown)),
          }),
        },
      },
    },
    async (request) => {
      const { query: requested } = request;
      const query = suggestedQuery(resource, requested);
      const page = await findPageText(request.readDatabase, resource, query, scopeOf(null, resource));
      request.reads = [...readsOfList(resource, query, page.ids, scopeFields(null, resource)), ...linked];
      return suggestionsFor(request.readDatabase, resource, requested.q, page);
    },
  );
}
