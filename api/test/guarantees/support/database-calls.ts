import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../src/platform/database/database.ts';
import { timeLimit } from '../../../src/platform/database/time-limit.ts';

const COMMIT = sql`commit`;

/** Sees each call to the database just before it is made; throwing is the database's failure. */
export type Watcher = (query: SQL) => void | Promise<void>;

const watchTransaction = (transaction: Transaction, watch: Watcher): Transaction => ({
  execute: (async (query: SQL) => {
    await watch(query);
    return transaction.execute(query);
  }) as Transaction['execute'],
  savepoint: (work) => transaction.savepoint((inner) => work(watchTransaction(inner, watch))),
});

/**
 * Puts a watcher before every call that requests make, in and out of transactions; returns what takes it away. The
 * shop's own jobs look for work meanwhile: their calls are no request's, and pass.
 */
export function watchCalls(database: Database, each: Watcher): () => void {
  const { execute, transaction, cursor } = database;
  const watch: Watcher = (query) => (timeLimit.getStore() ? each(query) : undefined);
  database.execute = (async (query: SQL) => {
    await watch(query);
    return execute(query);
  }) as Database['execute'];
  database.cursor = async function* <Row extends Record<string, unknown>>(query: SQL, batch: number) {
    await watch(query);
    yield* cursor<Row>(query, batch);
  };
  database.transaction = (work) =>
    transaction(async (inner) => {
      const result = await work(watchTransaction(inner, watch));
      // The commit is a call as well: it may be the one that fails.
      await watch(COMMIT);
      return result;
    });
  return () => Object.assign(database, { execute, transaction, cursor });
}
