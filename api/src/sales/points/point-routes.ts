import { CURRENCY_SYMBOL } from '@karite/shared/locale';
import { MOST_POINTS } from '@karite/shared/points';
import { pointMovements } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { noQuery } from '../../engine/list/list-query.ts';
import type { Database } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/server/access/signed-in.ts';
import { exchangePoints } from './exchange.ts';
import { balanceOf } from './hold-balance.ts';

/** What a customer has and does with it; what came and went is a declared resource. */
export const pointRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.get(
    '/users/me/points',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags: [pointMovements.label.many],
        summary: 'Lire le solde de ses points',
        querystring: noQuery,
        response: { 200: z.object({ balance: z.number() }) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { balance: await balanceOf(database, signedIn(request).id) };
    },
  );

  app.post(
    '/users/me/points/exchange',
    {
      onRequest: app.access.signedIn,
      schema: {
        tags: [pointMovements.label.many],
        summary: 'Échanger ses points contre un code',
        body: z.strictObject({
          points: z
            .int('Nombre entier attendu')
            .min(1, '1 au moins')
            .max(MOST_POINTS, `${MOST_POINTS} au plus à la fois`),
        }),
        response: {
          201: z
            .object({
              code: z.string(),
              amount: z.number().describe(`Ce que le code retire du prix, en ${CURRENCY_SYMBOL}`),
              endsAt: z.string(),
              left: z.number().describe('Les points qui restent'),
            })
            .meta({ id: 'PointExchange' }),
        },
      },
    },
    async (request, reply) => {
      const exchanged = await exchangePoints({ app, database, by: signedIn(request) }, request.body.points);
      return reply.code(201).header('cache-control', 'no-store').send(exchanged);
    },
  );
};
