import { setTimeout as pause } from 'node:timers/promises';
import { isStaff } from '@karite/shared/accounts';
import type { ResourceShape } from '@karite/shared/resource';
import type { Database } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { findSignedInBy } from '../../platform/server/access/session-store.ts';
import { ApiError, tooBusy } from '../../platform/server/errors/api-error.ts';
import type { Tasks } from '../../platform/server/jobs/tasks.ts';
import { type ChangesRead, changesSince, MOST_CHANGES } from './changes.ts';
import type { LiveStream } from './live-stream.ts';

/** How often changes are looked for, and signs of life are sent, in ms. */
const POLL_EVERY_MS = 500;
const BEAT_EVERY_MS = 15_000;
/** After so long without a poll, in ms, changes may have been deleted unseen. */
const LONGEST_GAP_MS = 120_000;
/** Streams that one process holds: for one account (a browser's tabs share one), and for all. */
export const MOST_OF_ACCOUNT = 8;
const MOST = 400;

const tooMany = () =>
  new ApiError(429, 'too_many_requests', 'Trop de fenêtres suivent la boutique en direct', {
    headers: { 'retry-after': '30' },
  });

/** Reads changes while there are listeners, and sends them to those who may read the records. */
export class LiveFeed {
  readonly #database: Database;
  readonly #tasks: Tasks;
  readonly #resources: ReadonlyMap<string, ResourceShape>;
  readonly #streams = new Set<LiveStream>();
  readonly #stopping = new AbortController();
  #looking: Promise<void> = Promise.resolve();
  /** The snapshot up to which changes were sent; `null` without listeners. */
  #snapshot: string | null = null;
  #lookedAt = 0;
  #beatAt = 0;

  constructor(database: Database, resources: readonly ResourceShape[], tasks: Tasks) {
    this.#database = database;
    this.#tasks = tasks;
    this.#resources = new Map(resources.map((resource) => [resource.name, resource]));
  }

  /** Starts to poll, outside of a request: its timeout would end the polling. */
  start(): void {
    this.#looking = this.#run();
  }

  /** Adds a listener. Throws a 429 when there are too many, a 503 when the server is about to stop. */
  add(stream: LiveStream): void {
    if (this.#stopping.signal.aborted) throw tooBusy();
    const own = [...this.#streams].filter(({ actor }) => actor.id === stream.actor.id);
    if (own.length >= MOST_OF_ACCOUNT || this.#streams.size >= MOST) throw tooMany();
    this.#streams.add(stream);
    stream.body.once('close', () => this.#streams.delete(stream));
  }

  /** Ends every stream, and takes no other: browsers come back to the next process. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const stream of this.#streams) stream.end();
    await this.#looking;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // The database is away: what is noted meanwhile is found when it is back.
      if (this.#streams.size > 0) await this.#tasks.run('tell-changes', () => this.#look());
      else this.#snapshot = null;
      // A stop ends the pause early, by an error.
      await pause(POLL_EVERY_MS, null, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const now = performance.now();
    const { snapshot, changes } = firstRow(await this.#database.execute<ChangesRead>(changesSince(this.#snapshot)));
    const isBeat = now - this.#beatAt >= BEAT_EVERY_MS;
    if (isBeat || changes.length > 0) await this.#judge();
    const isAll = this.#snapshot !== null && (changes.length > MOST_CHANGES || now - this.#lookedAt > LONGEST_GAP_MS);
    for (const stream of this.#streams) {
      // From here on it misses nothing.
      stream.open();
      if (isAll) stream.tellAll();
      else stream.tell(changes, this.#resources);
      if (isBeat) stream.beat();
    }
    if (isBeat) this.#beatAt = now;
    this.#snapshot = snapshot;
    this.#lookedAt = now;
  }

  /** Ends the streams of those who may not listen any more, and takes note of what the others may hear now. */
  async #judge(): Promise<void> {
    // One that was added meanwhile was not checked.
    const judged = [...this.#streams];
    const holders = await findSignedInBy(
      this.#database,
      judged.map(({ tokenHash }) => tokenHash),
    );
    for (const stream of judged) {
      const actor = holders.get(stream.tokenHash);
      if (actor && isStaff(actor)) stream.actor = actor;
      else stream.end();
    }
  }
}
