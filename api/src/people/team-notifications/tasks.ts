import { defineTask, hourly } from '../../platform/tasks/define-task.ts';
import { sweepReads } from './team-notification-store.ts';

export const tasks = [
  defineTask({
    name: 'sweep-notices',
    label: 'Effacer les anciennes lectures de notifications',
    schedule: hourly(23),
    run: ({ database }) => database.execute(sweepReads),
  }),
];
