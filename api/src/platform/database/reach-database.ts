import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { CannotStart } from './cannot-start.ts';
import type { Executor } from './database.ts';
import { errorCode } from './error-code.ts';

/** How long a start waits for a database that is not there yet, and between two attempts, in ms. */
const WAIT_MS = 60_000;
const PAUSE_MS = 500;

/** What another attempt does not change, and what to do about it. */
const REFUSALS: Record<string, string> = {
  ENOTFOUND: 'there is no machine of that name: correct it',
  '28P01': 'it refuses this user or this password: correct them',
  '28000': 'it refuses this user from here: correct the user, or allow them in pg_hba.conf',
  '3D000': 'it has no database of that name: create it, or correct the name',
  '42501': 'this user may not create tables there: make them the owner of the database',
};

/** Where a database is, without user and password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}

const reasonOf = (error: unknown): string =>
  errorCode(error) || (error instanceof Error ? error.message : String(error));

/**
 * Waits until a database answers: one that starts beside the shop, or on a busy machine, may need a while. Throws `CannotStart`
 * where it refuses, or is not there for a minute.
 */
export async function reachDatabase(
  database: Pick<Executor, 'execute'>,
  { url, say, waitMs = WAIT_MS }: { url: string; say: (line: string) => void; waitMs?: number },
): Promise<void> {
  const place = placeOf(url);
  let isLogged = false;
  for (const since = performance.now(); ; await pause(PAUSE_MS))
    try {
      await database.execute(sql`select 1`);
      return;
    } catch (error) {
      const refusal = REFUSALS[errorCode(error)];
      if (refusal) throw new CannotStart(`DATABASE_URL: of the database at ${place}, ${refusal}.`);
      if (performance.now() - since > waitMs)
        throw new CannotStart(
          `DATABASE_URL: the database at ${place} does not answer (${reasonOf(error)}): start it, or correct the address.`,
        );
      if (!isLogged) say(`Waiting for the database at ${place} (${reasonOf(error)})`);
      isLogged = true;
    }
}
