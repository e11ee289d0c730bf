import { dayIn } from '@karite/shared/cash';
import { valuesOf } from '@karite/shared/labels';
import { inCurrency } from '@karite/shared/money';
import { influencers } from '@karite/shared/resources';
import { COMMISSION_LABELS } from '@karite/shared/statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SHEET_TYPES, sheetAnswer } from '../../engine/exchange/routes/sheet-types.ts';
import { influencerSales } from './influencer-sales.ts';
import { daysOf, periodKeys } from './period-query.ts';
import { sheetOf } from './sheet.ts';

const sale = z
  .object({
    code: z.string(),
    name: z.string().nullable().describe('L’influenceur du code ; vide : code inconnu'),
    share: z.number().nullable().describe('Sa part des ventes, en %'),
    orders: z.number().int(),
    revenue: z.number(),
    influencerId: z.uuid().nullable(),
    commission: z
      .number()
      .nullable()
      .describe('La commission de la période : sa part des commandes terminées et non remboursées'),
    paid: z.number().nullable().describe('La commission payée pendant la période'),
    owed: z
      .number()
      .nullable()
      .describe('La commission due à la fin de la période, de toutes ses commandes ; sous 0 : payée d’avance'),
  })
  .meta({ id: 'InfluencerSales' });

const HEADINGS = [
  'Code',
  'Influenceur',
  'Commandes',
  inCurrency('Chiffre d’affaires'),
  'Part des ventes (%)',
  ...Object.values(COMMISSION_LABELS).map(inCurrency),
];

const tags = ['Statistiques'];
const description =
  'Par code : commandes, chiffre d’affaires, commission, payée et due. Sans période : depuis toujours.';

/** What each influencer's code brought in a period, and what is owed for it (R1609). `zone` defines days. */
export const influencerSalesRoutes: FastifyPluginAsyncZod<{ zone: string }> = async (app, { zone }) => {
  const onRequest = app.access.administers(influencers, 'read');
  const today = () => dayIn(zone, new Date());

  app.get(
    '/statistics/influencers',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Lire les ventes par code d’influenceur',
        description,
        querystring: z.strictObject(periodKeys),
        response: { 200: z.array(sale) },
      },
    },
    ({ query }) => influencerSales(app.readDatabase(), daysOf(query, today()), zone),
  );

  app.get(
    '/statistics/influencers/export',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Exporter les ventes par code d’influenceur',
        description,
        querystring: z.strictObject({ ...periodKeys, format: z.enum(valuesOf(SHEET_TYPES), 'csv ou xlsx attendu') }),
        response: { 200: sheetAnswer },
      },
    },
    async ({ query: { format, ...given } }, reply) => {
      const days = daysOf(given, today());
      const rows = await influencerSales(app.readDatabase(), days, zone);
      const name = days ? `influenceurs-${days.from}-${days.to}` : 'influenceurs';
      reply.header('content-type', SHEET_TYPES[format]);
      reply.header('content-disposition', `attachment; filename="${name}.${format}"`);
      return sheetOf(
        format,
        'Influenceurs',
        HEADINGS,
        rows.map((it) => [it.code, it.name, it.orders, it.revenue, it.share, it.commission, it.paid, it.owed]),
      );
    },
  );
};
