import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import { everyMinute } from '../server/jobs/every-hour.ts';
import { makeExport, sayFailed } from './make-export.ts';

/** Any number; of several processes one makes what is due. */
const LOCK = 7_315_433;
/** Exports may take as long as they take. */
const NO_LIMIT = 0;
/** One that failed is tried again after so long, in ms. */
const REST_MS = 15 * 60 * 1_000;

/** Until when those rest that failed in this process, by `Date.now()`. */
type Resting = Map<string, number>;

const dueNow = async (executor: Executor): Promise<string[]> =>
  (
    await executor.execute<{ id: string }>(
      sql`select id from "export-schedules" where is_on and next_at <= now() order by next_at, id`,
    )
  ).rows.map(({ id }) => id);

/**
 * Makes every export that is due, one after the other, in one of any number of processes. One that was due several times
 * (the shop was off) is made once; one that fails is due still, and rests for a while.
 */
export async function makeDueExports(
  app: FastifyInstance,
  database: Database,
  zone: string,
  signal: AbortSignal = new AbortController().signal,
  resting: Resting = new Map(),
): Promise<void> {
  const isResting = (id: string) => (resting.get(id) ?? 0) > Date.now();
  if ((await dueNow(database)).every(isResting)) return;
  await database.transaction(async (turn) => {
    const asked = await turn.execute<{ isOurs: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`);
    if (!firstRow(asked).isOurs) return;
    for (const id of await dueNow(turn)) {
      if (signal.aborted) return;
      if (isResting(id)) continue;
      const making = { app, database, zone, signal };
      try {
        await makeExport(making, id);
        resting.delete(id);
      } catch (error) {
        if (signal.aborted) return;
        app.log.error({ err: error, schedule: id }, 'scheduled export failed');
        resting.set(id, Date.now() + REST_MS);
        await sayFailed(making, id).catch(() => undefined);
      }
    }
  }, NO_LIMIT);
}

/** Makes what is due each minute, until the app ends. */
export function watchExportSchedules(app: FastifyInstance, database: Database, zone: string): void {
  const stop = new AbortController();
  const resting: Resting = new Map();
  app.addHook('preClose', async () => stop.abort());
  everyMinute(app, () => makeDueExports(app, database, zone, stop.signal, resting));
}
