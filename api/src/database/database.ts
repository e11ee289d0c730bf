import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgQueryResultKind } from 'drizzle-orm/pg-core';
import type { PgRaw } from 'drizzle-orm/pg-core/query-builders/raw';
import { Client, Pool } from 'pg';

/** What runs SQL: the pool, one connection of it, or a transaction. Made by `sql` alone: a plain text does not compile. */
export type Executor = {
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(
    query: SQL,
  ): PgRaw<PgQueryResultKind<NodePgQueryResultHKT, Row>>;
};

/** A transaction. A savepoint in it is undone alone when its work throws. */
export type Transaction = Executor & { savepoint<T>(work: (inner: Transaction) => Promise<T>): Promise<T> };

type DrizzleTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

const asTransaction = (transaction: DrizzleTransaction): Transaction => ({
  execute: transaction.execute.bind(transaction),
  savepoint: (work) => transaction.transaction((inner) => work(asTransaction(inner))),
});

export type Database = Executor & {
  /** Runs `work` in one transaction, undone when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs `work` on one connection of its own, for locks that belong to a connection. */
  withConnection<T>(work: (connection: NodePgDatabase) => Promise<T>): Promise<T>;
  /** The rows of a query in batches, on one connection, without ever holding them all. */
  cursor<Row extends object>(query: SQL, batch: number): AsyncGenerator<Row[]>;
  /** How many connections the pool has, how many of them have nothing to do, and how many requests wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** A connection outside the pool, for LISTEN; the caller ends it. */
  listener(): Client;
  close(): Promise<void>;
};

/** How long a request waits for a free connection, or for the server to answer, in ms; then it is a 503. */
const CONNECT_TIMEOUT_MS = 4_000;
/** No query of a request path takes nearly that long, in ms. */
const STATEMENT_TIMEOUT_MS = 30_000;

/** Opens a pool; no connection is made before the first query. */
export function openDatabase(url: string, poolSize = 10): Database {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'karite',
  });
  // An idle connection that the server closes is no reason to stop: the next query opens another.
  pool.on('error', () => undefined);
  // Neither is one that is closed while it works: its query fails, and that is what the request hears of. Without a
  // listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(pool);
  return {
    execute: database.execute.bind(database),
    async transaction(work) {
      // On a connection that we give back ourselves: drizzle keeps it for good when `begin` fails.
      const client = await pool.connect();
      try {
        return await drizzle(client).transaction((transaction) => work(asTransaction(transaction)));
      } finally {
        client.release();
      }
    },
    async withConnection(work) {
      const client = await pool.connect();
      try {
        return await work(drizzle(client));
      } finally {
        client.release();
      }
    },
    async *cursor<Row extends object>(query: SQL, batch: number) {
      const client = await pool.connect();
      const connection = drizzle(client);
      try {
        await connection.execute(sql`begin read only`);
        await connection.execute(sql`declare rows no scroll cursor for ${query}`);
        for (;;) {
          const { rows } = await connection.execute(sql`fetch ${sql.raw(String(Math.trunc(batch)))} from rows`);
          if (rows.length === 0) break;
          yield rows as Row[];
        }
      } finally {
        await connection.execute(sql`rollback`).catch(() => undefined);
        client.release();
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listener: () => new Client({ connectionString: url, application_name: 'karite-listener' }),
    close: () => pool.end(),
  };
}
