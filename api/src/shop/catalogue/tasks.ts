import { defineTask, hourly } from '../../platform/tasks/define-task.ts';
import { countTogetherWhenDue } from './bought-together.ts';

export const tasks = [
  defineTask({
    name: 'count-bought-together',
    label: 'Compter les produits achetés ensemble',
    schedule: hourly(11),
    seconds: 3_600,
    run: ({ database }) => countTogetherWhenDue(database),
  }),
];
