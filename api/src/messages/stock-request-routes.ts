import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { moment } from '../resource/select.ts';
import { countAttempt, type Limit } from '../server/access/attempts.ts';
import { emailAddress, mailboxOf } from '../server/access/email-address.ts';
import { pageQuery, sendPage } from './paging.ts';
import { askForStock } from './stock-requests.ts';

const BY_ADDRESS: Limit = { name: 'stock-request:address', most: 20, minutes: 60 };
/** Each wish becomes a letter one day: nobody is to get many that a stranger asked for, from however many places. */
const BY_MAILBOX: Limit = { name: 'stock-request:mailbox', most: 30, minutes: 24 * 60 };
const id = z.uuid('Identifiant invalide').optional();
const wish = z
  .strictObject({ productId: id, brandId: id, email: emailAddress })
  .refine(({ productId, brandId }) => Boolean(productId) !== Boolean(brandId), {
    error: 'Un produit ou une marque attendu',
    path: ['productId'],
  });

const named = z.object({ id: z.uuid(), name: z.string() }).nullable();
const request = z
  .object({
    id: z.uuid(),
    email: z.string(),
    product: named,
    brand: named,
    createdAt: z.string(),
    notifiedAt: z.string().nullable(),
  })
  .meta({ id: 'StockRequest' });

/** What is asked for, with its name; `null` once it is gone. */
const nameOf = (table: string, column: string) => sql`
  (select json_build_object('id', it.id, 'name', it.name) from ${sql.identifier(table)} it
   where it.id = stock_requests.${sql.identifier(column)})`;

const COLUMNS = sql`id, email, ${nameOf('products', 'product_id')} as product, ${nameOf('brands', 'brand_id')} as brand,
  ${moment(sql`created_at`)} as "createdAt", ${moment(sql`notified_at`)} as "notifiedAt"`;

const tags = ['Alertes de stock'];

/** "Me notifier quand disponible" (R1106): the wish is stored here, and answered when the product is saved. */
export const stockRequestRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  app.post(
    '/notifications/products',
    {
      preHandler: app.limitByAddress(BY_ADDRESS),
      schema: {
        tags,
        summary: 'Demander à être prévenu',
        body: wish,
        response: { 202: z.object({ message: z.string() }) },
      },
    },
    async ({ body: { email, ...target } }, reply) => {
      if (app.limitsAreOn) await countAttempt(database, BY_MAILBOX, mailboxOf(email));
      await askForStock(database, target, email);
      return reply.code(202).send({ message: 'Merci ! Nous vous écrirons dès que ce sera disponible.' });
    },
  );

  app.get(
    '/stock-requests',
    {
      onRequest: app.access.admin,
      schema: {
        tags,
        summary: 'Lister : alertes de stock',
        querystring: pageQuery,
        response: { 200: z.array(request) },
      },
    },
    ({ query }, reply) =>
      sendPage<z.infer<typeof request>>(reply, database, query, {
        columns: COLUMNS,
        table: 'stock_requests',
        key: 'id',
      }),
  );
};
