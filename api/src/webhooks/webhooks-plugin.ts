import { resources, toldToWebhooks } from '@karite/shared/resources';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Reach } from '../server/http/post.ts';
import { beforeReady } from '../server/jobs/before-ready.ts';
import { everyHour } from '../server/jobs/every-hour.ts';
import { sweepDeliveries } from './deliveries.ts';
import { forgetPrepared } from './prepare.ts';
import { watchTables } from './watch-tables.ts';
import { startWorker } from './worker.ts';

/** Notes what happens to records, and sends it to the webhooks that listen. */
export const webhooks = fp(
  async (app: FastifyInstance, { reach }: { reach: Reach }) => {
    const { database } = app;
    everyHour(app, 'sweep-webhooks', async () => {
      await sweepDeliveries(database);
      await forgetPrepared(database);
    });
    let stop: (() => Promise<void>) | undefined;
    beforeReady(app, async () => {
      const watch = () => watchTables(database, toldToWebhooks);
      // Without a database the app is ready all the same, for what needs none; the worker goes on trying.
      const isWatching = await app.tasks.run('watch-webhooks', watch);
      stop = startWorker({
        database,
        resources,
        reach,
        log: app.log,
        tasks: app.tasks,
        watch: isWatching ? null : watch,
      });
    });
    app.addHook('onClose', async () => stop?.());
  },
  { name: 'webhooks', dependencies: ['database', 'tasks'], fastify: '5.x' },
);
