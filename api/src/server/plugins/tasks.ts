import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { Tasks } from '../jobs/tasks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs what no request asks for. */
    tasks: Tasks;
  }
}

/** Decorates the app with what runs its tasks, which begin no other record once it closes. */
export function tasks(app: FastifyInstance, { database }: { database: Database }): void {
  const all = new Tasks(database, app.log, app.metrics.tasks);
  app.decorate('tasks', all);
  app.addHook('preClose', async () => all.stop());
}
