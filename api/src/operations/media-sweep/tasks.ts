import { defineTask, hourly } from '../../platform/tasks/define-task.ts';
import { sweepPictures } from './sweep.ts';

export const tasks = [
  defineTask({
    name: 'sweep-pictures',
    label: 'Effacer les images que rien ne montre',
    schedule: hourly(44),
    seconds: 3_600,
    run: ({ app, database }) => sweepPictures(database, app.media.files),
  }),
];
