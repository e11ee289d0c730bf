import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { foldCounts } from '../../src/engine/cache/counts.ts';
import { foldSales } from '../../src/office/statistics/fold-sales.ts';
import { checkArchive, restoreBackup } from '../../src/operations/backup/restore-backup.ts';
import { takeBackup } from '../../src/operations/backup/take-backup.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { migrationFiles, namesOf } from '../../src/platform/database/migrations/files.ts';
import { appliedMigrations } from '../../src/platform/database/migrations/journal.ts';
import { mediaFolder } from '../../src/platform/media/media-store.ts';
import { backup, restore, startNode } from '../support/command-process.ts';
import { makeDatabase } from '../support/make-database.ts';
import { formOf, makeProduct, orderOf } from '../support/makers.ts';
import { TEST_ZONE } from '../support/shop-day.ts';
import { runTask } from '../support/tasks.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { fillShop } from './support/fill-shop.ts';
import { newerRelease } from './support/newer-release.ts';
import { orderSum, pictureSums, schemaOf, tableSums, withDatabase } from './support/shop-sums.ts';

let shop: TestApp;
let url: string;
let folder: string;
let file: string;
/** Three processes are started one after the other, on a machine that may be slow. */
const PROCESSES_MS = 120_000;
const undo: (() => Promise<unknown>)[] = [];
const log = () => undefined;

/** A new machine: an empty database, and a folder for pictures that does not exist yet. */
async function emptyMachine() {
  const database = await makeDatabase('empty');
  undo.push(database.drop);
  const mediaDir = path.join(folder, `media-${undo.length}`);
  return {
    url: database.url,
    mediaDir,
    store: mediaFolder(mediaDir),
    environment: { DATABASE_URL: database.url, MEDIA_STORE: mediaDir },
  };
}

const restoreFrom = async (from: string, work: Parameters<typeof restoreBackup>[1]) => {
  const archive = await checkArchive(from);
  return restoreBackup(archive, work).finally(archive.close);
};

const rowsIn = async (target: string) =>
  Object.values(await tableSums(target)).reduce((sum, text) => sum + Number.parseInt(text, 10), 0);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-backup-'));
  shop = await openTestApp([], { repeatsWork: false });
  const named = await shop.database.execute<{ name: string }>(sql`select current_database() as name`);
  url = new URL(`/${named.rows[0]!.name}`, inject('templateUrl')).href;
  const parent = await shop.call('POST', '/categories', {
    token: shop.adminToken,
    form: formOf({ title: 'Corps', color: '#b54e5a' }),
  });
  for (const title of ['Aîné', 'Zoé']) {
    const form = formOf({ title, color: '#b54e5a', parentId: parent.body.id });
    await shop.call('POST', '/categories', { token: shop.adminToken, form });
  }
  const odd = 'Tab\there, back\\slash \\N, "quotes", ligne\nnouvelle\r\n, ’ 🧴 ẹ̀ \\.';
  const products = [await makeProduct(shop, { description: odd, badge: 'Promo' }), await makeProduct(shop)];
  const placed = await shop.call('POST', '/orders', { json: orderOf(products, { quantity: 3 }) });
  await shop.call('PATCH', `/orders/${placed.body.id}/status`, { token: shop.adminToken, json: { status: 'paid' } });
  await shop.call('POST', `/orders/${placed.body.id}/invoices`, { token: shop.adminToken, json: {} });
  const form = formOf({ name: 'Sènami', logo: await pictureFile() });
  await shop.call('POST', '/brands', { token: shop.adminToken, form });
  await runTask(shop, 'finish-pictures');
  for (const insert of [
    sql`insert into newsletter (email) values ('a@example.com'), ('é@example.com'), ('Z@example.com')`,
    sql`insert into secrets (name, value) values ('essai', E'\\\\x00\\t')`,
    sql`insert into attempts (key, count, window_ends_at) values ('login:account:x', 3, '2026-11-21T13:00:00.123456+05')`,
    sql`insert into seeds (name) values ('demo')`,
    sql`insert into favourites (user_id, product_id) select users.id, products.id from users, products`,
    sql`create sequence numbers`,
    sql`select nextval('numbers') from generate_series(1, 41)`,
  ])
    await shop.database.execute(insert);
  await shop.app.taskQueue.add(shop.database, [
    { task: 'issue-invoices', record: placed.body.id },
    { task: 'expire-lots', record: placed.body.id, after: 3_600 },
  ]);
  // What is worked off by the clock is there as well.
  await foldSales(shop.database, TEST_ZONE);
  await foldCounts(shop.database);
  file = path.join(folder, 'shop.tar');
  await takeBackup({ url, store: shop.mediaStore, file, log });
});
afterAll(async () => {
  await shop.close();
  for (const step of undo) await step();
  await rm(folder, { recursive: true, force: true });
});

describe('P44: backup and restore', () => {
  it('P44: gives back every table, every picture, the schema and the next numbers', async () => {
    const target = await emptyMachine();
    await withDatabase(target.url, (database) => database.execute(sql`create sequence numbers`));
    expect(await restoreFrom(file, { ...target, log })).toEqual([]);
    expect(await tableSums(target.url)).toEqual(await tableSums(url));
    expect(await schemaOf(target.url)).toEqual(await schemaOf(url));
    const pictures = await pictureSums(shop.mediaDir);
    expect(Object.keys(pictures).length).toBeGreaterThan(2);
    expect(await pictureSums(target.mediaDir)).toEqual(pictures);
    const next = await withDatabase(target.url, (database) =>
      database.execute<{ next: string }>(sql`select nextval('numbers') as next`),
    );
    expect(next.rows[0]!.next).toBe('42');
  });

  it('P44: carries queued work along, with its queues and when it is due', async () => {
    const target = await emptyMachine();
    await restoreFrom(file, { ...target, log });
    const queuedIn = (where: string) =>
      withDatabase(where, async (database) => {
        const { rows } = await database.execute(sql`
          select name, singleton_key, state::text, start_after, retry_limit, retry_delay, policy from pgboss.job order by name, id`);
        const { rows: queues } = await database.execute(sql`
          select queue.name, retry_limit, expire_seconds, cron from pgboss.queue left join pgboss.schedule using (name) order by 1`);
        return { rows, queues };
      });
    const restored = await queuedIn(target.url);
    expect(restored).toEqual(await queuedIn(url));
    expect(restored.rows.length).toBeGreaterThanOrEqual(2);
    expect(restored.queues.length).toBeGreaterThan(30);
  });

  it('P44: a restored shop backed up again says the same of every table and picture', async () => {
    const target = await emptyMachine();
    await restoreFrom(file, { ...target, log });
    const again = path.join(folder, 'again.tar');
    const { madeAt: _then, fileBytes: _size, ...second } = await takeBackup({ ...target, file: again, log });
    const archive = await checkArchive(file);
    await archive.close();
    const { madeAt: _now, ...first } = archive.manifest;
    // What no migration makes is not there.
    expect(second).toEqual({ ...first, sequences: first.sequences.filter(({ name }) => name !== 'numbers') });
  });

  it(
    'P44: a backup of an older Karité is brought up to date, and old faults are reported and no hindrance',
    async () => {
      const [old, target] = [await emptyMachine(), await emptyMachine()];
      await withDatabase(old.url, (database) => migrateDatabase(database));
      await withDatabase(old.url, (database) => fillShop(database, 100));
      const oldFile = path.join(folder, 'old.tar');
      expect(await backup([oldFile], old.environment).ended).toMatchObject({ code: 0 });
      const release = path.join(folder, 'newer');
      await newerRelease(release, { '29990101T000000_makers': '-- expands\ncreate table makers (name text)' });
      const command = path.join(release, 'api/dist/operations/commands/restore.js');
      const restored = await startNode([command, oldFile], target.environment).ended;
      expect(restored).toMatchObject({ code: 2, output: expect.stringContaining('faults that the shop had already') });
      expect(await orderSum(target.url)).toBe(await orderSum(old.url));
      expect(namesOf(await withDatabase(target.url, appliedMigrations))).toEqual([
        ...namesOf(migrationFiles()),
        'shop/29990101T000000_makers',
      ]);
      expect(await schemaOf(target.url)).toEqual(expect.arrayContaining(await schemaOf(url)));
    },
    PROCESSES_MS,
  );

  it('P44: nobody else may read the file, and a name that is taken is never overwritten', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(takeBackup({ url, store: shop.mediaStore, file, log })).rejects.toThrow(/exists already/);
  });

  it(
    'P44: a shop that has rows is refused and keeps them; empty tables are no hindrance',
    async () => {
      const before = await tableSums(url);
      const media = path.join(folder, 'untouched');
      const refused = await restore([file], { DATABASE_URL: url, MEDIA_STORE: media }).ended;
      expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/serves|stop it first/) });
      expect(await tableSums(url)).toEqual(before);

      const target = await emptyMachine();
      await restoreFrom(file, { ...target, log });
      await expect(restoreFrom(file, { ...target, store: mediaFolder(media), log })).rejects.toThrow(/is not empty/);
      expect(await tableSums(target.url)).toEqual(before);
      await expect(readdir(media)).rejects.toThrow('ENOENT');

      await withDatabase(target.url, async (database) => {
        for (const name of Object.keys(before)) await database.execute(sql`truncate ${sql.identifier(name)} cascade`);
      });
      await restoreFrom(file, { ...target, log });
      expect(await tableSums(target.url)).toEqual(before);
    },
    PROCESSES_MS,
  );

  it(
    'P44: a restore that fails or is killed leaves no row, and the next one completes it',
    async () => {
      const target = await emptyMachine();
      const controller = new AbortController();
      const stopAt = (line: string) => void (line.includes('orders:') && controller.abort(new Error('stopped')));
      await expect(restoreFrom(file, { ...target, log: stopAt, signal: controller.signal })).rejects.toThrow('stopped');
      expect(await tableSums(target.url)).toEqual({});

      // Held at the next number of a sequence, when every row is loaded.
      const holder = new pg.Client({ connectionString: target.url });
      await holder.connect();
      await holder.query('create sequence numbers; begin; alter sequence numbers restart with 7');
      const killed = restore([file], target.environment);
      await killed.said('Indexes and references');
      killed.child.kill('SIGKILL');
      expect((await killed.ended).code).toBeNull();
      await holder.end();
      expect(await tableSums(target.url)).toEqual({});
      expect(await restore([file], target.environment).ended).toMatchObject({ code: 0 });
      expect(await tableSums(target.url)).toEqual(await tableSums(url));
      expect(await pictureSums(target.mediaDir)).toEqual(await pictureSums(shop.mediaDir));
    },
    PROCESSES_MS,
  );

  it(
    'P44: a backup that fails or is stopped leaves no file',
    async () => {
      const place = path.join(folder, 'stopped');
      await mkdir(place);
      const controller = new AbortController();
      const stopAt = (line: string) => void (line.includes('pictures') && controller.abort(new Error('stopped')));
      const work = { url, store: shop.mediaStore, file: path.join(place, 'a.tar'), signal: controller.signal };
      await expect(takeBackup({ ...work, log: stopAt })).rejects.toThrow('stopped');
      const empty = await emptyMachine();
      const refused = await backup([place], empty.environment).ended;
      expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('holds no shop') });
      expect(await readdir(place)).toEqual([]);
      expect(await rowsIn(empty.url)).toBe(0);
    },
    PROCESSES_MS,
  );
});
