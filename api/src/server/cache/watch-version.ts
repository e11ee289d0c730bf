import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { CATALOGUE_CHANNEL, readCatalogueVersion } from '../../database/catalogue-version.ts';
import type { Database } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { run } from '../../database/run.ts';

/** How often the version is read, in ms. */
const LOOK_EVERY_MS = 500;
/** How long a look may take, in ms; then its connection is given up. */
const LOOK_MS = 900;

/** Hears the version, and when it was read at the earliest (ms of `performance.now()`), where that is known. */
type OnVersion = (version: string, readAt?: number) => void;

/**
 * Reads the catalogue's version again and again, on a connection of its own that no pool can starve, and is told of a
 * change at once where notifications come through: a pooler may swallow them, and a dead connection is silent. Returns once
 * the first look is over, well or not; `stop` ends it.
 */
export async function watchVersion(database: Database, onVersion: OnVersion): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let client: Client | null = null;

  const giveUp = () => {
    client?.connection.stream.destroy();
    client = null;
  };
  const connect = async () => {
    const made = database.listener(LOOK_MS);
    client = made;
    // Its query fails, and the next look makes another.
    made.on('error', () => undefined);
    made.on('notification', ({ payload }) => payload && onVersion(payload));
    await made.connect();
    await run(made, sql`listen ${sql.identifier(CATALOGUE_CHANNEL)}`, LOOK_MS);
    return made;
  };
  const look = async () => {
    try {
      const line = client ?? (await connect());
      const at = performance.now();
      const read = await run<{ version: string }>(line, readCatalogueVersion, LOOK_MS);
      onVersion(firstRow(read).version, at);
    } catch {
      giveUp();
    }
  };
  const again = async () => {
    while (!stopping.signal.aborted) {
      const since = performance.now();
      await look();
      const wait = LOOK_EVERY_MS - (performance.now() - since);
      await pause(Math.max(0, wait), null, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };

  await look();
  const watching = again();
  return {
    async stop() {
      stopping.abort();
      giveUp();
      await watching;
    },
  };
}
