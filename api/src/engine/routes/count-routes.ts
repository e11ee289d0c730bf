import { may } from '@karite/shared/access';
import type { ResourceShape } from '@karite/shared/resource';
import { storable } from '@karite/shared/resource/validation';
import { cutText } from '@karite/shared/text';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { queryOf } from '../../platform/server/http/query-texts.ts';
import { type Counted, countMatches } from '../list/find-page.ts';
import { listQueryOf, listQuerySchema, searchedBy } from '../list/list-query.ts';
import { scopeOf } from '../list/scope.ts';

/** So many lists are counted by one call. */
const MOST_LISTS = 12;

const list = storable(z.string().max(2_000, '2000 caractères au plus'));
const requested = z.strictObject({
  list: z
    .preprocess(
      (given) => (Array.isArray(given) ? given : [given]),
      z.array(list).min(1, 'Une liste au moins').max(MOST_LISTS, `${MOST_LISTS} listes au plus`),
    )
    .describe(`L’adresse d’une liste, avec ce qui la filtre : orders?status=pending ; ${MOST_LISTS} au plus`),
});
const answer = z
  .object({ counts: z.array(z.number().int().nullable()).describe('Dans cet ordre ; null : ne peut être lue') })
  .meta({ id: 'Counts' });

const refused = (list: string) => invalid({ list: `Liste refusée : ${cutText(list, 100)}` });

/** Parses a list's address for the caller; `null` where they may not read it. */
function countedBy(resources: readonly ResourceShape[], user: SignedIn | null, address: string): Counted | null {
  const [name = '', text = ''] = address.split(/\?(.*)/s);
  const resource = resources.find((each) => each.name === name);
  if (!resource || resource.isSingle) throw refused(address);
  if (!may(user, resource, 'read')) return null;
  const judged = listQuerySchema(resource).safeParse(queryOf(text));
  if (!judged.success) throw refused(address);
  const query = searchedBy(user, resource, listQueryOf(resource, judged.data));
  return { resource, query, scope: scopeOf(user, resource, query) };
}

/** `GET /counts`: the number of records of several lists, by one statement, for the head of a list or a dashboard. */
export const countRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/counts',
    {
      onRequest: app.access.staff,
      schema: {
        tags: ['Listes'],
        summary: 'Compter plusieurs listes',
        querystring: requested,
        response: { 200: answer },
      },
    },
    async ({ query, user }) => {
      const lists = query.list.map((address) => countedBy(app.resources, user, address));
      const found = await countMatches(
        database,
        lists.filter((each) => each !== null),
      );
      const next = found.values();
      return { counts: lists.map((each) => (each ? (next.next().value ?? 0) : null)) };
    },
  );
};
