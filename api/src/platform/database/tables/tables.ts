import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, now } from './moment-columns.ts';

export * from './cash-tables.ts';
export * from './count-tables.ts';
export * from './guard-tables.ts';
export * from './job-tables.ts';
export * from './sales-tables.ts';
export * from './search-tables.ts';
export * from './together-tables.ts';

/*
 * The tables that no declaration describes: what the server itself has to remember. References to declared tables are
 * plain ids where the row must outlive what it points to.
 */

/** A signed-in browser. Only the hash of its token is here: a stolen copy of the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What its owner ends it by. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: uuid('user_id').notNull(),
    device: text('device').notNull().default('Appareil inconnu'),
    createdAt: now('created_at'),
    /** Of the last request, within an hour. */
    seenAt: now('seen_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
);

/** The secret of an account's one-time codes; required once it is confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  /** In base 32, unencrypted: verifying a code needs it. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The half minute, since 1970, of the last code that was taken: none is taken twice. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: now('created_at'),
});

/** Recovery codes of an account, each for one use. Only hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: uuid('user_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The public half of a passkey: what its device signs is checked by it. It opens nothing by itself. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** As its device names it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, where its device counts: a copy would lag behind. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How its device is reached: `internal`, `usb`, `hybrid`… */
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: now('created_at'),
    usedAt: moment('used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId)],
);

/** The challenge that a passkey signs, once: to be added to an account, or to sign in while `user_id` is empty. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  { challenge: text('challenge').primaryKey(), userId: uuid('user_id'), expiresAt: moment('expires_at').notNull() },
  (table) => [index('passkey_challenges_expires_at').on(table.expiresAt)],
);

/** Guesses, orders and e-mails counted by account, address, phone or mailbox, in windows that end by themselves; they survive a restart. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is counted, and of whom: `login:account:…`, `order:phone:hour:…`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
);

/** The hashed keys of deleted messages: they are not sent again. */
export const messageKeys = pgTable('message_keys', { hash: text('hash').primaryKey() });

/** The one-time link that makes the first administrator, while there is none. */
export const setupLinks = pgTable('setup_links', {
  tokenHash: text('token_hash').primaryKey(),
  createdAt: now('created_at'),
});

/** A link to choose a new password, mailed to its account; used up when it is used. Only the hash of its token is here. */
export const resetLinks = pgTable(
  'reset_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** It went to the account's mailbox: its user has that address. */
    isMailed: boolean('is_mailed').notNull().default(false),
    createdAt: now('created_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('reset_links_user').on(table.userId)],
);

/**
 * A change of an account's e-mail address, which the old address may take back while it lasts: so long nobody else gets
 * that address (ensured by a trigger on users, in the migration). Only the hash of the mailed link's token is here.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    oldEmail: text('old_email').notNull(),
    /** Taking a change back takes those after it back as well. */
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('email_changes_user').on(table.userId), index('email_changes_old_email').on(table.oldEmail)],
);

/** The links of orders that an administrator renewed; one that never was has no row, version 0 and its order's date. */
export const orderLinks = pgTable('order_links', {
  orderId: uuid('order_id').primaryKey(),
  version: integer('version').notNull(),
  renewedAt: moment('renewed_at').notNull(),
});

/**
 * The last number of each series of a declared `sequence` (`invoices.number:F2026-`); locked while the next is given, so that
 * none is missing and none is twice.
 */
export const sequenceCounters = pgTable('sequence_counters', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** The products that a signed-in shopper keeps. */
export const favourites = pgTable(
  'favourites',
  { userId: uuid('user_id').notNull(), productId: uuid('product_id').notNull(), createdAt: now('created_at') },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

/** Secrets that the server made for itself at its first start. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: now('created_at'),
});

/** What the seed has put in, so that a start that was cut goes on where it stopped. */
export const seeds = pgTable('seeds', { name: text('name').primaryKey(), doneAt: now('done_at') });

/** One row where administrators have put the list of first steps away (api/src/office/first-steps). */
export const firstStepsHidden = pgTable('first_steps_hidden', { name: text('name').primaryKey(), at: now('at') });

/** The resources with computed fields to recompute, by a migration or a command, and the last record that is done. */
export const recomputations = pgTable('recomputations', {
  resource: text('resource').primaryKey(),
  lastId: uuid('last_id'),
});

/**
 * What the catalogue is at this moment, in one row: another value after every change (database/catalogue-version.ts).
 * No row: nobody has changed it yet.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  name: text('name').primaryKey(),
  version: uuid('version').notNull(),
});

/**
 * Changes of cached data (`note_change` in the migrations): which fields of which record, from one version of the catalogue
 * to the next, in commit order. A row without a resource: everything. Rows are deleted after ten minutes.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    former: uuid('former'),
    version: uuid('version').notNull(),
    resource: text('resource'),
    record: uuid('record'),
    fields: text('fields').array().notNull(),
    changedAt: now('changed_at'),
  },
  (table) => [
    index('catalogue_changes_former').on(table.former, table.number),
    index('catalogue_changes_version').on(table.version),
    index('catalogue_changes_changed_at').on(table.changedAt),
  ],
);

/** A transaction's number, which only grows. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Events of records (`tell_live` in the migrations), for the browsers of staff: ids, and no values. Each process finds its
 * new events by their transactions, so that no writer waits for another. Rows are deleted after minutes.
 */
export const liveChanges = pgTable(
  'live_changes',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    transaction: xid8('transaction').notNull().default(sql`pg_current_xact_id()`),
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    /** As in `LiveChange`. */
    kind: text('kind').notNull(),
    changedAt: now('changed_at'),
  },
  (table) => [
    index('live_changes_transaction').on(table.transaction),
    index('live_changes_changed_at').on(table.changedAt),
  ],
);

/** Who has a record open in the back-office; a closed browser stops sending its heartbeat. */
export const presences = pgTable(
  'presences',
  {
    resource: text('resource').notNull(),
    record: uuid('record').notNull(),
    userId: uuid('user_id').notNull(),
    isEditing: boolean('is_editing').notNull(),
    seenAt: now('seen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.resource, table.record, table.userId] }),
    index('presences_seen_at').on(table.seenAt),
  ],
);

/** How far an account has read its notifications (api/src/people/team-notifications), and the kinds that it has switched off. */
export const noticeChoices = pgTable('notice_choices', {
  userId: uuid('user_id').primaryKey(),
  seenAt: moment('seen_at').notNull(),
  off: text('off').array().notNull().default([]),
});

/** The notices that an account has read since then, one by one; rows are deleted after thirty days, when the notices are. */
export const noticeReads = pgTable(
  'notice_reads',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').notNull(),
    key: uuid('key').notNull(),
    readAt: now('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.key] }),
    index('notice_reads_read_at').on(table.readAt),
  ],
);

/** The payments of the stand-in provider, so that every process of the shop returns the same state. */
export const standInTransactions = pgTable(
  'stand_in_transactions',
  {
    id: text('id').primaryKey(),
    /** The payment that it refers to. */
    reference: text('reference').notNull(),
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    currency: text('currency').notNull(),
    /** `paid`, `pending` or `failed`; pending ones with a moment are paid from then on. */
    status: text('status').notNull(),
    paidFrom: moment('paid_from'),
    refunded: numeric('refunded', { precision: 14, scale: 2 }).notNull().default('0'),
    /** Its refunds: a repeated request has no effect. */
    refunds: jsonb('refunds').notNull().default([]),
    createdAt: now('created_at'),
  },
  (table) => [index('stand_in_transactions_reference').on(table.reference, table.createdAt)],
);
