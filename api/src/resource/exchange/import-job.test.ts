import { heldRights } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginImport, endOf, importFile } from '../../../testing/jobs.ts';
import { makeProduct } from '../../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepJobs } from '../../server/jobs/job-upkeep.ts';

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

describe('an import that is taken back (R1571)', () => {
  const listed = async (id: string, token = shop.adminToken) =>
    (await shop.call('GET', '/imports?_end=100', { token })).body.find((each: { id: string }) => each.id === id);
  const undo = async (id: string) => endOf(shop, await admin('POST', `/imports/${id}/undo`));
  const leftOf = async (id: string) =>
    (await admin('GET', `/imports/${id}/left`)).body.map(({ row, name, reason }: Record<string, unknown>) => [
      row,
      name,
      reason,
    ]);
  const named = async (name: string) => (await shop.call('GET', `/products?q=${name}&_sort=name`)).body;

  it('deletes what it made, gives what it changed its former values, by the audit, and once', async () => {
    const product = await makeProduct(shop, { name: 'Ancien', price: 1_000, badge: 'Promo' });
    const { body } = await importFile(
      shop,
      `Identifiant;Nom;Prix\n${product.id};Changé;2000\n;Zébu un;1\n;Zébu deux;2\n`,
    );
    // Another field by another hand: it stays.
    await shop.call('PATCH', `/products/${product.id}`, { token: shop.adminToken, json: { badge: null } });
    expect(await listed(body.id)).toMatchObject({
      resource: 'products',
      title: 'produits.csv',
      email: 'admin@example.com',
      isMine: true,
      created: 2,
      updated: 1,
      refused: 0,
      undo: null,
      there: 3,
      mayUndo: true,
    });
    const undone = await undo(body.id);
    expect(undone.body).toMatchObject({ kind: 'undo', state: 'done', done: 3, total: 3, undo: { undone: 3, left: 0 } });
    expect(await named('zébu')).toEqual([]);
    const { body: back } = await admin('GET', `/products/${product.id}`);
    expect(back).toMatchObject({ name: 'Ancien', price: 1_000, badge: null });
    const history = (await admin('GET', `/audit?recordId=${product.id}`)).body;
    expect(history[0]).toMatchObject({ action: 'edit', before: { price: 2_000 }, after: { price: 1_000 } });
    expect(await listed(body.id)).toMatchObject({ there: 0, undo: { state: 'done' }, mayUndo: false });
    expect((await admin('POST', `/imports/${body.id}/undo`)).status).toBe(409);
    // A trial is no import.
    const trial = await importFile(shop, 'Nom;Prix\nEssai;1\n', '?dryRun=true');
    expect(await listed(trial.body.id)).toBeUndefined();
  });

  it('leaves what was changed since or is needed, with the reason, and takes it back when nothing hinders any more', async () => {
    const before = (await admin('GET', '/brands?_end=1')).headers['x-total-count'];
    const { body } = await importFile(shop, 'Nom\nMarque libre\nMarque prise\nMarque corrigée\n', '', 'brands');
    const idOf = async (name: string) => (await admin('GET', `/brands?q=${name}`)).body[0].id;
    const product = await makeProduct(shop, { brandId: await idOf('prise') });
    const corrected = await idOf('corrigée');
    await shop.call('PATCH', `/brands/${corrected}`, { token: shop.adminToken, json: { name: 'Marque juste' } });
    expect((await undo(body.id)).body.undo).toEqual({ undone: 1, left: 2 });
    expect(await leftOf(body.id)).toEqual([
      [3, 'Marque prise', expect.stringContaining('produit')],
      [4, 'Marque corrigée', 'Modifié depuis : Nom (par admin@example.com)'],
    ]);
    expect(await listed(body.id)).toMatchObject({ there: 2, left: 2, mayUndo: true });
    await shop.call('DELETE', `/products/${product.id}`, { token: shop.adminToken });
    // Deleted by hand: nothing of it is left to take back.
    await shop.call('DELETE', `/brands/${corrected}`, { token: shop.adminToken });
    expect((await undo(body.id)).body.undo).toEqual({ undone: 2, left: 0 });
    expect((await admin('GET', '/brands?_end=1')).headers['x-total-count']).toBe(before);
  });

  it('goes on where it was when it was ended before its end', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `Suite ${String(at).padStart(2, '0')};1\n`).join('');
    const { body } = await importFile(shop, `Nom;Prix\n${rows}`);
    const [first] = await named('suite');
    let begun: Awaited<ReturnType<typeof admin>> | undefined;
    await shop.database.transaction(async (transaction) => {
      // The last batch of five waits for this one.
      await transaction.execute(sql`select 1 from products where id = ${first.id} for update`);
      begun = await admin('POST', `/imports/${body.id}/undo`);
      expect((await admin('POST', `/imports/${body.id}/undo`)).status).toBe(409);
      const done = async () => (await admin('GET', `/jobs/${begun?.body.id}`)).body.done;
      await expect.poll(done, { timeout: 20_000 }).toBe(45);
      await shop.database.execute(sql`update jobs set cancel_asked_at = now() where id = ${begun.body.id}`);
    });
    expect((await endOf(shop, begun!)).body).toMatchObject({ state: 'cancelled', undo: { undone: 45, left: 0 } });
    expect((await listed(body.id)).there).toBe(5);
    expect(await named('suite')).toHaveLength(5);
    expect((await undo(body.id)).body).toMatchObject({ total: 5, undo: { undone: 5, left: 0 } });
    expect(await named('suite')).toEqual([]);
  }, 60_000);

  it('is whose it is or an administrator’s, whose rights cover it', async () => {
    const staff = async (right: 'catalogue' | 'reading') => {
      const account = await shop.signUp();
      await shop.database.execute(
        sql`update users set rights = ${JSON.stringify(heldRights([right]))}::jsonb where id = ${account.id}`,
      );
      return account;
    };
    const [awa, koffi, shopper] = [await staff('catalogue'), await staff('catalogue'), await shop.signUp()];
    const { body } = await importFile(shop, 'Nom;Prix\nÀ moi;1\n');
    const call = async (method: string, token: string, path = `/imports/${body.id}/undo`) =>
      (await shop.call(method, path, { token })).status;
    expect([await call('GET', shopper.token, '/imports'), await call('POST', shopper.token)]).toEqual([403, 403]);
    expect(await call('POST', awa.token)).toBe(404);
    await shop.database.execute(sql`update jobs set user_id = ${awa.id} where id = ${body.id}`);
    expect((await listed(body.id, awa.token)).mayUndo).toBe(true);
    expect(await listed(body.id, koffi.token)).toBeUndefined();
    expect([await call('POST', koffi.token), await call('GET', koffi.token, `/imports/${body.id}/left`)]).toEqual([
      404, 404,
    ]);
    expect(await listed(body.id)).toMatchObject({ isMine: false, email: awa.email, mayUndo: true });
    // Who reads alone has none, whatever they have imported before.
    await shop.database.execute(
      sql`update users set rights = ${JSON.stringify(heldRights(['reading']))}::jsonb where id = ${awa.id}`,
    );
    expect(await call('POST', awa.token)).toBe(404);
  });

  it('is kept for 90 days, other jobs for one', async () => {
    const { body } = await importFile(shop, 'Nom;Prix\nGardé;1\n');
    const trial = await importFile(shop, 'Nom;Prix\nEssai;1\n', '?dryRun=true');
    const aged = async (id: string, days: number) => {
      await shop.database.execute(
        sql`update jobs set created_at = now() - make_interval(days => ${days}, mins => 1) where id = ${id}`,
      );
      await sweepJobs(shop.database);
      return (await admin('GET', `/jobs/${id}`)).status;
    };
    expect([await aged(trial.body.id, 0), await aged(trial.body.id, 1)]).toEqual([200, 404]);
    expect([await aged(body.id, 89), await aged(body.id, 90)]).toEqual([200, 404]);
    const kept = await shop.database.execute(sql`select 1 from import_changes where job_id = ${body.id}`);
    expect(kept.rows).toEqual([]);
  });
});
