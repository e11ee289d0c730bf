import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { capturedLog } from '../../../../test/support/captured-log.ts';
import { openDatabase } from '../../database/database.ts';
import { STALE_AFTER_MS } from '../cache/catalogue-cache.ts';
import { catalogueCache } from './catalogue-cache.ts';
import { database as databasePlugin } from './database.ts';
import { metrics } from './metrics.ts';
import { tasks } from './tasks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

it('logs that the database does not answer once the server is ready, and not while the shop is still prepared', async () => {
  const log = capturedLog();
  const app = Fastify({ logger: { level: 'warn', stream: log.stream } });
  // Nobody listens there.
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none', 1);
  await app.register(databasePlugin, { database });
  await app.register(metrics);
  await app.register(tasks, { repeatsWork: true });
  await app.register(catalogueCache, { watch: async () => undefined });
  await vi.advanceTimersByTimeAsync(60 * STALE_AFTER_MS);
  expect(log.text()).toBe('');
  await app.ready();
  await vi.advanceTimersByTimeAsync(2 * STALE_AFTER_MS);
  // The poll that fails is a task as well, and logged as one.
  expect(new Set(log.lines().map(({ event }) => event))).toEqual(new Set(['task failed', 'database away']));
  expect(log.lines().filter(({ event }) => event === 'database away')).toHaveLength(1);
  await app.close();
  await database.close();
});
