import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { beginImport } from '../../../../test/support/jobs.ts';
import { letPausesPass, runTask } from '../../../../test/support/tasks.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import type { Shop } from '../../../platform/tasks/define-task.ts';
import { carryOut, type RunningJob } from './carry-out.ts';
import { TASK } from './start-job.ts';

const shop = withTestApp([], { repeatsWork: false });
afterEach(() => shop.database.execute(sql`delete from jobs`));

const admin = (method: string, path: string) => shop.call(method, path, { token: shop.adminToken });
const begin = async (): Promise<string> => (await admin('POST', '/brands/export')).body.id;
const read = async (id: string) => (await admin('GET', `/jobs/${id}`)).body;
const carry = (id: string, work: (job: RunningJob) => Promise<void>, signal = new AbortController().signal) =>
  carryOut({ app: shop.app, database: shop.database, zone: 'UTC', now: new Date(), signal } satisfies Shop, id, work);
const silent = (id: string, seconds: number) =>
  shop.database.execute(sql`update jobs set beat_at = now() - make_interval(secs => ${seconds}) where id = ${id}`);

it('eight wait, one more is refused, and one that waits ends at once when it is cancelled', async () => {
  const ids = [];
  for (let count = 0; count < 8; count += 1) ids.push(await begin());
  const refused = await admin('POST', '/brands/export');
  expect([refused.status, refused.headers['retry-after'], refused.body.message]).toEqual([
    503,
    '10',
    'Trop de travaux en même temps. Veuillez réessayer.',
  ]);
  const [first] = ids;
  expect((await admin('POST', `/jobs/${first}/cancel`)).body.state).toBe('cancelled');
  const next = await begin();
  await runTask(shop, TASK);
  expect((await read(next)).state).toBe('done');
  expect((await read(first!)).state).toBe('cancelled');
});

it('is taken on once, and by another after 30 s of silence; then the first stores nothing any more', async () => {
  const id = await begin();
  const attempts: number[] = [];
  await carry(id, async ({ attempts: first, update }) => {
    attempts.push(first);
    const again = () => carry(id, async ({ attempts: next }) => void attempts.push(next));
    await silent(id, 29);
    await again();
    await silent(id, 31);
    await again();
    await update({ done: 7 });
  });
  expect(attempts).toEqual([1, 2]);
  expect(await read(id)).toMatchObject({ state: 'done', done: 0 });
});

it('is released by a process that stops, and queued for another', async () => {
  const id = await begin();
  const stop = new AbortController();
  await carry(
    id,
    async ({ update }) => {
      stop.abort();
      await update({ done: 1 });
    },
    stop.signal,
  );
  expect((await read(id)).state).toBe('running');
  await runTask(shop, TASK);
  expect((await read(id)).state).toBe('done');
});

it('is begun five times, then reports that it was interrupted', async () => {
  const begunBefore = async (attempts: number) => {
    const id = await begin();
    await shop.database.execute(sql`update jobs set attempts = ${attempts} where id = ${id}`);
    await runTask(shop, TASK);
    const { state, problem } = await read(id);
    return [state, problem];
  };
  expect(await begunBefore(4)).toEqual(['done', null]);
  expect(await begunBefore(5)).toEqual([
    'failed',
    'Le travail s’est interrompu : le serveur s’est arrêté entre-temps. Veuillez recommencer.',
  ]);
});

it('an import that a killed process was saving goes on with the rows that are left, but those that were refused', async () => {
  const { body } = await beginImport(shop, 'Nom\nReprise 1\nReprise 2\nReprise 3\n', '', 'brands');
  const report = { isDryRun: false, rows: 3, created: 1, updated: 0, unchanged: 0, isSaved: false, unsavedCount: 2 };
  const problems = [{ row: 3, field: 'name', message: 'Refusé' }];
  await shop.database.execute(sql`
    update jobs set step = 'saving', report = ${JSON.stringify({ ...report, problems, fileHash: 'x' })}::jsonb where id = ${body.id}`);
  await shop.database.execute(sql`
    insert into job_rows (job_id, number, values) select ${body.id}, number, jsonb_build_object('name', 'Reprise ' || (number - 1), 'featured', false)
    from generate_series(3, 4) number`);
  await runTask(shop, TASK);
  expect(await read(body.id)).toMatchObject({
    state: 'done',
    report: { created: 2, unsavedCount: 1, unsaved: [3], problems, isSaved: false },
  });
  const { rows } = await shop.database.execute(sql`select name from brands where name like 'Reprise %'`);
  expect(rows).toEqual([{ name: 'Reprise 3' }]);
});

it('leads to its owner, among what failed, when its end cannot be stored', async () => {
  const id = await begin();
  const { id: adminId } = (await admin('GET', '/users/me')).body;
  await shop.database.execute(sql`alter table jobs add constraint jobs_never_end check (state = 'running')`);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await runTask(shop, TASK);
    await letPausesPass(shop);
    await silent(id, 31);
  }
  await shop.database.execute(sql`alter table jobs drop constraint jobs_never_end`);
  expect((await admin('GET', '/today/failed')).body).toMatchObject([
    {
      record: 'users',
      id: adminId,
      title: 'Importer, exporter ou annuler un import · admin@example.com',
      again: { task: TASK, record: id },
    },
  ]);
  await runTask(shop, TASK);
  expect((await read(id)).state).toBe('failed');
});
