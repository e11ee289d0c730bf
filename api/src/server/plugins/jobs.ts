import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { keepUpJobs } from '../jobs/job-upkeep.ts';
import { Jobs } from '../jobs/jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/** Decorates the app with its jobs, keeps signs of life of them, and removes old ones; ends them with the app. */
export function jobs(app: FastifyInstance, { database }: { database: Database }): void {
  const all = new Jobs(database, app.log);
  app.decorate('jobs', all);
  keepUpJobs(app, database, all);
  app.addHook('preClose', async () => {
    await all.close();
  });
}
