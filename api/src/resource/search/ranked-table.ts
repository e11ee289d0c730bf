import type { ResourceShape } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { customType, doublePrecision, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { columnIn, type Table, type Tables } from '../kinds/table.ts';
import { rankedName } from './ranked.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a search by words is answered from (decision 55), a row a record, kept by triggers: its words, `1` before those of
 * what it is called, `3` before all and `4` before those that come last, the ids of what it is linked to, and which fields point to nothing. Narrow, for a common word reads much of it.
 */
export const rankedTable = (resource: ResourceShape, tables: Tables): Table => {
  const name = rankedName(resource);
  return pgTable(
    name,
    {
      recordId: uuid('record_id')
        .primaryKey()
        .references(() => columnIn(tables, resource.name, 'id'), { onDelete: 'cascade' }),
      words: tsvector('words').notNull(),
      popularity: doublePrecision('popularity').notNull().default(sql`0`),
    },
    (table) => [
      // A pending list would be read by every search.
      index(`${name}_words`).using('gin', table.words).with({ fastupdate: false }),
      index(`${name}_popular`).on(table.popularity.desc(), table.recordId),
    ],
  );
};
