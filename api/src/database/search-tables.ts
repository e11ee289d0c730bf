import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * The words that searches by words know (decision 55): those of a resource's texts, and those of the names of records by
 * which others are found (`record`). Words may be there twice, or no longer be used: no writer waits for another.
 */
export const searchWords = pgTable(
  'search_words',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    resource: text('resource').notNull(),
    word: text('word').notNull(),
    /** What is left of it without its ending. */
    stem: text('stem').notNull(),
    record: uuid('record'),
  },
  (table) => [
    index('search_words_word').on(table.resource, table.word),
    index('search_words_stem').on(table.resource, table.stem),
    index('search_words_record').on(table.record).where(sql`record is not null`),
    index('search_words_part').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
