import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { failuresOf, letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { defineTask, EVERY_MINUTE } from './define-task.ts';

const done: string[] = [];
let isBroken = false;
let polls = 0;
const tasks = [
  defineTask({
    name: 'test-records',
    label: 'Essayer',
    resource: 'brands',
    schedule: EVERY_MINUTE,
    pollEvery: 0.5,
    atOnce: 2,
    due: (_, isIncluded) =>
      sql`select id from brands where not featured and ${isIncluded(sql`brands.id`)} order by name`,
    async run({ database }, { id }) {
      if (isBroken) throw new Error('broken');
      await database.execute(sql`update brands set featured = true where id = ${id}`);
      done.push(id);
    },
  }),
  defineTask({
    name: 'test-clock',
    label: 'Compter',
    schedule: { everySeconds: 1 },
    pollEvery: 0.5,
    run: async () => {
      polls += 1;
    },
  }),
  defineTask({
    name: 'test-slow',
    label: 'Attendre',
    resource: 'brands',
    schedule: EVERY_MINUTE,
    seconds: 2,
    due: (_, isIncluded) => sql`select id from brands where name = 'Lent' and ${isIncluded(sql`brands.id`)}`,
    run: () => new Promise(() => undefined),
  }),
];

const shop = withTestApp([], { repeatsWork: false, tasks });

const addBrand = async (name: string): Promise<string> =>
  (await shop.call('POST', '/brands', { token: shop.adminToken, json: { name, featured: false } })).body.id;
const jobs = async (task = 'test-records') =>
  (
    await shop.database.execute<{ record: string; state: string }>(sql`
      select singleton_key as record, state::text from pgboss.job where name = ${task} order by created_on`)
  ).rows;

describe('a task of records', () => {
  it('queues each that is due once, and leaves alone what somebody has dealt with meanwhile', async () => {
    const [first, second] = [await addBrand('A'), await addBrand('B')];
    await shop.app.taskQueue.add(shop.database, [{ task: 'test-records', record: first }]);
    await shop.app.taskQueue.add(shop.database, [{ task: 'test-records', record: first }]);
    await shop.app.taskQueue.add(shop.database, [{ task: 'test-records', record: second }]);
    expect((await jobs()).map(({ record }) => record)).toEqual([first, second]);
    await shop.database.execute(sql`update brands set featured = true where id = ${second}`);
    await runTask(shop, 'test-records');
    expect(done).toEqual([first]);
    expect((await jobs()).map(({ state }) => state)).toEqual(['completed', 'completed']);
  });

  it('is queued by the transaction that causes it, and not by one that is undone', async () => {
    await shop.database.execute(sql`truncate pgboss.job`);
    const failing = shop.database.transaction(async (transaction) => {
      await shop.app.taskQueue.add(transaction, [{ task: 'test-records', record: crypto.randomUUID() }]);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await jobs()).toEqual([]);
  });

  it('is tried five times with growing pauses, then each hour, until it succeeds', async () => {
    const id = await addBrand('C');
    isBroken = true;
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await runTask(shop, 'test-records');
      expect(await failuresOf(shop, 'test-records')).toEqual([
        { record: id, attempts: attempt, error: 'Erreur inattendue : broken' },
      ]);
      const { rows } = await shop.database.execute<{ minutes: number }>(sql`
        select extract(epoch from start_after - now())::float8 / 60 as minutes from pgboss.job where state = 'retry'`);
      if (rows[0]) pauses.push(rows[0].minutes);
      if (attempt < 5) await letPausesPass(shop);
    }
    for (const [at, most] of [2, 4, 8, 16].entries()) {
      expect(pauses[at]).toBeGreaterThan(most / 2 - 0.2);
      expect(pauses[at]).toBeLessThanOrEqual(most);
    }
    isBroken = false;
    await runTask(shop, 'test-records');
    expect(done).not.toContain(id);
    await letPausesPass(shop);
    await runTask(shop, 'test-records');
    expect(done).toContain(id);
    expect(await failuresOf(shop, 'test-records')).toEqual([]);
  });
});

describe('the page « Tâches »', () => {
  const admin = (method: string, url: string) => shop.call(method, url, { token: shop.adminToken });
  it('shows administrators what failed and why, and lets them try it again or give it up', async () => {
    await shop.database.execute(sql`truncate pgboss.job`);
    const id = await addBrand('D');
    isBroken = true;
    await runTask(shop, 'test-records');
    const read = async () => (await admin('GET', `/tasks?record=${id}`)).body[0];
    expect(await read()).toMatchObject({
      label: 'Essayer',
      name: 'test-records',
      state: 'retry',
      failures: 1,
      problem: 'Erreur inattendue : broken',
      resource: 'brands',
    });
    const { id: job } = await read();
    expect((await admin('POST', `/tasks/${job}/again`)).body).toMatchObject({ state: 'retry' });
    await runTask(shop, 'test-records');
    expect(await read()).toMatchObject({ state: 'retry', failures: 2 });
    expect((await admin('POST', `/tasks/${job}/drop`)).body).toMatchObject({ state: 'dropped' });
    isBroken = false;
    await letPausesPass(shop);
    await runTask(shop, 'test-records');
    expect(done).not.toContain(id);
    expect((await admin('POST', `/tasks/${job}/again`)).status).toBe(200);
    await runTask(shop, 'test-records');
    expect(done).toContain(id);
    expect(await read()).toMatchObject({ state: 'done' });
    const { body: audit } = await admin('GET', '/audit?resource=tasks');
    expect(audit).toHaveLength(3);
  });

  it('is nobody else’s', async () => {
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/tasks', { token })).status).toBe(403);
    expect((await shop.call('GET', '/tasks')).status).toBe(401);
  });
});

it('one that takes too long fails, and administrators read why in French', async () => {
  const id = await addBrand('Lent');
  await runTask(shop, 'test-slow');
  const [{ problem }] = (await shop.call('GET', `/tasks?record=${id}`, { token: shop.adminToken })).body;
  expect(problem).toBe('Interrompue : le travail n’a pas fini à temps');
}, 15_000);

it('a task of seconds queues its own next run', async () => {
  await runTask(shop, 'test-clock');
  expect(polls).toBe(1);
  expect(await jobs('test-clock')).toEqual([{ record: 'look', state: 'created' }]);
});

it('the migrations make the tables of the pg-boss that is installed', async () => {
  const { schema } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('pg-boss/version.json'), 'utf8'));
  const { rows } = await shop.database.execute(sql`select version from pgboss.version`);
  expect(rows).toEqual([{ version: schema }]);
});
