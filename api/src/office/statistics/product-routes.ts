import { dayIn } from '@karite/shared/cash';
import { orders } from '@karite/shared/resources';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cohortsOf } from './cohorts.ts';
import { refuseWithoutFigures } from './figures-access.ts';
import { periodKeys, requestedPeriod } from './period-query.ts';
import { bestSellers, sleepingStock } from './products.ts';

const count = z.number().int();
const product = z
  .object({
    id: z.string(),
    name: z.string(),
    quantity: count,
    orders: count,
    revenue: z.number(),
    /** Still in the catalogue. */
    isSold: z.boolean(),
  })
  .meta({ id: 'ProductSales' });
const cohort = z
  .object({
    month: z.string(),
    customers: count,
    /** How many of them ordered in the month itself, in the next, and so on until now. */
    returned: z.array(count),
  })
  .meta({ id: 'Cohort' });

const tags = ['Statistiques'];

/** Best and worst sellers, and returning customers. `zone`: the shop's time zone, which defines days. */
export const productStatisticsRoutes: FastifyPluginAsyncZod<{ zone: string }> = async (app, { zone }) => {
  const onRequest = app.access.administers(orders, 'read');
  const today = () => dayIn(zone, new Date());

  app.get(
    '/statistics/products',
    {
      onRequest,
      preHandler: refuseWithoutFigures,
      schema: {
        tags,
        summary: 'Lire les produits les plus vendus, ou ceux que personne ne commande',
        querystring: z.strictObject({
          ...periodKeys,
          list: z.enum(['best', 'asleep'], 'best ou asleep attendu').describe('Les plus vendus, ou le stock qui dort'),
        }),
        response: { 200: z.array(product) },
      },
    },
    async ({ query: { list, ...requested } }) => {
      const { current } = requestedPeriod(requested, today());
      return (list === 'best' ? bestSellers : sleepingStock)(app.readDatabase(), current, zone);
    },
  );

  app.get(
    '/statistics/cohorts',
    {
      onRequest,
      preHandler: refuseWithoutFigures,
      schema: {
        tags,
        summary: 'Lire qui revient, par mois de première commande',
        response: { 200: z.array(cohort) },
      },
    },
    () => cohortsOf(app.readDatabase(), today(), zone),
  );
};
