import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { beforeReady } from '../server/jobs/before-ready.ts';
import type { Task } from './define-task.ts';
import { watchQueue } from './queue-metrics.ts';
import { TaskQueue } from './task-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Work that no request waits for. */
    taskQueue: TaskQueue;
  }
}

/** Without a database the app is ready all the same; its queues are tried again after so long, in ms. */
const AGAIN_MS = 10_000;

/** Decorates the app with its task queue, which works while the app is open, unless nothing `repeatsWork`. */
export const taskQueue = fp(
  async (app: FastifyInstance, { tasks }: { tasks: readonly Task[] }) => {
    const queue = new TaskQueue(app, tasks);
    app.decorate('taskQueue', queue);
    watchQueue(app.database, app.metrics.registry);
    let isClosing = false;
    const prepare = () => app.tasks.run('prepare-tasks', () => queue.prepare());
    const start = async (isPrepared: boolean) => {
      for (let isDone = isPrepared; !isDone && !isClosing; isDone = await prepare())
        await pause(AGAIN_MS, undefined, { ref: false });
      if (!isClosing) await app.tasks.run('start-tasks', () => queue.start());
    };
    beforeReady(app, async () => {
      const isPrepared = await prepare();
      if (app.repeatsWork) void start(isPrepared);
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      if (app.repeatsWork) await queue.stop();
    });
  },
  { name: 'task-queue', dependencies: ['database', 'metrics', 'resources', 'tasks'], fastify: '5.x' },
);
