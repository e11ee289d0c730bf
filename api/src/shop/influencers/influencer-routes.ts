import { MONEY_DECIMALS } from '@karite/shared/locale';
import { ORDER_LENGTHS } from '@karite/shared/orders';
import { influencers } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { Limit } from '../../platform/server/access/rate-limit.ts';

/** By address: an operator has thousands of phones behind one, and each order sends a few requests at most. */
const BY_ADDRESS: Limit = { name: 'influencer-code:address', most: 300, minutes: 60 };
/** The codes that sold most; what was mistyped once or twice comes last. */
const MOST_CODES = 200;

/** An order earns a commission once it was delivered and paid for, unless its money went back. */
const EARNS = sql`o.status = 'completed' and not o.is_refunded`;
/** The share of an influencer `i`, in whole units of the shop's currency; `null` without one. */
const commission = (earned: SQL) => sql`round(${earned} * i.share / 100, ${MONEY_DECIMALS}::int)`;

const sale = z
  .object({
    code: z.string(),
    /** The influencer of the code; `null` where there is none. */
    name: z.string().nullable(),
    share: z.number().nullable(),
    orders: z.number().int(),
    revenue: z.number(),
    /** The influencer of the code; `null` where there is none. */
    influencerId: z.uuid().nullable(),
    /** What was earned in the period: the share of the orders that are completed and not refunded. */
    commission: z.number().nullable(),
    /** What was paid of it in the period. */
    paid: z.number().nullable(),
    /** What is still owed of all that was earned until now; below 0 it was paid in advance. */
    owed: z.number().nullable(),
  })
  .meta({ id: 'InfluencerSales' });
type Sale = z.infer<typeof sale>;

/** What the checkout and the statistics ask of influencers' codes. Codes are compared without case and accents. */
export const influencerRoutes: FastifyPluginAsyncZod<{ database: Executor; zone: string }> = async (
  app,
  { database, zone },
) => {
  app.post(
    '/influencers/known',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags: [influencers.label.many],
        summary: 'Savoir si un code est connu',
        description: 'Un seul code, et rien de la personne : les codes ne se listent pas.',
        body: z.strictObject({
          code: z
            .string('Code manquant')
            .trim()
            .min(1, 'Code manquant')
            .max(ORDER_LENGTHS.codeInfluenceur, 'Code trop long'),
        }),
        response: { 200: z.object({ isKnown: z.boolean() }) },
      },
    },
    async ({ body: { code } }) => {
      const { rows } = await database.execute(
        sql`select from influencers where fold(code) = fold(${code}) and is_active`,
      );
      return { isKnown: rows.length > 0 };
    },
  );

  app.get(
    '/statistics/influencers',
    {
      onRequest: app.access.administers(influencers, 'read'),
      schema: {
        tags: ['Statistiques'],
        summary: 'Lire les ventes par code d’influenceur',
        querystring: z.strictObject({
          month: z
            .string()
            .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Mois attendu, comme 2026-11')
            .optional()
            .describe('Un mois, à l’heure de la boutique ; absent : depuis toujours'),
        }),
        response: { 200: z.array(sale) },
      },
    },
    async ({ query: { month } }) => {
      const first = `${month}-01`;
      const inMonth = month
        ? sql`and o.created_at >= ${first}::timestamp at time zone ${zone}
            and o.created_at < (${first}::timestamp + interval '1 month') at time zone ${zone}`
        : sql``;
      const paidIn = month
        ? sql`filter (where paid_on >= ${first}::date and paid_on < ${first}::date + interval '1 month')`
        : sql``;
      const { rows } = await database.execute<Sale>(sql`
        with sold as (
          select fold(o.code_influenceur) as folded, min(o.code_influenceur) as typed, count(*)::int as orders,
            sum(o.total_price) as revenue, coalesce(sum(o.total_price) filter (where ${EARNS}), 0) as earned
          from orders o where o.code_influenceur is not null and not o.is_test ${inMonth} group by 1),
        ever as (
          select fold(o.code_influenceur) as folded, sum(o.total_price) as earned
          from orders o where o.code_influenceur is not null and not o.is_test and ${EARNS} group by 1),
        payouts as (
          select influencer_id, sum(amount) as ever, coalesce(sum(amount) ${paidIn}, 0) as paid
          from "influencer-payouts" group by 1)
        select coalesce(i.code, sold.typed) as code, i.name, i.id as "influencerId", i.share::float8 as share, sold.orders,
          sold.revenue::float8 as revenue, ${commission(sql`sold.earned`)}::float8 as commission,
          case when i.id is not null then coalesce(payouts.paid, 0) end::float8 as paid,
          (${commission(sql`coalesce(ever.earned, 0)`)} - coalesce(payouts.ever, 0))::float8 as owed
        from sold left join influencers i on fold(i.code) = sold.folded left join ever using (folded)
          left join payouts on payouts.influencer_id = i.id
        order by sold.revenue desc, code limit ${MOST_CODES}`);
      return rows;
    },
  );
};
