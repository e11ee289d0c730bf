import { customType, doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What searches by words are answered from (decision 103): of each record the stems of its texts, by their weight, kept by triggers.
 * Beside them stand the stems that a name begins with (`^`), those of its second telling word (`~`), and the whole name (`=`).
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
 * The words of those texts as they stand, by the weight that they have had: what a part of a word, or a wrong letter, may mean. Words may
 * be there twice, or no longer be used: no writer waits for another.
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
    index('search_words_part').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
