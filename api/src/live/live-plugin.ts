import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { beforeReady } from '../server/jobs/before-ready.ts';
import { everyMinute } from '../server/jobs/every-hour.ts';
import { sweep } from './changes.ts';
import { LiveFeed } from './live-feed.ts';
import { watchTables } from './watch-tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    live: LiveFeed;
  }
}

/** Whose changes are told: not of logs and outboxes, which repeat what others said. */
export const toldLive = (resources: readonly ResourceShape[]): ResourceShape[] =>
  resources.filter(({ isLog }) => !isLog);

const TASK = 'watch-changes';

/** Notes what happens to records, and decorates the app with what tells the staff's browsers of it. */
export const live = fp(
  async (app: FastifyInstance) => {
    const { database } = app;
    const told = toldLive(app.resources);
    const feed = new LiveFeed(database, told, app.tasks);
    app.decorate('live', feed);
    let hasTriggers = false;
    const prepare = async () => {
      if (!hasTriggers) await watchTables(database, told);
      hasTriggers = true;
    };
    beforeReady(app, async () => {
      // Without a database the app is ready all the same, for what needs none; the next minute tries again.
      await app.tasks.run(TASK, prepare);
      feed.start();
    });
    everyMinute(app, TASK, async () => {
      await prepare();
      await database.execute(sweep);
    });
    app.addHook('preClose', () => feed.stop());
  },
  { name: 'live', dependencies: ['database', 'resources', 'tasks'], fastify: '5.x' },
);
