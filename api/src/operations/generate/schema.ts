import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { declaredTables } from '../../engine/kinds/tables.ts';
import * as serverTables from '../../platform/database/tables/tables.ts';

/** Columns of declared tables that no answer ever shows. */
const hidden = {
  /** Of a deletion: who pointed to the record (resource/read/links.ts). */
  audit: { links: jsonb('links') },
  users: {
    passwordHash: text('password_hash').notNull(),
    /** When a link in its mailbox showed that the address is the owner's; another address is not confirmed yet. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true }),
  },
  /** The browser that it came from, hashed: one vote each, signed in or not. */
  'review-votes': { device: text('device') },
  /** The account of a signed-in request; none where the address may be somebody else's. */
  'stock-requests': { userId: uuid('user_id') },
  /** The price to compare with, the last one seen, and since when it applies (R1963). */
  'product-alerts': {
    price: numeric('price', { precision: 12, scale: 2 }),
    seenPrice: numeric('seen_price', { precision: 12, scale: 2 }),
    seenAt: timestamp('seen_at', { withTimezone: true }),
  },
  /** The content of the request, hashed: the same number with another content is refused. */
  orders: { requestHash: text('request_hash').notNull() },
  payments: {
    /** The address that the browser was sent to, so that paying again opens the same; and when it expires. */
    open: jsonb('open'),
    openUntil: timestamp('open_until', { withTimezone: true }),
    /** The transaction that a browser or a notice named and that is still unchecked. */
    claimed: text('claimed'),
    /** When the provider was last queried: at most once a second. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  refunds: {
    /** When the provider was last requested to pay it: concurrent requests are excluded, and a repeated one is detected. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    /** The content of the request, hashed: the same id with another content is refused. */
    requestHash: text('request_hash'),
  },
  messages: {
    /** What is sent; blank once it is gone: an e-mail may hold a link that opens an account. */
    body: text('body').notNull(),
    /** The same for mail programs; `null`: made of the text when it is sent. */
    html: text('html'),
    /** Of which event, record, channel and recipient it is: another of the same is not written. */
    idempotencyKey: text('idempotency_key').unique(),
    /** Where a mail program ends the subscription that it comes of. */
    leaveUrl: text('leave_url'),
  },
  letters: {
    /** The last subscriber whom it was written to, while it leaves. */
    reached: uuid('reached'),
  },
  'api-tokens': {
    /** The hash of the secret, which is shown once and not stored; `null`: it has none yet. */
    secretHash: text('secret_hash').unique(),
  },
  webhooks: {
    /** Signs what is sent; shown once, when an administrator takes a new one. */
    secret: text('secret')
      .notNull()
      .default(
        sql`'whsec_' || encode(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 'base64')`,
      ),
  },
  'webhook-deliveries': {
    /** The order of events, among those of one record. */
    position: bigint('position', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    /** The record's version after the change. */
    version: integer('version').notNull(),
    /** What the columns held that have changed, by name. */
    former: jsonb('former').notNull(),
    /** The transaction that wrote it, until its content is read: several changes of a record in one are one event. */
    transaction: bigint('transaction', { mode: 'bigint' }),
    /** Given up a day later. */
    waitsSince: timestamp('waits_since', { withTimezone: true }).notNull().defaultNow(),
  },
  invoices: {
    /** Why it was issued (`order:…`, `refund:…`): nothing is invoiced or credited twice. */
    source: text('source').notNull().unique(),
    /** All that it is drawn from, as it stood then. */
    document: jsonb('document').notNull(),
  },
};

/** Every table of the shop, declared and not: what the migrations are made from. */
export const schema = { ...declaredTables(resources, hidden), ...serverTables };
