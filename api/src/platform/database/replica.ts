import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { Connections } from './connections.ts';
import type { Executor } from './database.ts';
import { isRefusal } from './error-code.ts';
import { firstRow } from './rows.ts';
import { type Result, run } from './run.ts';
import { runAlone, type Work } from './run-alone.ts';
import { TimeLimit, timeLimit } from './time-limit.ts';

/** A replica has so long of a request's time, in ms: what is left is enough for the primary. */
const TRY_MS = 1_500;
/** How long a replica may take to reach the primary's position, in ms, and how often it is polled meanwhile. */
const WAIT_MS = 100;
const ASK_EVERY_MS = 5;
/** How often a replica is checked, in ms: requests never detect that a dead one is back. */
const POLL_EVERY_MS = 1_000;
const POOL_SIZE = 10;

/** How far the log of a server is written or replayed, in bytes since its beginning; two timelines have nothing in common. */
type Position = { at: number | null; timeline: number | null };

/** What is on the primary's disk: every commit that was answered. */
const WRITTEN = sql`
  select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as at,
    ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline`;

/**
 * The replica's position. Its timeline is that of the data it receives, where its role may read that (`pg_read_all_stats`),
 * otherwise that of its last restart point. After a failover, it is not used until then.
 */
const REPLAYED = sql`
  select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 end as at,
    coalesce((select received_tli from pg_stat_wal_receiver), (select timeline_id from pg_control_checkpoint())) as timeline`;

/** Whether a replica shows all that was at a position of the primary. A server that leads itself is none. */
const shows = (replica: Position, primary: Position): boolean =>
  replica.at !== null && primary.at !== null && replica.at >= primary.at && replica.timeline === primary.timeline;

/** Polls a replica until it has reached a position, and returns its last position. */
async function waitFor(client: Client, position: Position): Promise<Position> {
  for (const end = performance.now() + WAIT_MS; ; await pause(ASK_EVERY_MS)) {
    const replica = firstRow(await run<Position>(client, REPLAYED, TRY_MS, true));
    const isOther = replica.at === null || replica.timeline !== position.timeline;
    if (shows(replica, position) || isOther || performance.now() > end) return replica;
  }
}

/** Runs work within `ms`, or what is left of its request's time. */
function withTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const { route = 'replica', isPublicRead = () => false, left = ms, close = null } = timeLimit.getStore() ?? {};
  const limit = new TimeLimit(route, isPublicRead, Math.min(left, ms));
  limit.close = close;
  return timeLimit.run(limit, work);
}

/**
 * A server that follows the primary, and serves reads. Before each use, the primary gives its write position; only a replica
 * that has replayed up to it is used. So everyone reads their own writes, through any process. A replica that is
 * unreachable, behind or silent is not used until it follows again; meanwhile, and in any doubt, the primary is.
 */
export class Replica {
  /** `follows`: it is in use. */
  state: 'follows' | 'behind' | 'away' = 'away';
  /** Its lag at the last check, in bytes; `null`: unknown. */
  lag: number | null = null;
  /** Statements that it answered, and those that the primary did instead, by why. */
  readonly reads = { used: 0, behind: 0, away: 0, refused: 0 };
  readonly #connections: Connections;
  readonly #primary: Executor;
  readonly #poolerPrepares: boolean;
  readonly #stopping = new AbortController();
  readonly #watching: Promise<void>;

  /** Checks the server at `url` until `close`. */
  constructor(url: string, primary: Executor, poolerPrepares: boolean) {
    this.#connections = new Connections(url, POOL_SIZE);
    this.#primary = primary;
    this.#poolerPrepares = poolerPrepares;
    this.#watching = this.#watch();
  }

  /** The executor for one request's reads: all its statements see the state at the first one, or a later one. */
  executor(): Executor {
    let position: Promise<Position> | undefined;
    // From the primary there is no way back to what may be older.
    let isLeft = false;
    return {
      primary: this.#primary,
      execute: async <Row extends Record<string, unknown>>(query: SQL, work: Work = 'short') => {
        if (!isLeft) {
          position ??= this.#written();
          const result = await this.#read<Row>(query, work, position);
          if (result) return result;
          isLeft = true;
        }
        return this.#primary.execute<Row>(query, work);
      },
    };
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#watching;
    await this.#connections.pool.end();
  }

  async #written(): Promise<Position> {
    return firstRow(await this.#primary.execute<Position>(WRITTEN, 'often'));
  }

  /** The replica's answer; `null` where the primary has to give it. */
  async #read<Row extends Record<string, unknown>>(
    query: SQL,
    work: Work,
    position: Promise<Position>,
  ): Promise<Result<Row> | null> {
    if (this.state !== 'follows') {
      position.catch(() => undefined);
      this.reads[this.state] += 1;
      return null;
    }
    const upTo = await position;
    try {
      const result = await withTime(TRY_MS, () =>
        this.#connections.use(async (client, limit) => {
          if (!shows(await waitFor(client, upTo), upTo)) return null;
          return runAlone<Row>(client, limit, query, work, this.#poolerPrepares);
        }),
      );
      this.reads[result ? 'used' : 'behind'] += 1;
      if (!result) this.state = 'behind';
      return result;
    } catch (error) {
      // The error may be the replica's own (a conflict with replay); the primary decides on any refusal.
      const why = isRefusal(error) ? 'refused' : 'away';
      this.reads[why] += 1;
      if (why === 'away') this.state = 'away';
      return null;
    }
  }

  async #watch(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#check();
      await pause(POLL_EVERY_MS, null, { signal: this.#stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async #check(): Promise<void> {
    // Without the primary's position no replica may be used.
    const position = await withTime(TRY_MS, () => this.#written()).catch(() => null);
    if (!position) return;
    try {
      const replica = await withTime(TRY_MS, () => this.#connections.use((client) => waitFor(client, position)));
      this.state = shows(replica, position) ? 'follows' : 'behind';
      this.lag = replica.at === null || position.at === null ? null : Math.max(0, position.at - replica.at);
    } catch {
      this.state = 'away';
      this.lag = null;
    }
  }
}
