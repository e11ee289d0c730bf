import { dayIn } from '@karite/shared/cash';
import { valuesOf } from '@karite/shared/labels';
import { COUNTRY_NAMES, DELIVERY_LABELS, ORDER_STATUSES, PAYMENT_LABELS } from '@karite/shared/orders';
import { storable } from '@karite/shared/resource/validation';
import { orders } from '@karite/shared/resources';
import { daysIn, type Period, SALES_BY } from '@karite/shared/statistics';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { SHEET_TYPES, sheetAnswer } from '../../engine/exchange/routes/sheet-types.ts';
import type { Executor } from '../../platform/database/database.ts';
import { invalid } from '../../platform/server/errors/api-error.ts';
import { refuseWithoutFigures } from './figures-access.ts';
import { momentsOf } from './moments.ts';
import { periodKeys, requestedPeriod } from './period-query.ts';
import { salesOf } from './sales.ts';
import { salesSheet } from './sales-sheet.ts';

/** A chart of more days would show none of them. */
const MOST_BY_DAY = 400;

const anyOf = <T extends z.ZodType>(value: T) =>
  z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(value).max(20, '20 valeurs au plus'))
    .optional();

const requested = {
  by: z.enum(valuesOf(SALES_BY), 'Valeur inconnue').describe('Ce qui distingue les ventes'),
  ...periodKeys,
  status: anyOf(z.enum(ORDER_STATUSES, 'Statut inconnu')),
  country: anyOf(z.enum(valuesOf(COUNTRY_NAMES), 'Valeur inconnue')),
  payment: anyOf(z.enum(valuesOf(PAYMENT_LABELS), 'Valeur inconnue')),
  delivery: anyOf(z.enum(valuesOf(DELIVERY_LABELS), 'Valeur inconnue')),
  city: anyOf(storable(z.string().max(200, '200 caractères au plus'))),
};

const query = z.strictObject(requested);

const tags = ['Statistiques'];
const OF_LINES = 'Par catégorie et par marque : les articles, à leur prix, avant remise et livraison.';

const figures = { orders: z.number().int(), revenue: z.number() };
const days = { from: z.string(), to: z.string() };
const moments = { begins: z.string(), ends: z.string() };
const totals = z.object({
  ...figures,
  byStatus: z.array(z.object({ status: z.enum(ORDER_STATUSES), ...figures })),
});
const answer = z
  .object({
    timeZone: z.string(),
    /** Days of the shop's time zone, and the moments that they begin and end at. */
    current: z.object({ ...days, ...moments }),
    before: z.object(days),
    totals,
    totalsBefore: totals,
    rows: z.array(
      z.object({
        value: z.string(),
        /** Of the record that `value` is the id of. */
        name: z.string().nullable(),
        ...figures,
        /** The same of the period before. */
        before: z.object(figures).nullable(),
        /** Of a day or a month. */
        moments: z.object(moments).nullable(),
      }),
    ),
  })
  .meta({ id: 'Sales' });

/** A period that this dimension can split. Throws a 400 that names the error. */
function readPeriod(requested: z.infer<typeof query>, today: string): Period {
  const period = requestedPeriod(requested, today);
  if (requested.by === 'day' && daysIn(period.current) > MOST_BY_DAY)
    throw invalid({ by: `Par jour, ${MOST_BY_DAY} jours au plus : choisissez par mois` });
  return period;
}

/** `zone`: the shop's time zone, which defines days. */
export const salesRoutes: FastifyPluginAsyncZod<{ zone: string }> = async (app, { zone }) => {
  const read = async (reader: Executor, requested: z.infer<typeof query>) => {
    const { by, period: _name, from: _from, to: _to, ...filter } = requested;
    const period = readPeriod(requested, dayIn(zone, new Date()));
    return { period, sales: await salesOf(reader, { by, period, filter, zone }) };
  };

  app.get(
    '/statistics/sales',
    {
      onRequest: app.access.administers(orders, 'read'),
      preHandler: refuseWithoutFigures,
      schema: {
        tags,
        summary: 'Lire les ventes d’une période',
        description: `À côté de la période qui la précède. ${OF_LINES}`,
        querystring: query,
        response: { 200: answer },
      },
    },
    async (request) => {
      const reader = app.readDatabase();
      const { by } = request.query;
      const step = by === 'day' || by === 'month' ? by : null;
      const { period, sales } = await read(reader, request.query);
      const spans = await momentsOf(reader, period.current, step, zone);
      return {
        timeZone: zone,
        current: { ...period.current, begins: spans[0]?.begins ?? '', ends: spans.at(-1)?.ends ?? '' },
        before: period.before,
        totals: sales.now,
        totalsBefore: sales.before,
        rows: sales.rows.map((row, index) => ({ ...row, moments: step ? (spans[index] ?? null) : null })),
      };
    },
  );

  app.get(
    '/statistics/sales/export',
    {
      onRequest: app.access.administers(orders, 'read'),
      preHandler: refuseWithoutFigures,
      schema: {
        tags,
        summary: 'Exporter les ventes d’une période',
        description: `En CSV ou en classeur. ${OF_LINES}`,
        querystring: z.strictObject({ ...requested, format: z.enum(valuesOf(SHEET_TYPES), 'csv ou xlsx attendu') }),
        response: { 200: sheetAnswer },
      },
    },
    async ({ query: { format, ...given } }, reply) => {
      const { period, sales } = await read(app.readDatabase(), given);
      const name = `ventes-${period.current.from}-${period.current.to}.${format}`;
      reply.header('content-type', SHEET_TYPES[format]);
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return salesSheet(format, given.by, sales.rows);
    },
  );
};
