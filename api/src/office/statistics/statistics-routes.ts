import { dayIn } from '@karite/shared/cash';
import { exactMoney } from '@karite/shared/money';
import type { OrderStatus } from '@karite/shared/orders';
import { orders } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import { factsOf } from './facts.ts';
import { refuseWithoutFigures } from './figures-access.ts';
import { daysOf, periodKeys } from './period-query.ts';
import { receivedIn } from './received.ts';
import { isExact, sumsNow } from './stored-sums.ts';

const count = z.number().int();

const moneyReceived = z
  .object({ received: z.number(), refunded: z.number(), net: z.number() })
  .meta({ id: 'MoneyReceived' });

/** One value by status. */
const eachStatus = <T>(of: (status: OrderStatus) => T): Record<OrderStatus, T> => ({
  pending: of('pending'),
  paid: of('paid'),
  shipped: of('shipped'),
  completed: of('completed'),
  cancelled: of('cancelled'),
});

const figures = z
  .object({
    orders: count,
    revenue: z.number(),
    byStatus: z.object(eachStatus(() => count)),
    months: z.array(z.object({ month: z.string(), revenue: z.number(), orders: count })),
  })
  .meta({ id: 'SalesFigures' });

type Slice = { month: string; status: OrderStatus; orders: number; revenue: number };

/** Sums by month and status; every other figure is a sum of these. */
const total = (slices: Slice[], of: 'orders' | 'revenue') =>
  exactMoney(slices.reduce((sum, slice) => sum + slice[of], 0));

/** All months, in the shop's time zone, by state, from the sums where they tell, else from the orders. */
async function salesByMonth(database: Executor, zone: string): Promise<Slice[]> {
  const { rows } = await database.execute<Slice>(
    sql`
      with sums as materialized (select ${isExact('utc-month', zone)} as exact)
      select to_char(day, 'YYYY-MM') as month, status, sum(orders)::int as orders, sum(revenue)::float8 as revenue from (
        select day, status, orders, revenue from (${sumsNow('utc-month', zone)}) stored where (select exact from sums)
        union all
        select day, status, orders, revenue
        from (${factsOf('utc-month', zone, sql`not (select exact from sums)`)}) counted
      ) facts group by 1, 2 having sum(orders) > 0 order by 1`,
    'often',
  );
  return rows;
}

/**
 * Sales figures over all orders but those paid by a test, computed by the database (R1601).
 * Amounts in the shop's currency.
 */
export const statisticsRoutes: FastifyPluginAsyncZod<{ zone: string }> = async (app, { zone }) => {
  app.get(
    '/statistics/received',
    {
      onRequest: app.access.administers(orders, 'read'),
      preHandler: refuseWithoutFigures,
      schema: {
        tags: ['Statistiques'],
        summary: 'Lire l’argent encaissé',
        description: 'Espèces et paiements reçus, moins les remboursements. Sans période : depuis toujours.',
        querystring: z.strictObject(periodKeys),
        response: { 200: moneyReceived },
      },
    },
    ({ query }) => receivedIn(app.readDatabase(), daysOf(query, dayIn(zone, new Date())), zone),
  );

  app.get(
    '/statistics',
    {
      onRequest: app.access.administers(orders, 'read'),
      preHandler: refuseWithoutFigures,
      schema: { tags: ['Statistiques'], summary: 'Lire les ventes', response: { 200: figures } },
    },
    async () => {
      const rows = await salesByMonth(app.readDatabase(), zone);
      const months = [...new Set(rows.map((row) => row.month))];
      const inMonth = (month: string) => rows.filter((row) => row.month === month);
      const withStatus = (status: OrderStatus) => rows.filter((row) => row.status === status);
      return {
        orders: total(rows, 'orders'),
        revenue: total(rows, 'revenue'),
        byStatus: eachStatus((status) => total(withStatus(status), 'orders')),
        months: months.map((month) => ({
          month,
          revenue: total(inMonth(month), 'revenue'),
          orders: total(inMonth(month), 'orders'),
        })),
      };
    },
  );
};
