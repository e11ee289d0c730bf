import type { ResourceShape } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { beforeReady } from '../../platform/server/jobs/before-ready.ts';
import { LiveFeed } from './live-feed.ts';
import { watchTables } from './watch-tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    live: LiveFeed;
  }
}

/** The resources with live events: no logs and outboxes, because they repeat changes of other resources. */
export const liveResources = (resources: readonly ResourceShape[]): ResourceShape[] =>
  resources.filter(({ isLog }) => !isLog);

/** Notes what happens to records, and decorates the app with the feed of the staff's browsers. */
export const live = fp(
  async (app: FastifyInstance) => {
    const { database } = app;
    const watched = liveResources(app.resources);
    const feed = new LiveFeed(database, watched, app.tasks);
    app.decorate('live', feed);
    beforeReady(app, async () => {
      // Without a database the app is ready all the same, for what needs none; the task of each minute tries again.
      await app.tasks.run('watch-changes', () => watchTables(database, watched));
      feed.start();
    });
    app.addHook('preClose', () => feed.stop());
  },
  { name: 'live', dependencies: ['database', 'resources', 'tasks'], fastify: '5.x' },
);
