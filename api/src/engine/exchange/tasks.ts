import { users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { defineTask } from '../../platform/tasks/define-task.ts';
import { carryOut } from './jobs/carry-out.ts';
import { isWaiting } from './jobs/job-store.ts';
import { TASK } from './jobs/start-job.ts';
import { MOST_SECONDS, sweepJobs } from './jobs/sweep-jobs.ts';
import { workOf } from './jobs/work.ts';

export const tasks = [
  defineTask({
    name: TASK,
    label: 'Importer, exporter ou annuler un import',
    // Their owner's resource: a job is no record of a resource.
    resource: users.name,
    // What a killed process had is found by its last sign of life.
    schedule: { everySeconds: 10 },
    pollEvery: 0.5,
    seconds: MOST_SECONDS,
    atOnce: 2,
    mayOverlap: true,
    due: (_, isIncluded) =>
      sql`select id from jobs where ${isWaiting} and ${isIncluded(sql`jobs.id`)} order by created_at, id`,
    run: (shop, { id }) => carryOut(shop, id, workOf(shop)),
  }),
  defineTask({
    name: 'sweep-jobs',
    label: 'Effacer les anciens imports et exports',
    schedule: '*/10 * * * *',
    run: ({ database }) => sweepJobs(database),
  }),
];
