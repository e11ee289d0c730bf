import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Tasks } from '../jobs/tasks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs work that no request triggers. */
    tasks: Tasks;
    /** Whether it does anything by the clock. */
    repeatsWork: boolean;
  }
}

/** Decorates the app with what runs its tasks. */
export const tasks = fp(
  async (app: FastifyInstance, { repeatsWork }: { repeatsWork: boolean }) => {
    app.decorate('repeatsWork', repeatsWork);
    app.decorate('tasks', new Tasks(app.log, app.metrics.tasks));
  },
  { name: 'tasks', dependencies: ['metrics'], fastify: '5.x' },
);
