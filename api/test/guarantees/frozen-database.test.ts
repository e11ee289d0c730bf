import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAccount } from '../../src/people/accounts/account-store.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { openSecondApp } from '../support/second-app.ts';
import { figure } from './support/figure.ts';

/** The guaranteed times, in ms. */
const ANSWER_MS = 5_000;
const READY_MS = 1_000;

let folder: string;
let embedded: EmbeddedDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-frozen-'));
  // Started as root, the server runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  embedded = await startEmbedded({ dataDir: folder, log: () => undefined, isPassing: true });
});
afterAll(async () => {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(process.platform === 'win32')(
  'P54: with every process of the database stopped by SIGSTOP: answers in time, cached lists as they were, and back by itself',
  async () => {
    const database = openDatabase(embedded.url);
    await migrateDatabase(database);
    const app = await openSecondApp({ database, mediaDir: folder }, {});
    const id = await addAccount(database, 'admin@example.com', 'mot de passe sûr', 'admin');
    const headers = { authorization: `Bearer ${await openSession(database, id)}` };
    const timed = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const since = performance.now();
      const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
      return {
        url,
        status: answer.statusCode,
        ms: performance.now() - since,
        retryAfter: answer.headers['retry-after'],
      };
    };
    const isStored = async () =>
      (await timed('GET', '/api/brands')).status === 200 && app.catalogueCache.has('/api/brands');
    await expect.poll(isStored, { timeout: 5_000 }).toBe(true);
    await Promise.all(Array.from({ length: 6 }, () => timed('GET', '/api/statistics')));
    const found = await database.execute<{ pid: number }>(sql`select pid from pg_stat_activity`);
    const parent = await promisify(execFile)('ps', ['-o', 'ppid=', '-p', String(found.rows[0]!.pid)]);
    const pids = [Number(parent.stdout), ...found.rows.map(({ pid }) => pid)];
    const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // One of its own workers that has ended by itself.
        }
      }
    };
    const calls = () => [
      timed('GET', '/api/statistics'),
      timed('GET', '/api/products?_start=1&_end=3'),
      timed('GET', '/api/orders?_end=3'),
      timed('GET', '/api/users/me'),
      timed('POST', '/api/auth/login', { email: 'admin@example.com', password: 'mot de passe sûr' }),
      timed('POST', '/api/newsletter', { email: 'une@example.com' }),
      timed('POST', '/api/brands', { name: 'Maison' }),
    ];
    try {
      signal('SIGSTOP');
      const first = await Promise.all(calls());
      const ready = await timed('GET', '/health/ready');
      const stored = await timed('GET', '/api/brands');
      const all = [...first, ...(await Promise.all(calls()))];
      const slowest = Math.max(...all.map(({ ms }) => ms));
      figure(
        'P54',
        `SIGSTOP: ${all.length} requests, slowest ${Math.round(slowest)} ms; ready after ${Math.round(ready.ms)} ms`,
      );
      expect(all.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(all.map(() => [503, '5']));
      expect(slowest).toBeLessThan(ANSWER_MS);
      expect([ready.status, ready.ms < READY_MS, stored.status]).toEqual([503, true, 200]);
    } finally {
      signal('SIGCONT');
    }
    await expect.poll(async () => (await timed('GET', '/health/ready')).status, { timeout: 10_000 }).toBe(200);
    await expect.poll(async () => (await timed('GET', '/api/statistics')).status, { timeout: 10_000 }).toBe(200);
    await app.close();
    await database.close();
  },
  60_000,
);
