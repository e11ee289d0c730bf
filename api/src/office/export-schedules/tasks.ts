import { exportSchedules } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { MOST_SECONDS } from '../../engine/exchange/jobs/sweep-jobs.ts';
import { defineTask, EVERY_MINUTE } from '../../platform/tasks/define-task.ts';
import { makeExport, sayFailed } from './make-export.ts';

export const tasks = [
  defineTask({
    // One after the other. One that was due several times, for the shop was off, is made once.
    name: 'make-exports',
    label: 'Faire l’export planifié',
    resource: exportSchedules.name,
    schedule: EVERY_MINUTE,
    seconds: MOST_SECONDS,
    due: (_, isIncluded) => sql`
      select id from "export-schedules" where is_on and next_at <= now() and ${isIncluded(sql`"export-schedules".id`)}
      order by next_at, id`,
    async run(shop, { id }) {
      try {
        await makeExport(shop, id);
      } catch (error) {
        // One that the stop has cut has not failed.
        if (!shop.signal.aborted) await shop.app.tasks.run('say-export-failed', () => sayFailed(shop, id));
        throw error;
      }
    },
  }),
];
