import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { putTriggers } from '../database/put-triggers.ts';
import { beforeReady } from '../server/jobs/before-ready.ts';
import { everyMinute } from '../server/jobs/every-hour.ts';
import { foldSales } from './fold-sales.ts';

const TASK = 'fold-sales';

/**
 * Keeps the sums that statistics are read from: triggers (`note_sale` and `note_product_group`, in the migrations) note
 * what changes, and each minute it is added. Where the triggers were lacking, nobody knows what has changed meanwhile: the
 * sums are made anew.
 */
export function watchSales(app: FastifyInstance, database: Database, zone: string): void {
  let isWatching = false;
  const watch = async () => {
    if (isWatching) return;
    await putTriggers(database, {
      name: 'sales_noted',
      wanted: [
        { table: 'orders', runs: 'note_sale', args: [] },
        { table: 'products', runs: 'note_product_group', args: ['id', 'brand_id'] },
        { table: 'products_categories', runs: 'note_product_group', args: ['products_id', 'categories_other_id'] },
      ],
      whenPut: [sql`insert into sales_stale (what) values ('orders')`],
    });
    isWatching = true;
  };
  // Without a database the app is ready all the same, for what needs none; each minute it is tried again.
  beforeReady(app, () => app.tasks.run(TASK, watch));
  const fold = async () => {
    await watch();
    await foldSales(database, zone);
  };
  // At once: until sums are there that were lacking, statistics are counted from the orders.
  everyMinute(app, TASK, fold, 0);
}
