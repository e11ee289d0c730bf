import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { Connections, KEEP_ALIVE } from './connections.ts';
import { isAborted, isRefusal } from './error-code.ts';
import { cachedSession, querySession, type Session, setLimits } from './own-session.ts';
import { nameStatements, QUERY_MS, type Result, run, sendTogether } from './run.ts';
import { isOften, mayPrepare, noteLost, runAlone, type Work } from './run-alone.ts';
import { StatementNames } from './statement-names.ts';
import type { TimeLimit } from './time-limit.ts';

/** What runs SQL: the pool, one connection of it, or a transaction. Made by `sql` alone: a plain text does not compile. */
export type Executor = {
  /** Runs one statement. `long` is for use outside of transactions only. */
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(query: SQL, work?: Work): Promise<Result<Row>>;
  /** How many statements a transaction has run so far; nobody counts those of a pool. */
  sent?(): number;
  /** Of a replica: its primary. The process shares its state of the primary with the replica. */
  primary?: Executor;
};

/** A transaction. A savepoint in it is undone alone when its work throws. */
export type Transaction = Executor & { savepoint<T>(work: (inner: Transaction) => Promise<T>): Promise<T> };

export type Database = Executor & {
  /** Runs `work` in one transaction, undone when it throws; each statement takes `ms` at most, 30 s where absent, 0: no limit. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>, ms?: number): Promise<T>;
  /** Runs `work` on one connection of its own, for locks that belong to a connection; as long as it takes. */
  withConnection<T>(work: (connection: NodePgDatabase) => Promise<T>): Promise<T>;
  /** The rows of a query in batches, on one connection, without ever holding them all. */
  cursor<Row extends Record<string, unknown>>(query: SQL, batch: number): AsyncGenerator<Row[]>;
  /** How many connections the pool has, how many of them have nothing to do, and how many requests wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** A connection outside the pool, of which each call takes `ms` at most; the caller ends it. */
  listener(ms: number): Client;
  close(): Promise<void>;
};

/** The error of a commit with an unknown result: its response was lost, or came too late. */
export class OutcomeUnknown extends Error {}

/** Begins a transaction that the database itself ends in time: by limits that stay on the connection, or end with it behind a pooler. */
async function begin(client: Client, session: Session, limit: TimeLimit | undefined): Promise<void> {
  sendTogether(client);
  const limited = limit && session.isOwn ? setLimits(client, session, limit.limits) : null;
  const begun = client.query(limit && !session.isOwn ? limit.beginTransaction : 'begin');
  await Promise.all([limited, begun]);
}

/** How many statements a transaction has sent, and the error of the first that failed. */
type TransactionState = { sent: number; failure: unknown };

/** A transaction on a connection; `prepares`: whether its statements may have names there. */
const transactionOn = (
  client: Client,
  ms: number,
  prepares: boolean,
  state: TransactionState,
  depth = 0,
): Transaction => ({
  sent: () => state.sent,
  async execute<Row extends Record<string, unknown>>(query: SQL, work?: Work) {
    state.sent += 1;
    sendTogether(client);
    try {
      return await run<Row>(client, query, ms, prepares && isOften(work));
    } catch (error) {
      state.failure ??= error;
      // Statements sent after the one that failed only report that failure, and may settle first.
      throw isAborted(error) ? state.failure : error;
    }
  },
  async savepoint(work) {
    const name = sql.identifier(`savepoint_${depth}`);
    await run(client, sql`savepoint ${name}`);
    try {
      const result = await work(transactionOn(client, ms, prepares, state, depth + 1));
      await run(client, sql`release savepoint ${name}`);
      return result;
    } catch (error) {
      await run(client, sql`rollback to savepoint ${name}`);
      state.failure = undefined;
      throw error;
    }
  },
});

/** Connections of one process, unless it is given another number. */
const POOL_SIZE = 10;

/**
 * Opens a pool; it connects with the first query. Database calls of a request end with its time limit (`time-limit.ts`);
 * other work has 30 s a query. `poolerPrepares`: the pooler supports prepared statements.
 */
export function openDatabase(url: string, poolSize = POOL_SIZE, poolerPrepares = false): Database {
  const connections = new Connections(url, poolSize);
  const { pool } = connections;
  return {
    execute: <Row extends Record<string, unknown>>(query: SQL, work: Work = 'short') =>
      connections.use((client, limit) => runAlone<Row>(client, limit, query, work, poolerPrepares)),
    async transaction(work, ms = QUERY_MS) {
      let isCommitting = false;
      try {
        return await connections.use(async (client, limit) => {
          const session = cachedSession(client) ?? (await querySession(client));
          const prepares = mayPrepare(client, session, poolerPrepares);
          const state: TransactionState = { sent: 0, failure: undefined };
          // Not waited for: the first statements go with it, and fail where it failed.
          const begun = begin(client, session, limit);
          begun.catch((error: unknown) => (state.failure ??= error));
          try {
            const result = await work(transactionOn(client, ms, prepares, state));
            await begun;
            limit?.check();
            isCommitting = true;
            await client.query('commit');
            return result;
          } catch (error) {
            noteLost(client, error);
            // What cannot be undone is undone by the end of the connection.
            if (!isCommitting) await client.query('rollback').catch(() => undefined);
            throw error;
          }
        });
      } catch (error) {
        throw isCommitting && !isRefusal(error)
          ? new OutcomeUnknown('the answer to a commit', { cause: error })
          : error;
      }
    },
    async withConnection(work) {
      const client = await connections.take();
      try {
        return await work(drizzle(client));
      } finally {
        client.release();
      }
    },
    async *cursor<Row extends Record<string, unknown>>(query: SQL, batch: number) {
      const client = await connections.take();
      try {
        await client.query('begin read only');
        await run(client, sql`declare rows no scroll cursor for ${query}`);
        for (;;) {
          // biome-ignore lint/plugin: a whole number
          const { rows } = await run<Row>(client, sql`fetch ${sql.raw(String(Math.trunc(batch)))} from rows`);
          if (rows.length === 0) break;
          // The caller declares the row type, as with `execute`.
          yield rows as Row[];
        }
      } finally {
        // It has only read: a connection that fails here ends with its next query.
        await client.query('rollback').catch(() => undefined);
        client.release();
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listener(ms) {
      const client = new Client({
        connectionString: url,
        application_name: 'karite-listener',
        connectionTimeoutMillis: ms,
        query_timeout: ms,
        ...KEEP_ALIVE,
      });
      nameStatements(client, new StatementNames());
      return client;
    },
    close: () => pool.end(),
  };
}
