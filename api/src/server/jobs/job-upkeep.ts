import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../database/database.ts';
import { every } from './every-hour.ts';

/** A job that shows no sign of life for so long has lost its process. */
export const LOST_AFTER = '30 seconds';
export const LOST = "Le travail s'est interrompu : le serveur s'est arrêté entre-temps. Veuillez recommencer.";

const BEAT_EVERY_MS = 5_000;

/** For so many days an import is listed, and can be taken back (R1571). */
export const IMPORT_DAYS = 90;

/** Removes files an hour after their job, what is left of it after a day (of an import after 90) or when it has been kept as long as was said, and choices of columns and pictures that no import used for two years. */
export async function sweepJobs(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from job_files using jobs where job_id = jobs.id
      and coalesce(jobs.kept_until, jobs.created_at + interval '1 hour') < now()`);
  await database.execute(sql`delete from job_rows where created_at < now() - interval '1 day'`);
  await database.execute(sql`
    delete from jobs where greatest(kept_until, created_at + case when kind = 'import' and not is_trial or import_id is not null
      then make_interval(days => ${IMPORT_DAYS}) else interval '1 day' end) < now()`);
  await database.execute(sql`delete from import_columns where used_at < now() - interval '2 years'`);
  await database.execute(sql`delete from import_pictures where used_at < now() - interval '2 years'`);
}

/** The jobs of a process, for its signs of life. */
type Running = { ids(): string[]; end(id: string): void };

/** Says every few seconds that this process's jobs live, and ends those that were cancelled through another process. */
export function keepUpJobs(app: FastifyInstance, jobs: Running): void {
  const { database } = app;
  every(app, BEAT_EVERY_MS, 'say-jobs-live', async () => {
    const mine = jobs.ids();
    if (mine.length === 0) return;
    const list = sql.join(
      mine.map((id) => sql`${id}`),
      sql`, `,
    );
    const { rows } = await database.execute<{ id: string; isCancelled: boolean }>(sql`
      update jobs set beat_at = now() where id in (${list}) and state = 'running'
      returning id, cancel_asked_at is not null as "isCancelled"`);
    for (const { id, isCancelled } of rows) if (isCancelled) jobs.end(id);
  });
}
