import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { putTriggers } from '../../platform/database/put-triggers.ts';

/**
 * Puts the triggers (`note_sale` and `note_product_group`, in the migrations) that note what changes the sums that statistics are
 * read from. Without them changes were missed: the sums are rebuilt.
 */
export const watchSales = (database: Database): Promise<void> =>
  putTriggers(database, {
    name: 'sales_noted',
    wanted: [
      { table: 'orders', runs: 'note_sale', args: [] },
      { table: 'products', runs: 'note_product_group', args: ['id', 'brand_id'] },
      { table: 'products_categories', runs: 'note_product_group', args: ['products_id', 'categories_other_id'] },
    ],
    whenPut: [sql`insert into sales_stale (what) values ('orders')`],
  });
