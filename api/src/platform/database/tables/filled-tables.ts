import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';

/** Tables that a migration puts rows in, for administrators to edit: a shop that nobody has used yet has rows there. */
export const FILLED_TABLES: readonly string[] = [
  ...resources.filter(({ isSingle }) => isSingle).map(({ name }) => name),
  'shop-identities',
  'legal-pages',
  'delivery-countries',
  'payment-methods',
  'content-pages',
];

/** Tables that a start fills by itself, of what is in the others. */
const DERIVED_TABLES: readonly string[] = [
  'record_counts',
  'sales_sums',
  'sales_customers',
  'sales_deltas',
  'sales_stale',
  'sales_made',
  'search_documents',
  'search_words',
];

/** Their lines come and go with them. */
const isPart = (table: string): boolean => FILLED_TABLES.some((filled) => table.startsWith(`${filled}_`));

/** Whether a table holds what somebody has put there: any row, or a row besides or unlike those of its migration. */
export async function isUsed(database: Executor, table: string): Promise<boolean> {
  if (isPart(table) || DERIVED_TABLES.includes(table)) return false;
  const name = sql`public.${sql.identifier(table)}`;
  const found = await database.execute(
    FILLED_TABLES.includes(table)
      ? sql`select 1 from ${name} where row_version > 1 or created_at > (select min(created_at) from ${name}) limit 1`
      : sql`select 1 from ${name} limit 1`,
  );
  return found.rows.length > 0;
}
