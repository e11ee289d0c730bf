import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, now } from './moment-columns.ts';

/** Long jobs that one request starts and another one polls: an import, an export (resource/exchange/). */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    resource: text('resource').notNull(),
    userId: uuid('user_id').notNull(),
    /** `running`, `done`, `failed` or `cancelled`. */
    state: text('state').notNull().default('running'),
    step: text('step').notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    report: jsonb('report'),
    problem: text('problem'),
    fileName: text('file_name'),
    /** In bytes. */
    fileSize: bigint('file_size', { mode: 'number' }),
    /** The name of its file. */
    title: text('title'),
    /** The import that it takes back. */
    importId: uuid('import_id').references((): AnyPgColumn => jobs.id, { onDelete: 'cascade' }),
    /** A trial, which saves nothing. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** What it is to do, for the process that takes it on, until it has ended. */
    work: jsonb('work'),
    /** How often a process has taken it on. */
    attempts: integer('attempts').notNull().default(0),
    /** Status and code of an error, for the request that waits for it. */
    refusal: jsonb('refusal'),
    /** Since when it is to end before its end; its process ends it at its next step. */
    cancelAskedAt: moment('cancel_asked_at'),
    createdAt: now('created_at'),
    /** The last sign of the process at work: without one for long, another takes it on. */
    beatAt: now('beat_at'),
    endedAt: moment('ended_at'),
    /** Until when its file waits for its owner, where that is longer than usual. */
    keptUntil: moment('kept_until'),
  },
  (table) => [
    index('jobs_oldest').on(table.createdAt),
    index('jobs_import').on(table.importId).where(sql`import_id is not null`),
  ],
);

/** What an import did and is still there, as entries of the audit by the row that made them (resource/exchange/). */
export const importChanges = pgTable(
  'import_changes',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** Why it was not undone on request. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The file that a job has made, in pieces: any process hands it out, and no folder is shared. */
export const jobFiles = pgTable(
  'job_files',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/** Addresses by which a job's file is fetched once, soon: of their secret part the hash. */
export const jobLinks = pgTable(
  'job_links',
  {
    keyHash: text('key_hash').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: now('created_at'),
  },
  (table) => [index('job_links_job').on(table.jobId)],
);

/** Where the columns of a file went that was imported, for the next with the same heads (resource/exchange/). */
export const importColumns = pgTable(
  'import_columns',
  {
    resource: text('resource').notNull(),
    /** Of the heads in their order: files differ by them. */
    headsHash: text('heads_hash').notNull(),
    targets: jsonb('targets').notNull(),
    usedAt: now('used_at'),
  },
  (table) => [primaryKey({ columns: [table.resource, table.headsHash] })],
);

/** What imports made of a file, by its hash: brought again it is the same picture, and changes nothing (resource/exchange/). */
export const importPictures = pgTable(
  'import_pictures',
  {
    hash: text('hash').primaryKey(),
    url: text('url').notNull(),
    usedAt: now('used_at'),
  },
  (table) => [index('import_pictures_oldest').on(table.usedAt)],
);

/**
 * The rows of an import, by their spreadsheet number: first as read, then as checked. A row is deleted in the transaction
 * that saves it: those that remain are not saved.
 */
export const jobRows = pgTable(
  'job_rows',
  {
    /** No reference: a file is being read while its job is stored. */
    jobId: uuid('job_id').notNull(),
    number: integer('number').notNull(),
    cells: jsonb('cells'),
    /** Set by the check where the row would change something. */
    values: jsonb('values'),
    recordId: uuid('record_id'),
    createdAt: now('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.number] }),
    index('job_rows_records').on(table.jobId, table.recordId, table.number),
    index('job_rows_oldest').on(table.createdAt),
  ],
);
