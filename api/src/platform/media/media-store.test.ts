import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesOf, MEDIA_PATH } from '@karite/shared/media';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STORES } from '../../../test/support/each-store.ts';
import { makeDatabase } from '../../../test/support/make-database.ts';
import { formOf } from '../../../test/support/makers.ts';
import { failuresOf, runTask } from '../../../test/support/tasks.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { checkArchive, restoreBackup } from '../../operations/backup/restore-backup.ts';
import { takeBackup } from '../../operations/backup/take-backup.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';
import { sweepPictures } from '../../operations/media-sweep/sweep.ts';
import { makeAvifs, picturesWithoutAvif } from './make-avifs.ts';
import type { MediaStore } from './media-store.ts';

const HOUR_MS = 3_600_000;
const AVIF = 'image/avif,image/webp,*/*;q=0.8';

describe.each(STORES)('%s', (kind, open) => {
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
  const drawn = async (width: number, hue = 200) => {
    const stripes = Array.from(
      { length: 9 },
      (_, at) => `<circle cx="${at * 11}" cy="${(at * 31) % 50}" r="${5 + at}" fill="hsl(${hue + at * 20} 60% 60%)"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="${width}" height="${width / 2}">${stripes.join('')}</svg>`;
    const png = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
    return new File([new Uint8Array(png)], 'a.png', { type: 'image/png' });
  };
  const finish = () => runTask(shop, 'finish-pictures');
  const begin = async (name: string, width = 900) =>
    shop.call('POST', '/brands', { token: shop.adminToken, form: formOf({ name, logo: await drawn(width) }) });
  const addBrand = async (name: string, width?: number) => {
    const answer = await begin(name, width);
    await finish();
    return answer;
  };
  const upload = async (hue: number) => {
    const answer = await shop.call('POST', '/categories/upload', {
      token: shop.adminToken,
      form: formOf({ image: await drawn(500, hue) }),
    });
    await finish();
    return answer.body.imageUrl as string;
  };

  it('stores files whole, lists and deletes them', async () => {
    const data = randomBytes(3_000_000);
    const before = Date.now() - 2_000;
    await store.put({ name: 'one.webp', data });
    await store.put({ name: 'empty.avif', data: Buffer.alloc(0) });
    expect((await store.read('one.webp'))?.equals(data)).toBe(true);
    expect((await store.read('empty.avif'))?.length).toBe(0);
    expect(await store.read('none.webp')).toBeNull();
    const found = await store.stat('one.webp');
    expect(found?.bytes).toBe(data.length);
    expect(found?.at).toBeGreaterThan(before);
    expect(await store.stat('one.web')).toBeNull();
    expect([await store.isFilled('one.webp'), await store.isFilled('empty.avif'), await store.isFilled('x')]).toEqual([
      true,
      false,
      false,
    ]);
    for (const name of ['one.webp', 'empty.avif', 'none.webp']) await store.remove(name);
    expect(await store.names()).toEqual([]);
    expect([await store.read('one.webp'), await store.stat('one.webp')]).toEqual([null, null]);
    expect(await store.isFilled('one.webp')).toBe(false);
  });

  it('lists all of many files, over several pages', async () => {
    const names = Array.from({ length: 11 }, (_, at) => `many-${at}.webp`);
    await Promise.all(names.map((name, at) => store.put({ name, data: Buffer.alloc(at + 1) })));
    await store.put({ name: '.hidden', data: Buffer.alloc(1) });
    expect((await store.names()).sort()).toEqual(names.sort());
    const sizes = new Map<string, number>();
    for await (const { name, bytes } of store.list()) sizes.set(name, bytes);
    expect(sizes.get('many-10.webp')).toBe(11);
    expect(sizes.size).toBe(12);
    for (const name of sizes.keys()) await store.remove(name);
  });

  it('shows a file whole while it is written over again and again', async () => {
    const [one, other] = [Buffer.alloc(400_000, 1), Buffer.alloc(400_000, 2)];
    await store.put({ name: 'twice.webp', data: one });
    let isWriting = true;
    const writing = (async () => {
      for (let at = 0; at < 20; at += 1) await store.put({ name: 'twice.webp', data: at % 2 ? one : other });
      isWriting = false;
    })();
    while (isWriting) {
      const read = await store.read('twice.webp');
      expect(read?.equals(one) || read?.equals(other)).toBe(true);
    }
    await writing;
    await store.remove('twice.webp');
  });

  it('counts a held file as new, with all that it was', async () => {
    await store.put({ name: 'held.webp', data: Buffer.from('held') });
    const { at } = (await store.stat('held.webp'))!;
    await expect
      .poll(async () => (await store.hold('held.webp')) && (await store.stat('held.webp'))!.at)
      .toBeGreaterThan(at);
    expect(String(await store.read('held.webp'))).toBe('held');
    expect((await get('/media/held.webp')).headers['content-type']).toBe('image/webp');
    expect(await store.hold('none.webp')).toBe(false);
    await store.remove('held.webp');
  });

  it('takes an upload, serves it for ever and to nobody who could run it, and answers 304, ranges and HEAD', async () => {
    const { status, body } = await addBrand('Servie');
    expect(status).toBe(201);
    const whole = await get(body.logo);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(whole.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      vary: 'Accept',
    });
    const same = await get(body.logo, { 'if-none-match': String(whole.headers.etag) });
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0]);
    expect((await get(body.logo, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const part = await get(body.logo, { range: 'bytes=10-19' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.rawPayload.length}`]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
    expect((await get(body.logo, { range: 'bytes=10-' })).rawPayload.equals(whole.rawPayload.subarray(10))).toBe(true);
    const head = await shop.app.inject({ method: 'HEAD', url: body.logo });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(whole.rawPayload.length),
      0,
    ]);
    for (const name of ['x.webp', '.incoming', 'x.og.jpg', '..%2f..%2fetc%2fpasswd.webp', '%2e%2e%2fx.og.jpg'])
      expect([403, 404], name).toContain((await get(MEDIA_PATH + name, { accept: AVIF })).statusCode);
  });

  it('gets AVIF beside every picture, and sends it to those who take it', async () => {
    const { logo } = (await addBrand('Légère')).body;
    expect((await get(logo, { accept: AVIF })).headers['content-type']).toBe('image/webp');
    await makeAvifs(store);
    expect(await picturesWithoutAvif(store)).toEqual([]);
    const avif = await get(logo, { accept: AVIF });
    expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' });
    expect((await get(logo)).headers['content-type']).toBe('image/webp');
    expect((await sharp(avif.rawPayload).metadata()).width).toBe(900);
  });

  it('makes the card of a shared link on its first request, and stores it', async () => {
    const { logo } = (await addBrand('Partagée')).body;
    const card = logo.replace('.webp', '.og.jpg');
    for (const answer of await Promise.all([1, 2, 3].map(() => get(card))))
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await store.names()).toContain(card.slice(MEDIA_PATH.length));
  });

  it('takes an upload back when its row is not stored', async () => {
    const before = (await store.names()).sort();
    await shop.database.execute(sql`alter table brands add constraint brands_none check (name <> 'Jamais')`);
    expect((await begin('Jamais')).status).toBeGreaterThanOrEqual(400);
    await shop.database.execute(sql`alter table brands drop constraint brands_none`);
    expect((await store.names()).sort()).toEqual(before);
    // Its job finds nothing left to do.
    await finish();
    expect([(await store.names()).sort(), await failuresOf(shop, 'finish-pictures')]).toEqual([before, []]);
  });

  it('I10: is swept of what no row names after an hour, and of nothing that was held', async () => {
    const [alone, named] = [await upload(10), (await addBrand('Nommée')).body.logo as string];
    await makeAvifs(store);
    await get(alone.replace('.webp', '.og.jpg'));
    const { always, later } = filesOf(alone)!;
    expect(await sweepPictures(shop.database, store, Date.now() + 0.9 * HOUR_MS)).toBe(0);
    expect(await sweepPictures(shop.database, store, Date.now() + 2 * HOUR_MS)).toBe(always.length + later.length);
    const left = await store.names();
    expect(left).toEqual(expect.arrayContaining(filesOf(named)!.always));
    expect(left).not.toContain(always[0]);
    expect(await checkInvariants(shop.database, store)).toEqual([]);
  });

  it('is reported by check-invariants where a file is missing', async () => {
    const { id, logo } = (await addBrand('Perdue')).body;
    const [first = ''] = filesOf(logo)!.always;
    await store.remove(first);
    expect(await checkInvariants(shop.database, store)).toEqual([
      { invariant: 'I10', id, problem: `its file ${first} is missing` },
    ]);
    await shop.database.execute(sql`delete from brands where id = ${id}`);
  });

  describe.each(STORES.filter(([other]) => other !== kind))(
    'P44: backed up, and restored into %s',
    (_other, openOther) => {
      it('P44: gives back every picture, whole', async () => {
        const folder = await mkdtemp(path.join(tmpdir(), 'karite-copy-'));
        const [target, other] = [await makeDatabase('empty'), await openOther()];
        try {
          const file = path.join(folder, 'shop.tar');
          const log = () => undefined;
          const { pictures } = await takeBackup({ url: shop.url, store, file, log });
          expect(pictures.length).toBe((await store.names()).length);
          const archive = await checkArchive(file);
          const found = await restoreBackup(archive, { url: target.url, store: other.store, log });
          await archive.close();
          expect(found).toEqual([]);
          expect((await other.store.names()).sort()).toEqual((await store.names()).sort());
          for (const name of await store.names())
            expect((await other.store.read(name))?.equals((await store.read(name))!), name).toBe(true);
        } finally {
          await other.close();
          await target.drop();
          await rm(folder, { recursive: true, force: true });
        }
      });
    },
  );
});
