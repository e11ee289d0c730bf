import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/rows.ts';
import { everyMinute } from '../server/jobs/every-hour.ts';
import { makeExport, sayFailed } from './make-export.ts';

/** Any number; of several processes one makes what is due. */
const LOCK = 7_315_433;
/** Exports may take as long as they take. */
const NO_LIMIT = 0;
const dueNow = (isIncluded: (id: SQL) => SQL) => sql`
  select id from "export-schedules" where is_on and next_at <= now() and ${isIncluded(sql`"export-schedules".id`)}
  order by next_at, id`;

/**
 * Makes every export that is due, one after the other, in one of any number of processes. One that was due several times
 * (the shop was off) is made once; one that fails is due still after a pause, and stops no other.
 */
export async function makeDueExports(
  app: FastifyInstance,
  database: Database,
  zone: string,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const making = { app, database, zone, signal };
  const make = async ({ id }: { id: string }) => {
    try {
      await makeExport(making, id);
    } catch (error) {
      // One that the stop has cut has not failed: the next process makes it.
      if (signal.aborted) return;
      await app.tasks.run('say-export-failed', () => sayFailed(making, id));
      throw error;
    }
  };
  const any = await database.execute(sql`select from (${dueNow(() => sql`true`)}) due limit 1`);
  if (any.rows.length === 0) return;
  await database.transaction(async (holder) => {
    const asked = await holder.execute<{ isOurs: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`);
    if (firstRow(asked).isOurs)
      await app.tasks.eachDue('make-exports', { due: dueNow, isOver: () => signal.aborted }, make);
  }, NO_LIMIT);
}

/** Makes what is due each minute, until the app ends. */
export function watchExportSchedules(app: FastifyInstance, database: Database, zone: string): void {
  const stop = new AbortController();
  app.addHook('preClose', async () => stop.abort());
  everyMinute(app, 'make-exports', () => makeDueExports(app, database, zone, stop.signal));
}
