import { defineTask, EVERY_MINUTE, hourly } from '../../platform/tasks/define-task.ts';
import { fillSearch } from './fill-search.ts';
import { sweepEmptySearches } from './suggest/empty-searches.ts';

export const searchTasks = [
  defineTask({
    name: 'fill-search',
    label: 'Compléter la recherche',
    schedule: EVERY_MINUTE,
    seconds: 3_600,
    // From the start on: a start waits for the first documents alone.
    pollEvery: 5,
    run: ({ app, database }) => fillSearch(database, app.resources),
  }),
  defineTask({
    name: 'sweep-empty-searches',
    label: 'Effacer les anciennes recherches sans résultat',
    schedule: hourly(47),
    run: ({ database }) => sweepEmptySearches(database),
  }),
];
