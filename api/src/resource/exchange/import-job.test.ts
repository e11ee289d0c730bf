import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginImport, endOf } from '../../../testing/jobs.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const admin = (method: 'GET' | 'POST', path: string) => shop.call(method, path, { token: shop.adminToken });

it('an import is cancelled by who began it or an administrator within a batch, and says exactly what is saved', async () => {
  const rows = (name: string) => `Nom;Prix\n${Array.from({ length: 4_000 }, (_, at) => `${name} ${at};1\n`).join('')}`;
  const begun = await beginImport(shop, rows('Arrêté'));
  const job = `/jobs/${begun.body.id}`;
  const stranger = await shop.signUp();
  expect((await shop.call('POST', `${job}/cancel`, { token: stranger.token })).status).toBe(404);
  await expect
    .poll(async () => (await admin('GET', job)).body.report?.created ?? 0, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const other = await shop.signUp();
  await shop.database.execute(sql`update users set role = 'admin' where id = ${other.id}`);
  expect((await shop.call('POST', `${job}/cancel`, { token: other.token })).status).toBe(200);
  const ended = await endOf(shop, begun);
  const stored = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from products where name like 'Arrêté %'`,
  );
  const { count: saved } = stored.rows[0]!;
  expect(saved).toBeLessThan(4_000);
  expect(ended.body).toMatchObject({ state: 'cancelled', problem: null });
  expect(ended.body.report).toMatchObject({ created: saved, unsavedCount: 4_000 - saved, isSaved: false });
  expect(ended.body.report.unsaved).toEqual(
    Array.from({ length: Math.min(1_000, 4_000 - saved) }, (_, at) => saved + at + 2),
  );
  // What has ended stays as it is.
  expect((await admin('POST', `${job}/cancel`)).body.state).toBe('cancelled');

  // By another process: it is only said in the database, and the job's own step finds it.
  const next = await beginImport(shop, rows('Encore'));
  await shop.database.execute(sql`update jobs set cancel_asked_at = now() where id = ${next.body.id}`);
  expect((await endOf(shop, next)).body).toMatchObject({ state: 'cancelled', report: null });
  const left = await shop.database.execute<{ count: number }>(
    sql`select count(*)::int as count from job_rows where job_id = ${next.body.id}`,
  );
  expect(left.rows[0]!.count).toBe(0);
}, 60_000);

it('an import is stored before its file is read: where that takes long, the answer needs no more of the database', async () => {
  let answer: ReturnType<typeof beginImport> | undefined;
  await shop.database.transaction(async (transaction) => {
    // The rows of the file can't be put down, so that it is being read as long as this takes.
    await transaction.execute(sql`lock table job_rows in exclusive mode`);
    answer = beginImport(shop, 'Nom;Prix\nLent;1\n');
    const stored = () =>
      shop.database.execute(sql`select 1 from jobs where resource = 'products' and state = 'running'`);
    await expect.poll(async () => (await stored()).rows.length, { timeout: 2_500 }).toBe(1);
    await transaction.execute(sql`lock table jobs in exclusive mode`);
    expect((await answer).status).toBe(202);
  });
  expect((await endOf(shop, await answer!)).body.report).toMatchObject({ created: 1, isSaved: true });
}, 30_000);
