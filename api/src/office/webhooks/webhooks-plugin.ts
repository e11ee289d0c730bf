import { webhookResources } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Reach } from '../../platform/server/http/post.ts';
import { beforeReady } from '../../platform/server/jobs/before-ready.ts';
import { watchTables } from './watch-tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where events may be sent. */
    webhookReach: Reach;
  }
}

/** Has what happens to records noted for the webhooks that listen; tasks send it. */
export const webhooks = fp(
  async (app: FastifyInstance, { reach }: { reach: Reach }) => {
    app.decorate('webhookReach', reach);
    // Without a database the app is ready all the same, for what needs none; the task of each minute tries again.
    beforeReady(app, () => app.tasks.run('watch-webhooks', () => watchTables(app.database, webhookResources)));
  },
  { name: 'webhooks', dependencies: ['database', 'tasks'], fastify: '5.x' },
);
