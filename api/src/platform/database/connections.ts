import { Pool, type PoolClient } from 'pg';
import { errorCode } from './error-code.ts';
import { clearLimits } from './own-session.ts';
import { nameStatements } from './run.ts';
import { SlowRoutes } from './slow-routes.ts';
import { StatementNames } from './statement-names.ts';
import { type TimeLimit, TimeUp, timeLimit, WORK_MS } from './time-limit.ts';

/** How long a connection may take to be made, or to become free, in ms. */
const CONNECT_MS = 4_000;
/** A peer that is gone without a word is noticed by the system, after so long in ms. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** The time that is left is waited for in such steps, in ms: timers of one length cost next to nothing. */
const STEP_MS = 100;

/** The database gave up waiting for a lock: further requests would wait as well. */
const LOCK_NOT_AVAILABLE = '55P03';

/** What a connection is lent for; `limit` is that of its request. */
type Work<T> = (client: PoolClient, limit: TimeLimit | undefined) => Promise<T>;

/** Closes a connection whatever it is doing: `end()` would wait for the answers of what was sent. */
const cut = (client: PoolClient): unknown => client.connection.stream.destroy();

/** The connections of a pool, each lent for one piece of work and for as long as its request has. */
export class Connections {
  readonly pool: Pool;
  readonly #slow: SlowRoutes;

  constructor(url: string, most: number) {
    this.pool = new Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: CONNECT_MS,
      // What belongs to one query is sent at once: a limit of time costs no round trip.
      pipeline: true,
      application_name: 'karite',
      ...KEEP_ALIVE,
    });
    this.#slow = new SlowRoutes(Math.max(1, Math.floor(most / 2)));
    // An idle connection that the server closes is no reason to stop: the next query opens another.
    this.pool.on('error', () => undefined);
    // Neither is one that is closed while it works: its query fails, and that is what the request hears of. Without a
    // listener the process would end.
    const names = new StatementNames();
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      nameStatements(client, names);
    });
  }

  /** Runs work on one connection. Throws `TimeUp`, and closes the connection, when the request's time is over. */
  async use<T>(work: Work<T>): Promise<T> {
    const limit = timeLimit.getStore();
    if (!limit) return this.#lend(await this.take(), undefined, work);
    limit.check();
    let leave = this.#slow.enter(limit.route);
    try {
      const client = await this.#connect(limit);
      try {
        // While this one waited, others of its route may have found out that there is no use in it.
        leave ??= this.#slow.enter(limit.route);
      } catch (error) {
        client.release();
        throw error;
      }
      return await this.#lendInTime(client, limit, work);
    } finally {
      leave?.();
    }
  }

  /** A connection on which a statement may take as long as it takes; the caller gives it back. */
  async take(): Promise<PoolClient> {
    const client = await this.pool.connect();
    await clearLimits(client).catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    return client;
  }

  #connect(limit: TimeLimit): Promise<PoolClient> {
    const connecting = this.pool.connect();
    // One that has nothing to do is there at once.
    if (this.pool.idleCount > 0) return connecting;
    return inTime(limit, connecting, () =>
      connecting.then(
        (client) => client.release(),
        () => undefined,
      ),
    );
  }

  async #lend<T>(client: PoolClient, limit: TimeLimit | undefined, work: Work<T>): Promise<T> {
    try {
      return await work(client, limit);
    } catch (error) {
      if (limit && errorCode(error) === LOCK_NOT_AVAILABLE) this.#slow.note(limit.route);
      throw error;
    } finally {
      const isIdle = client.getTransactionStatus() === 'I';
      if (!isIdle) cut(client);
      client.release(!isIdle);
    }
  }

  #lendInTime<T>(client: PoolClient, limit: TimeLimit, work: Work<T>): Promise<T> {
    return inTime(limit, this.#lend(client, limit, work), () => {
      this.#slow.note(limit.route);
      // Its work fails now, and gives it up.
      cut(client);
    });
  }
}

/** Waits for `work` while the request has time; otherwise calls `late`, and throws `TimeUp`. */
function inTime<T>(limit: TimeLimit, work: Promise<T>, late: () => unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new TimeUp());
      late();
    };
    const left = Math.min(Math.max(0, limit.left), WORK_MS);
    const timer = setTimeout(giveUp, Math.ceil(left / STEP_MS) * STEP_MS);
    const ending =
      <Given>(end: (given: Given) => void) =>
      (given: Given) => {
        clearTimeout(timer);
        end(given);
      };
    work.then(ending(resolve), ending(reject));
  });
}
