import { defineTask, EVERY_MINUTE } from '../../platform/tasks/define-task.ts';
import { foldCounts, watchCounts } from './counts.ts';

export const cacheTasks = [
  defineTask({
    name: 'fold-counts',
    label: 'Additionner les nombres d’éléments',
    schedule: EVERY_MINUTE,
    async run({ app, database }) {
      await foldCounts(database);
      await watchCounts(database, app.resources);
    },
  }),
];
