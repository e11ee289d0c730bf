import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Tasks } from '../jobs/tasks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs what no request asks for. */
    tasks: Tasks;
    /** Whether it does anything by the clock. */
    repeatsWork: boolean;
  }
}

/** Decorates the app with what runs its tasks, which begin no other record once it closes. */
export const tasks = fp(
  async (app: FastifyInstance, { repeatsWork }: { repeatsWork: boolean }) => {
    app.decorate('repeatsWork', repeatsWork);
    const all = new Tasks(app.database, app.log, app.metrics.tasks);
    app.decorate('tasks', all);
    app.addHook('preClose', async () => all.stop());
  },
  { name: 'tasks', dependencies: ['database', 'metrics'], fastify: '5.x' },
);
