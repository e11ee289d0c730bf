import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf, MEDIA_PATH, unfinishedFiles } from '@karite/shared/media';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../testing/pictures.ts';
import { STORES } from '../../../test/support/each-store.ts';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { formOf } from '../../../test/support/makers.ts';
import { failuresOf, letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { finishPictures } from '../../engine/pictures/finish-pictures.ts';
import { checkArchive, restoreBackup } from '../../operations/backup/restore-backup.ts';
import { takeBackup } from '../../operations/backup/take-backup.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';
import { sweepPictures } from '../../operations/media-sweep/sweep.ts';
import { makeAvifs } from './make-avifs.ts';
import type { MediaStore } from './media-store.ts';

const HOUR_MS = 3_600_000;
const AVIF = 'image/avif,image/webp,*/*;q=0.8';

describe.each(STORES)('%s', (_kind, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let store: MediaStore;
  let shop: TestApp;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
    shop = await openTestApp([], { mediaStore: store, repeatsWork: false });
  });
  afterAll(async () => {
    await shop.close();
    await opened.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const finish = () => runTask(shop, finishPictures.name);
  const failures = () => failuresOf(shop, finishPictures.name);
  const begin = async (name: string = crypto.randomUUID()) =>
    shop.call('POST', '/brands', { token: shop.adminToken, form: formOf({ name, logo: await pictureFile() }) });

  it('R2185: saves a picture first, and shows its first size until the others are made', async () => {
    const { status, body } = await begin();
    expect(status).toBe(201);
    const { source, first } = unfinishedFiles(body.logo)!;
    const [narrow, , , whole] = filesOf(body.logo)!.always;
    expect((await store.names()).filter((name) => name.startsWith(first.slice(0, 32))).sort()).toEqual(
      [source, first].sort(),
    );
    for (const name of [narrow, first, whole]) {
      const shown = await get(MEDIA_PATH + name, { accept: AVIF });
      expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width], name).toEqual([200, 400]);
      expect(shown.headers['cache-control'], name).toContain(name === first ? 'immutable' : 'no-store');
    }
    const card = await get(body.logo.replace('.webp', '.og.jpg'));
    expect([card.statusCode, (await sharp(card.rawPayload).metadata()).width]).toEqual([200, 1200]);
    expect((await get(MEDIA_PATH + source)).statusCode).toBe(404);
    expect(await store.hold(first)).toBe(true);
    expect(await checkInvariants(shop.database, store)).toEqual([]);
    await makeAvifs(store);
    // Nobody has made its sizes for a day: it is there all the same.
    await sweepPictures(shop.database, store, Date.now() + 24 * HOUR_MS);
    expect(await store.names()).toEqual(expect.arrayContaining([source, first]));

    await finish();
    for (const [name, width] of [
      [narrow, 160],
      [first, 400],
      [whole, 900],
    ] as const) {
      const shown = await get(MEDIA_PATH + name);
      expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width], name).toEqual([200, width]);
      expect(shown.headers['cache-control'], name).toContain('immutable');
    }
    expect(await store.names()).not.toContain(source);
    expect(await checkInvariants(shop.database, store)).toEqual([]);
  });

  it('R2185: is finished by the next attempt where a process is killed in between', async () => {
    const { logo } = (await begin()).body;
    const { source } = unfinishedFiles(logo)!;
    const file = await store.read(source);
    const [narrow = ''] = filesOf(logo)!.always;
    // Killed after the first of its sizes.
    await store.put({ name: narrow, data: Buffer.from('half') });
    await finish();
    expect((await sharp((await store.read(narrow))!).metadata()).width).toBe(160);
    // Killed before its source was removed, then before the job was completed: it runs once more.
    for (const data of [file!, null]) {
      if (data) await store.put({ name: source, data });
      await shop.app.taskQueue.send(shop.database, finishPictures, { url: logo, file: 'a.png' });
      await finish();
      expect([await failuresOf(shop, 'finish-pictures'), await store.read(source)]).toEqual([[], null]);
    }
  });

  it('R2185: is refused whole where its job cannot be queued', async () => {
    const before = (await store.names()).sort();
    await shop.database.execute(
      sql`alter table pgboss.job add constraint none check (name <> 'finish-pictures') not valid`,
    );
    const { status } = await begin('Sans tâche');
    await shop.database.execute(sql`alter table pgboss.job drop constraint none`);
    expect(status).toBeGreaterThanOrEqual(500);
    expect((await store.names()).sort()).toEqual(before);
    expect((await shop.call('GET', '/brands?name=Sans tâche')).body).toEqual([]);
  });

  it('R2185: leaves nothing to do of an upload that was taken back, or of a record that is gone', async () => {
    const before = (await store.names()).sort();
    await shop.database.execute(sql`alter table brands add constraint brands_none check (name <> 'Jamais')`);
    expect((await begin('Jamais')).status).toBeGreaterThanOrEqual(400);
    await shop.database.execute(sql`alter table brands drop constraint brands_none`);
    const { id, logo } = (await begin()).body;
    expect((await shop.call('DELETE', `/brands/${id}`, { token: shop.adminToken })).status).toBeLessThan(300);
    await finish();
    // Its deletion may be taken back.
    expect((await store.names()).sort()).toEqual([...before, ...filesOf(logo)!.always].sort());
    expect(await failures()).toEqual([]);
  });

  it('R2185: shows what could not be made on « À faire », and makes it when tried again', async () => {
    const { logo } = (await begin()).body;
    const { source, first } = unfinishedFiles(logo)!;
    const file = await store.read(source);
    await store.put({ name: source, data: Buffer.from('no picture any more') });
    for (const _ of [1, 2, 3]) {
      await finish();
      await letPausesPass(shop);
    }
    const today = (await shop.call('GET', '/today', { token: shop.adminToken })).body;
    const { rows } = today.find(({ section }: { section: string }) => section === 'failed');
    expect(rows).toMatchObject([{ record: 'tasks', title: 'Préparer une image' }]);
    expect(rows[0].note).toContain('3 échecs. Dernière erreur : Erreur inattendue : image « photo.png » : ');
    expect((await get(logo)).rawPayload.equals((await store.read(first))!)).toBe(true);
    await store.put({ name: source, data: file! });
    expect((await shop.call('POST', `/tasks/${rows[0].id}/again`, { token: shop.adminToken })).status).toBe(200);
    await finish();
    expect([await failures(), (await get(logo)).headers['cache-control']]).toEqual([
      [],
      'public, max-age=31536000, immutable',
    ]);
  });

  it('P44, R2185: a backup has the sizes of a picture that are made while it is copied', async () => {
    const url = (await begin()).body.logo as string;
    const [target, opened] = [await makeDatabase('empty'), await open()];
    const folder = await mkdtemp(path.join(tmpdir(), 'karite-copy-'));
    try {
      const file = path.join(folder, 'shop.tar');
      const log = () => undefined;
      const meanwhile: MediaStore = {
        ...store,
        async names() {
          const names = await store.names();
          await finish();
          return names;
        },
      };
      await takeBackup({ url: shop.url, store: meanwhile, file, log });
      const archive = await checkArchive(file);
      expect(await restoreBackup(archive, { url: target.url, store: opened.store, log })).toEqual([]);
      await archive.close();
      for (const name of filesOf(url)!.always)
        expect((await opened.store.read(name))?.equals((await store.read(name))!), name).toBe(true);
    } finally {
      await opened.close();
      await target.drop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
