import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { afterEach, describe, expect, it } from 'vitest';
import { orderOf } from '../support/makers.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';

/** How soon orders are taken again, in ms; `npm test` runs other tests beside this one. */
const BACK_MS = process.env.TESTS === 'quick' ? 30_000 : 10_000;
const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'un mot de passe bien sûr' };

/** In the place of a status. */
const NO_ANSWER = 0;

let server: ServerProcess | undefined;
let dataDir = '';
afterEach(async () => {
  if (server) {
    // Its database is a process of its own, and ends with it alone.
    process.kill(server.pid, 'SIGTERM');
    await server.ended;
  }
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(WORKERS: string) {
  dataDir = await mkdtemp(path.join(tmpdir(), 'karite-private-'));
  // The database's own user goes in.
  await chmod(dataDir, 0o755);
  const environment = { ...OWNER, WORKERS, DATABASE_URL: '', DATA_DIR: dataDir, MEDIA_STORE: '' };
  server = await startServer({ url: '', mediaDir: dataDir }, { environment });
  const signedIn = await postJson(
    server,
    '/auth/login',
    { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD },
    '',
  );
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { running: server, token };
}

/** The process number of the database server, from its own note. */
const postmaster = async () =>
  Number.parseInt(await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);

const readiness = async ({ api }: ServerProcess) => (await fetch(api.replace('/api', '/health/ready'))).status;

describe('P65: the private database is killed', () => {
  it.each(['1', '2'])(
    'P65: WORKERS=%s: it is started again, orders go on, none that was acknowledged is lost',
    async (WORKERS) => {
      const { running, token } = await start(WORKERS);
      const made = await postJson(running, '/products', { name: 'Savon', price: 2_000 }, token);
      const product = (await made.json()) as Product & { createdAt: string };
      const acknowledged: string[] = [];
      /** Places an order; returns its status. */
      const order = async () => {
        const answer = await postJson(running, '/orders', orderOf([product]), '');
        const body = (await answer.json()) as { id: string };
        if (answer.status === 201) acknowledged.push(body.id);
        return answer.status;
      };
      for (let at = 0; at < 5; at += 1) expect(await order()).toBe(201);

      let isSelling = true;
      const statuses = new Set<number>();
      const selling = (async () => {
        for (; isSelling; await pause(20)) statuses.add(await order().catch(() => NO_ANSWER));
      })();
      const first = await postmaster();
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before);
      process.kill(first, 'SIGKILL');
      const since = performance.now();
      // On a quiet machine it is back before `/health/ready`, which checks at most once a second, knows that it was away.
      await expect.poll(() => postmaster().catch(() => first), { timeout: BACK_MS, interval: 20 }).not.toBe(first);
      const lost = acknowledged.length;
      await expect.poll(() => acknowledged.length, { timeout: BACK_MS, interval: 20 }).toBeGreaterThan(lost);
      const back = performance.now() - since;
      await expect.poll(() => readiness(running), { timeout: BACK_MS, interval: 20 }).toBe(200);
      isSelling = false;
      await selling;

      expect([...statuses].filter((status) => status !== 201 && status !== 503)).toEqual([]);
      for (const id of acknowledged)
        expect(
          (await fetch(`${running.api}/orders/${id}`, { headers: { authorization: `Bearer ${token}` } })).status,
        ).toBe(200);
      figure(
        'P65',
        `WORKERS=${WORKERS}: orders again ${Math.round(back)} ms after the kill, 0 of ${acknowledged.length} acknowledged lost`,
      );
      expect(back).toBeLessThan(BACK_MS);
    },
    120_000,
  );
});
