import { equal } from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/platform/database/database.ts';
import type { ShopLoad } from './shop-load.ts';

type Stored = { id: string; orderId: string; total: number; lines: number };

/** Throws unless every acknowledged order is stored, once and whole, and no other order exists. */
export async function provesOrders(database: Database, { acknowledged }: ShopLoad): Promise<void> {
  const { rows } = await database.execute<Stored>(sql`
    select it.id, order_id as "orderId", total_price::float8 as total,
      (select count(*)::int from orders_items where orders_id = it.id) as lines from orders it
    where order_id = any(${sql.param(acknowledged.map(({ payload }) => payload.orderId))}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const lost = acknowledged.filter(({ id, payload }) => byId.get(id)?.orderId !== payload.orderId);
  const torn = acknowledged.filter(({ id, payload }) => {
    const row = byId.get(id);
    return row && (row.total !== payload.totalPrice || row.lines !== payload.items.length);
  });
  equal(lost.length, 0, 'lost orders');
  equal(torn.length, 0, 'torn orders');
  equal(new Set(acknowledged.map(({ id }) => id)).size, acknowledged.length, 'an order acknowledged for two');
  equal(rows.length, acknowledged.length, 'doubled orders');
}
