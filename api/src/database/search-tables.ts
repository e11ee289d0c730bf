import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

const varbit = customType<{ data: string }>({ dataType: () => 'bit varying' });

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
    // The index of parts knows nothing shorter than three letters.
    index('search_words_pair').using('gin', sql`pairs_of(word)`),
  ],
);

/**
 * The place of a record in the bits of `search_bits`, from 0 on; one that is deleted leaves its place empty. They are given in the
 * order of popularity, and what has come or has another one since stands behind all of these.
 */
export const searchPlaces = pgTable(
  'search_places',
  {
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    place: integer('place').notNull(),
    /** As it was when its bits were made. */
    popularity: doublePrecision('popularity'),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.record] }),
    index('search_places_place').on(table.resource, table.place),
  ],
);

/**
 * Which records are found by a frequent word, a link or the value of a facet, a bit a record (decision 66): what many have is
 * counted by these, and never read. A row is a segment of so many places.
 */
export const searchBits = pgTable(
  'search_bits',
  {
    resource: text('resource').notNull(),
    lexeme: text('lexeme').notNull(),
    segment: integer('segment').notNull(),
    bits: varbit('bits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resource, table.lexeme, table.segment] })],
);

/** The records that have changed since their bits were made: written by triggers, without any writer waiting for another. */
export const searchPending = pgTable(
  'search_pending',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
  },
  (table) => [index('search_pending_record').on(table.resource, table.record)],
);
