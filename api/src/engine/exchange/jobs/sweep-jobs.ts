import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** So long a task makes files at most, in seconds. */
export const MOST_SECONDS = 3_600;
/** For so many days an import is listed, and can be taken back (R1571). */
export const IMPORT_DAYS = 90;

/**
 * Removes files an hour after their job, and the job a day later, an import after 90 days, others after their declared time.
 * A scheduled export of a killed process is removed when its task would have ended. Choices of columns and pictures that no
 * import used for two years are removed as well.
 */
export async function sweepJobs(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from job_files using jobs where job_id = jobs.id
      and coalesce(jobs.kept_until, jobs.created_at + interval '1 hour') < now()`);
  await database.execute(sql`delete from job_rows where created_at < now() - interval '1 day'`);
  await database.execute(sql`
    delete from jobs where greatest(kept_until, created_at + case when kind = 'import' and not is_trial or import_id is not null
      then make_interval(days => ${IMPORT_DAYS}) else interval '1 day' end) < now()`);
  await database.execute(sql`
    delete from jobs where state = 'running' and work is null
      and greatest(created_at, beat_at) < now() - make_interval(secs => ${MOST_SECONDS})`);
  await database.execute(sql`delete from import_columns where used_at < now() - interval '2 years'`);
  await database.execute(sql`delete from import_pictures where used_at < now() - interval '2 years'`);
}
