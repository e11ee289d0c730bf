import { ORDER_LENGTHS } from '@karite/shared/orders';
import { influencers } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { Limit } from '../../platform/server/access/rate-limit.ts';

/** By address: an operator has thousands of phones behind one, and each order sends a few requests at most. */
const BY_ADDRESS: Limit = { name: 'influencer-code:address', most: 300, minutes: 60 };
/** The codes that sold most; what was mistyped once or twice comes last. */
const MOST_CODES = 200;

const sale = z
  .object({
    code: z.string(),
    /** The influencer of the code; `null` where there is none. */
    name: z.string().nullable(),
    share: z.number().nullable(),
    orders: z.number().int(),
    revenue: z.number(),
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
      const inMonth = month
        ? sql`and o.created_at >= ${`${month}-01`}::timestamp at time zone ${zone}
            and o.created_at < (${`${month}-01`}::timestamp + interval '1 month') at time zone ${zone}`
        : sql``;
      const { rows } = await database.execute<Sale>(sql`
        select coalesce(max(i.code), min(o.code_influenceur)) as code, max(i.name) as name,
          max(i.share)::float8 as share, count(*)::int as orders, sum(o.total_price)::float8 as revenue
        from orders o left join influencers i on fold(i.code) = fold(o.code_influenceur)
        where o.code_influenceur is not null and not o.is_test ${inMonth}
        group by fold(o.code_influenceur)
        order by revenue desc, code limit ${MOST_CODES}`);
      return rows;
    },
  );
};
