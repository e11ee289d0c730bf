import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { checkArchive, restoreBackup } from '../../src/operations/backup/restore-backup.ts';
import { takeBackup } from '../../src/operations/backup/take-backup.ts';
import { mediaFolder } from '../../src/platform/media/media-store.ts';
import { backup, check, restore } from '../support/command-process.ts';
import { makeDatabase } from '../support/make-database.ts';
import { formOf, orderOf } from '../support/makers.ts';
import { openOwnDatabase } from '../support/own-database.ts';
import { postJson, type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';
import { OrderLoad } from './support/order-load.ts';
import { withDatabase } from './support/shop-sums.ts';

/** How many backups are taken while shoppers order. */
const COPIES = Number(process.env.BACKUP_COPIES ?? 3);
const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'un bon mot de passe' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-drill-'));
  await chmod(folder, 0o755); // the database's own user, if we are root, must come in
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const running: ServerProcess[] = [];
/** In good order: a private database is stopped by its server alone. */
const stop = async (server: ServerProcess) => {
  running.splice(running.indexOf(server), 1);
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
};
const start = async (...given: Parameters<typeof startServer>) => {
  const server = await startServer(...given);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of [...running]) await stop(server);
});

async function post<T>(server: ServerProcess, url: string, body: object, token = ''): Promise<T> {
  const answer = await postJson(server, url, body, token);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const product = (server: ServerProcess, token: string, name = 'Savon') =>
  post<Product>(server, '/products', { name, price: 2_000 }, token);
const signIn = (server: ServerProcess) =>
  post<{ access_token: string }>(server, '/auth/login', { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });

/** Brands come and change their logos until it is finished; throws then what went wrong. */
function paintBrands(server: ServerProcess, token: string): { finish(): Promise<void> } {
  let isOver = false;
  const paint = async (method: string, id: string, name: string) => {
    const body = formOf({ name, logo: await pictureFile() });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.api}/brands${id}`, { method, body, headers });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  };
  const work = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const id = await paint('POST', '', `Marque ${turn}`);
      await paint('PATCH', `/${id}`, `Marque n° ${turn}`);
    }
  })();
  work.catch(() => undefined); // reported by `finish`
  return {
    finish() {
      isOver = true;
      return work;
    },
  };
}

describe('P44: under load', () => {
  it(`P44: ${COPIES} copies, each with every order acknowledged before it began, and no fault`, async () => {
    const own = await openOwnDatabase();
    const server = await start(own);
    const shelf = [await product(server, own.adminToken), await product(server, own.adminToken, 'Beurre')];
    const load = new OrderLoad(shelf, own.adminToken);
    load.use(server);
    const painter = paintBrands(server, own.adminToken);
    const wait = async (orders: number) => {
      while (load.acknowledged.length < orders) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const taken: { file: string; before: string[]; after: number }[] = [];
    try {
      for (let copy = 1; copy <= COPIES; copy += 1) {
        await wait(copy * 40);
        const before = load.acknowledged.map(({ id }) => id);
        const file = path.join(folder, `load-${copy}.tar`);
        await takeBackup({ url: own.url, store: own.mediaStore, file, log: () => undefined });
        taken.push({ file, before, after: load.acknowledged.length });
      }
    } finally {
      await painter.finish();
      await load.finish();
      await stop(server);
      await own.close();
    }
    // Who orders meanwhile changes nothing of what a copy holds, and would keep the processors from it.
    const results: string[] = [];
    for (const { file, before, after } of taken) {
      const target = await makeDatabase('empty');
      const archive = await checkArchive(file);
      const work = { url: target.url, store: mediaFolder(`${file}-media`), log: () => undefined };
      expect(await restoreBackup(archive, work)).toEqual([]);
      await archive.close();
      const { rows } = await withDatabase(target.url, (it) => it.execute<{ id: string }>(sql`select id from orders`));
      const copied = new Set(rows.map(({ id }) => id));
      expect(before.filter((id) => !copied.has(id))).toEqual([]);
      expect(archive.manifest.pictures.length).toBeGreaterThan(0);
      results.push(`${before.length} before, ${copied.size} copied, ${after} after`);
      await target.drop();
    }
    figure('P44', results.join('; '));
  }, 240_000);
});

describe('P44: the drill', () => {
  it('P44: both commands, from a shop that serves on its private database to a new machine', async () => {
    const [old, next] = [path.join(folder, 'old'), path.join(folder, 'new')];
    const settings = { DATABASE_URL: '', MEDIA_STORE: '', ...ADMIN };
    const open = (dataDir: string) =>
      start({ url: '', mediaDir: '' }, { environment: { ...settings, DATA_DIR: dataDir } });
    const file = path.join(folder, 'drill.tar');

    expect(await backup([file], { DATA_DIR: old }).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('no database'),
    });
    const shop = await open(old);
    const { access_token: token } = await signIn(shop);
    const order = orderOf([await product(shop, token)]);
    const placed = await post<{ id: string }>(shop, '/orders', order);
    const since = Date.now();
    const taken = await backup([file], { DATA_DIR: old }).ended;
    expect(taken).toMatchObject({ code: 0, output: expect.stringMatching(/drill\.tar: \d+ rows/) });
    const backedUpMs = Date.now() - since;
    expect(await restore([file], { DATA_DIR: old }).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('is in use'),
    });
    await stop(shop);

    const bytes = await readFile(file);
    bytes[Math.floor(bytes.length / 2)]! ^= 4;
    await writeFile(path.join(folder, 'altered.tar'), bytes);
    const altered = await restore([path.join(folder, 'altered.tar')], { DATA_DIR: next }).ended;
    expect(altered).toMatchObject({ code: 1, output: expect.stringContaining('cut or altered') });
    await expect(readFile(path.join(next, 'postgres.password'))).rejects.toThrow('ENOENT');

    const again = Date.now();
    const restored = await restore([file], { DATA_DIR: next }).ended;
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('All invariants hold') });
    figure('P44', `drill: backup ${backedUpMs} ms, restore with a new database ${Date.now() - again} ms`);
    expect(await restore([file], { DATA_DIR: next }).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    });
    expect(await check({ DATA_DIR: next }).ended).toMatchObject({ code: 0 });
    // The shop is shut: the database is started for the backup alone.
    expect(await backup([path.join(folder, 'second.tar')], { DATA_DIR: next }).ended).toMatchObject({ code: 0 });

    const reopened = await open(next);
    const headers = { authorization: `Bearer ${token}` };
    const found = await fetch(`${reopened.api}/orders/${placed.id}`, { headers });
    expect([found.status, ((await found.json()) as { orderId: string }).orderId]).toEqual([200, order.orderId]);
    await stop(reopened);
  }, 240_000);

  it('P44: wrong words and wrong settings end with 1 and say so', async () => {
    expect(await restore([], {}).ended).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
    expect(await backup(['a', 'b'], {}).ended).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
    expect(await restore([path.join(folder, 'absent.tar')], {}).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('ENOENT'),
    });
    expect(await backup([folder], { DATABASE_URL: 'mysql://x' }).ended).toMatchObject({
      code: 1,
      output: expect.stringContaining('DATABASE_URL'),
    });
  }, 120_000);
});

describe('P13: the counter of truth', () => {
  it('P13: the command ends with 2 and names what it found, with 1 where there is no shop', async () => {
    const own = await openOwnDatabase();
    const settings = { DATABASE_URL: own.url, MEDIA_STORE: own.mediaDir };
    expect(await check(settings).ended).toMatchObject({ code: 0, output: expect.stringContaining('All invariants') });
    await withDatabase(own.url, (it) => it.execute(sql`update users set is_active = false`));
    expect(await check(settings).ended).toMatchObject({
      code: 2,
      output: expect.stringMatching(/^I12 .*\n1 findings/m),
    });
    expect(await check({ DATA_DIR: path.join(folder, 'nowhere') }).ended).toMatchObject({ code: 1 });
    await own.close();
  }, 60_000);
});
