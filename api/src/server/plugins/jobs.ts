import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { keepUpJobs } from '../jobs/job-upkeep.ts';
import { Jobs } from '../jobs/jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Decorates the app with its jobs, keeps signs of life of them, and removes old ones; ends them with the app. */
export const jobs = fp(
  async (app: FastifyInstance) => {
    const all = new Jobs(app.database, app.log);
    app.decorate('jobs', all);
    keepUpJobs(app, all);
    app.addHook('preClose', async () => {
      await all.close();
    });
  },
  { name: 'jobs', dependencies: ['database', 'tasks'], fastify: '5.x' },
);
