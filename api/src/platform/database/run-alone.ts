import type { SQL } from 'drizzle-orm';
import type { Client } from 'pg';
import { isLostStatement } from './error-code.ts';
import { cachedSession, mayLookUp, querySession, type Session, setLimits } from './own-session.ts';
import { type Result, run } from './run.ts';
import type { TimeLimit } from './time-limit.ts';

/**
 * `long` for what reads a whole table: a request's pool then spreads it over the server's processors. `often` for a
 * statement of few texts that is planned alike whatever its values are: each connection reads and plans it once; `lookup`
 * for one that also reads a row by its key, which takes no time.
 */
export type Work = 'short' | 'long' | 'often' | 'lookup';

/** Whether a statement is prepared where one may be. */
export const isOften = (work: Work = 'short'): boolean => work === 'often' || work === 'lookup';

/** The request's own time ends its statements. */
const NO_TIMER = 0;

/** Connections on which no statement is prepared any more. */
const unprepared = new WeakSet<Client>();

/** Whether statements may be prepared on a connection: not behind a pooler, unless it supports that. */
export const mayPrepare = (client: Client, { isOwn }: Session, poolerPrepares: boolean): boolean =>
  (isOwn || poolerPrepares) && !unprepared.has(client);

/** Records an error about a lost prepared statement: none is prepared on its connection any more. */
export function noteLost(client: Client, error: unknown): boolean {
  const isLost = isLostStatement(error);
  if (isLost) unprepared.add(client);
  return isLost;
}

/** One statement, and how it is run. */
type Alone = { query: SQL; work: Work; limit: TimeLimit; isPrepared: boolean };

/**
 * Runs one statement outside of transactions, which the database itself ends when the request's time is over. Behind a
 * pooler nothing is prepared, unless `poolerPrepares` declares support for it.
 */
export async function runAlone<Row extends Record<string, unknown>>(
  client: Client,
  limit: TimeLimit | undefined,
  query: SQL,
  work: Work,
  poolerPrepares: boolean,
): Promise<Result<Row>> {
  if (!limit) return run<Row>(client, query);
  const session = cachedSession(client) ?? (await querySession(client));
  const isPrepared = isOften(work) && mayPrepare(client, session, poolerPrepares);
  const alone = { query, work, limit, isPrepared };
  const runOnce = (each: Alone) =>
    work === 'long' || !session.isOwn ? inTransaction<Row>(client, each) : onOwnSession<Row>(client, session, each);
  try {
    return await runOnce(alone);
  } catch (error) {
    if (!isPrepared || !noteLost(client, error)) throw error;
    return runOnce({ ...alone, isPrepared: false });
  }
}

/** As its own transaction, by limits that stay on the connection: nothing is sent but the statement itself. */
function onOwnSession<Row extends Record<string, unknown>>(
  client: Client,
  session: Session,
  { query, work, limit, isPrepared }: Alone,
): Promise<Result<Row>> {
  const limited = work === 'lookup' && mayLookUp(session) ? null : setLimits(client, session, limit.limits);
  // Sent behind the limits, without waiting for them.
  const answered = run<Row>(client, query, NO_TIMER, isPrepared);
  return limited ? behind(limited, answered) : answered;
}

/** The answer to a statement, once both are there: the answer to what was sent before it, and its own. */
async function behind<T>(limited: Promise<unknown>, answered: Promise<T>): Promise<T> {
  const [set] = await Promise.allSettled([limited, answered]);
  if (set.status === 'rejected') throw set.reason;
  return answered;
}

/** With limits that end with it, sent as one without waiting in between; the connection returns to the pool when all are answered. */
async function inTransaction<Row extends Record<string, unknown>>(
  client: Client,
  { query, work, limit, isPrepared }: Alone,
): Promise<Result<Row>> {
  const { stream } = client.connection;
  stream.cork();
  const begun = client.query(work === 'long' ? limit.beginLongStatement : limit.beginStatement);
  const answered = run<Row>(client, query, NO_TIMER, isPrepared);
  const committed = client.query('commit');
  stream.uncork();
  await Promise.allSettled([begun, answered, committed]);
  await begun;
  const result = await answered;
  await committed;
  return result;
}
