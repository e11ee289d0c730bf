import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/platform/database/database.ts';
import { firstRow } from '../../../api/src/platform/database/rows.ts';
import { jsonOf, signIn } from '../../support/shop-process.ts';
import type { ShopServer } from './shop-server.ts';

/** A shop that runs, with what its requests name. */
export type TargetShop = {
  server: ShopServer;
  database: Database;
  /** Of an administrator. */
  token: string;
  /** Some that are on the shelf, in stock. */
  products: Product[];
  /** Those of them that nobody counts and that have no variants: they never run out. */
  endless: Product[];
  /** How many orders, products and users there are. */
  counts: Record<'orders' | 'products' | 'users', number>;
};

/** Signs in and reads the names that requests need. */
export async function inspectShop(server: ShopServer, database: Database): Promise<TargetShop> {
  const token = await signIn(server.url);
  const some = await jsonOf<Product[]>(
    fetch(`${server.url}/api/products?inStock=true&variantOfId_empty=true&_start=0&_end=200`),
  );
  const counts = await database.execute<TargetShop['counts']>(sql`
    select (select count(*)::int from orders) as orders, (select count(*)::int from products) as products,
      (select count(*)::int from users) as users`);
  const { rows } = await database.execute<{ id: string }>(sql`select product_id as id from stocks`);
  const counted = new Set(rows.map(({ id }) => id));
  const endless = some.filter(({ id, variants }) => !variants && !counted.has(id));
  return { server, database, token, products: some, endless, counts: firstRow(counts) };
}

/** Waits until what a shop makes beside its requests after a first start is there: sums of sales. */
export async function untilMade(database: Database, say: (line: string) => void): Promise<void> {
  const lacking = async (): Promise<string | null> => {
    const { rows } = await database.execute<{ what: string }>(sql`
      select 'sums of sales' as what where not exists (select from sales_made) or exists (select from sales_stale)
      limit 1`);
    return rows[0]?.what ?? null;
  };
  let last = '';
  for (let what = await lacking(); what; what = await lacking()) {
    if (what.replace(/\d+/, '') !== last) say(`Waiting for: ${what}`);
    last = what.replace(/\d+/, '');
    await pause(1_000);
  }
}
