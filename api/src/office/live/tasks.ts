import { defineTask, EVERY_MINUTE } from '../../platform/tasks/define-task.ts';
import { sweep } from './changes.ts';
import { liveResources } from './live-plugin.ts';
import { watchTables } from './watch-tables.ts';

export const tasks = [
  defineTask({
    name: 'watch-changes',
    label: 'Suivre les changements à annoncer, effacer ceux qui le sont',
    schedule: EVERY_MINUTE,
    async run({ app, database }) {
      // What a start without a database could not do.
      await watchTables(database, liveResources(app.resources));
      await database.execute(sweep);
    },
  }),
];
