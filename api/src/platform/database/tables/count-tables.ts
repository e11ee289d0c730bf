import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * How many records some resources have: a base, counted once, and what has come (1, or more at once) and gone since. Only ever
 * added to (`note_count` in the migrations), so that no order waits for another; each minute one row is made of them.
 */
export const recordCounts = pgTable(
  'record_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    resource: text('resource').notNull(),
    change: bigint('change', { mode: 'number' }).notNull(),
    isBase: boolean('is_base').notNull().default(false),
  },
  ({ resource }) => [index('record_counts_resource').on(resource)],
);
