import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { CATALOGUE_CHANNEL, type CatalogueState, readCatalogue } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { querySession } from '../../database/own-session.ts';
import { firstRow } from '../../database/rows.ts';
import { run } from '../../database/run.ts';
import type { Tasks } from '../jobs/tasks.ts';

/** How often the version is read, in ms. */
const POLL_EVERY_MS = 500;
/** The time limit of a poll, in ms; then its connection is closed. */
const POLL_MS = 900;

/** A subscriber: the version that it has, and the result of a poll that began at it (ms of `performance.now()`). */
type Watcher = {
  readonly version: string | null;
  /** Whether it has applied every change of the poll. */
  see(state: CatalogueState, since: string | null, readAt: number): boolean;
};

export type Watching = {
  /**
   * Polls once more; returns whether every change that was committed before the call is applied. Calls during a poll share
   * the next one. Without a connection nobody waits.
   */
  poll(): Promise<boolean>;
  stop(): Promise<void>;
};

/**
 * Polls for catalogue changes on a connection of its own that no pool can starve, and at once when notified. Polling is
 * needed because a pooler passes no notifications, and a dead connection is silent. `prepare` runs on each new connection,
 * so that changes are recorded. Resolves after the first poll, whatever its result; `stop` ends it.
 */
export async function watchVersion(
  database: Database,
  watcher: Watcher,
  prepare: () => Promise<void>,
  tasks: Tasks,
): Promise<Watching> {
  const stopping = new AbortController();
  let client: Client | null = null;
  let isReady = false;
  let isOwn = false;
  let woken = new AbortController();

  const giveUp = () => {
    isReady = false;
    client?.connection.stream.destroy();
    client = null;
  };
  const connect = async () => {
    const made = database.listener(POLL_MS);
    client = made;
    // Its query fails, and the next poll opens another.
    made.on('error', () => undefined);
    made.on('notification', ({ payload }) => payload !== watcher.version && woken.abort());
    await made.connect();
    await prepare();
    // Behind a pooler it would be another's connection that listens.
    isOwn = (await querySession(made)).isOwn;
    if (isOwn) await run(made, sql`listen ${sql.identifier(CATALOGUE_CHANNEL)}`, POLL_MS);
    isReady = true;
    return made;
  };
  const poll = async (): Promise<boolean> => {
    let isSeen = false;
    const read = async () => {
      try {
        const line = client ?? (await connect());
        const { version } = watcher;
        const at = performance.now();
        const state = await run<CatalogueState>(line, readCatalogue(version), POLL_MS, isOwn);
        isSeen = watcher.see(firstRow(state), version, at);
      } catch (error) {
        giveUp();
        // What the stop has cut did not fail.
        if (!stopping.signal.aborted) throw error;
      }
    };
    await tasks.run('watch-catalogue', read);
    return isSeen;
  };
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  const pollAgain = (): Promise<boolean> => {
    if (!running) {
      running = poll().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running.then(() => {
      next = null;
      return isReady && pollAgain();
    });
    return next;
  };
  const again = async () => {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      woken = new AbortController();
      await pollAgain();
      const wait = POLL_EVERY_MS - (performance.now() - since);
      const signal = AbortSignal.any([stopping.signal, woken.signal]);
      await pause(Math.max(0, wait), null, { signal, ref: false }).catch(() => undefined);
    }
  };

  await pollAgain();
  const watching = again();
  return {
    poll: async () => isReady && pollAgain(),
    async stop() {
      stopping.abort();
      giveUp();
      await watching;
    },
  };
}
