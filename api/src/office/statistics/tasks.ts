import { defineTask, EVERY_MINUTE } from '../../platform/tasks/define-task.ts';
import { foldSales } from './fold-sales.ts';
import { watchSales } from './watch-sales.ts';

export const tasks = [
  defineTask({
    name: 'fold-sales',
    label: 'Mettre à jour les sommes des statistiques',
    schedule: EVERY_MINUTE,
    seconds: 3_600,
    // From the start on: until sums are there that were lacking, statistics are counted from the orders.
    pollEvery: 1,
    async run({ database, zone }) {
      await watchSales(database);
      await foldSales(database, zone);
    },
  }),
];
