import type { ResourceShape } from '@karite/shared/resource';
import { recordSchema } from '@karite/shared/resource/validation';
import { addresses, orders, users } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../database/database.ts';
import { listQueryOf } from '../resource/list-query.ts';
import { findMany } from '../resource/read.ts';
import { readAccount } from './account-store.ts';

/** As many as any list answers at once; `ordersTotal` says when there are more, which `GET /orders` pages through. */
const MOST_ROWS = 1_000;

const wish = z.object({ productId: z.string().nullable(), brandId: z.string().nullable(), createdAt: z.string() });

/** All that the shop keeps of an account's owner. */
export const accountExport = z
  .object({
    account: recordSchema(users),
    ordersTotal: z.number(),
    orders: z.array(recordSchema(orders)),
    addresses: z.array(recordSchema(addresses)),
    favourites: z.array(z.object({ productId: z.string(), name: z.string().nullable(), createdAt: z.string() })),
    newsletter: z.boolean(),
    stockRequests: z.array(wish),
  })
  .meta({ id: 'AccountExport' });

type Step = { by: string | null };

/** Reads what `accountExport` holds. Which administrator changed an order is not its owner's to know. */
export async function exportAccount(database: Executor, { id, email }: { id: string; email: string }) {
  const rowsOf = async (query: SQL) => (await database.execute(query)).rows;
  const ownRows = (resource: ResourceShape) =>
    findMany(database, resource, listQueryOf(resource, { _start: 0, _end: MOST_ROWS }), sql`it.user_id = ${id}`);
  const { rows, total } = await ownRows(orders);
  return {
    account: await readAccount(database, id),
    ordersTotal: total,
    orders: rows.map((order) => ({
      ...order,
      history: (order.history as Step[]).map((step) => ({ ...step, by: step.by === email ? email : null })),
    })),
    addresses: (await ownRows(addresses)).rows,
    favourites: await rowsOf(sql`
      select product_id as "productId", products.name, ${utc(sql`favourites.created_at`)} as "createdAt"
      from favourites left join products on products.id = product_id
      where user_id = ${id} order by favourites.created_at desc, product_id`),
    newsletter: (await rowsOf(sql`select 1 from newsletter where email = ${email}`)).length > 0,
    stockRequests: await rowsOf(sql`
      select product_id as "productId", brand_id as "brandId", ${utc(sql`created_at`)} as "createdAt"
      from stock_requests where email = ${email} order by created_at desc, id`),
  };
}

/** A moment as every answer writes it: ISO 8601 in UTC. */
const utc = (moment: SQL): SQL => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
