import { sql } from 'drizzle-orm';
import { customType, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The index of word searches (decision 103): the stems of each record's texts, by their weight, updated by triggers. It also
 * has the stems that a name begins with (`^`), those of its second significant word (`~`), and the whole name (`=`).
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    document: tsvector('document').notNull(),
    popularity: doublePrecision('popularity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.record] }),
    // A pending list would be read by every search.
    index('search_documents_document').using('gin', table.document).with({ fastupdate: false }),
  ],
);

/**
 * The words of those texts, by the highest weight that they have had, for prefixes and typing errors. Words may be
 * duplicated or obsolete: no writer waits for another.
 */
export const searchWords = pgTable(
  'search_words',
  {
    resource: text('resource').notNull(),
    word: text('word').notNull(),
    /** What is left of it without its ending. */
    stem: text('stem').notNull(),
    weight: text('weight').notNull(),
  },
  (table) => [
    index('search_words_word').on(table.resource, table.word),
    index('search_words_stem').on(table.resource, table.stem),
    // Words that sound alike in French (R1802).
    index('search_words_sound').on(table.resource, sql`sound_of(${table.word})`),
    index('search_words_part').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
