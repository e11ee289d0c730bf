import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { firstRow } from './rows.ts';
import { run } from './run.ts';
import { type Limits, READ_MS } from './time-limit.ts';

/** How long the question may take, in ms. */
const ASK_MS = 4_000;

/** Nothing ends a statement but the end of its work. */
const NO_LIMITS: Limits = {
  statement: 0,
  settings: 'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
};

/** What a connection keeps from one statement to the next. */
export type Session = {
  /** Whether it is a session of the server's own. Behind a pooler the next statement may be another session's. */
  isOwn: boolean;
  /** The limits of time that hold on it now. */
  limits: Limits;
};

const cached = new WeakMap<Client, Session>();

/**
 * The cached properties of a connection. A pooler gives a new connection a made-up pid, the server that of its backend
 * process. One query per connection compares the two.
 */
export const cachedSession = (client: Client): Session | undefined => cached.get(client);

/** The same, queried when it is not cached yet. */
export async function querySession(client: Client): Promise<Session> {
  const answer = await run<{ pid: number }>(client, sql`select pg_backend_pid() as pid`, ASK_MS);
  // The driver stores it, without a type.
  const made = { isOwn: Reflect.get(client, 'processID') === firstRow(answer).pid, limits: NO_LIMITS };
  cached.set(client, made);
  return made;
}

/** Sets the limits of time that the next statements have; `null` where they hold already. */
export function setLimits(client: Client, session: Session, limits: Limits): Promise<unknown> | null {
  if (session.limits.settings === limits.settings) return null;
  session.limits = limits;
  return client.query(limits.settings);
}

/** Whether a lookup may run under the current limits: setting them for it, and back afterwards, costs more than the lookup. */
export const mayLookUp = ({ limits }: Session): boolean => limits.statement >= READ_MS;

/** Takes away what an earlier statement's work has left: for work that has no limits. */
export async function clearLimits(client: Client): Promise<void> {
  const session = cached.get(client);
  if (session) await setLimits(client, session, NO_LIMITS);
}
