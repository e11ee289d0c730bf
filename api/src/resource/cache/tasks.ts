import { defineTask, EVERY_MINUTE } from '../../tasks/define-task.ts';
import { foldCounts } from './counts.ts';

export const cacheTasks = [
  defineTask({
    name: 'fold-counts',
    label: 'Additionner les nombres d’éléments',
    schedule: EVERY_MINUTE,
    run: ({ database }) => foldCounts(database),
  }),
];
