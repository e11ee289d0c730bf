import { sweepJobs } from '../../server/jobs/job-upkeep.ts';
import { defineTask } from '../../tasks/define-task.ts';

export const tasks = [
  defineTask({
    name: 'sweep-jobs',
    label: 'Effacer les anciens imports et exports',
    schedule: '*/10 * * * *',
    run: ({ database }) => sweepJobs(database),
  }),
];
