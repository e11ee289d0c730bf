import { defineTask, hourly } from '../../../tasks/define-task.ts';
import { sweepEmptySearches } from './empty-searches.ts';

export const searchTasks = [
  defineTask({
    name: 'sweep-empty-searches',
    label: 'Effacer les anciennes recherches sans résultat',
    schedule: hourly(47),
    run: ({ database }) => sweepEmptySearches(database),
  }),
];
