import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { MEDIA_PATH } from '@karite/shared/media';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../../../testing/pictures.ts';
import { formOf } from '../../../../test/support/makers.ts';
import { type S3Server, startS3Server } from '../../../../test/support/s3-server.ts';
import { freePort } from '../../../../test/support/server-process.ts';
import { runTask } from '../../../../test/support/tasks.ts';
import { openTestApp, type TestApp } from '../../../../test/support/test-app.ts';
import { sweepPictures } from '../../../operations/media-sweep/sweep.ts';
import { StoreAway } from '../../server/errors/store-away.ts';
import { StartError } from '../../server/processes/start-error.ts';
import { makeAvifs } from '../make-avifs.ts';
import type { MediaStore } from '../media-store.ts';
import { type S3Place, s3Store } from './s3-store.ts';

/** For what never answers; what does has as long as in a shop, on a busy machine. */
const SHORT_MS = 400;
const CDN = 'https://cdn.example/media/';

let server: S3Server;
let store: MediaStore;
let shop: TestApp;
/** Another, which soon gives its store up. */
let hasty: TestApp;
beforeAll(async () => {
  server = await startS3Server();
  store = s3Store(server.place);
  shop = await openTestApp([], { mediaStore: store, repeatsWork: false });
  hasty = await openTestApp([], { mediaStore: s3Store(server.place, SHORT_MS), repeatsWork: false });
});
afterAll(async () => {
  await shop.close();
  await hasty.close();
  await server.close();
});
beforeEach(() => {
  server.mood = 'well';
  server.calls.length = 0;
});

const addBrand = async (name: string, { call, adminToken } = shop) =>
  call('POST', '/brands', { token: adminToken, form: formOf({ name, logo: await pictureFile() }) });
const get = (url: string, accept = '*/*', { app } = shop) => app.inject({ url, headers: { accept } });

describe('a store that is set wrongly', () => {
  const startOn = (wrong: Partial<S3Place>) => s3Store({ ...server.place, ...wrong }).prepare();

  it('is refused at the start, with what to do', async () => {
    await expect(startOn({ accessKeyId: 'other' })).rejects.toThrow(/InvalidAccessKeyId.*AWS_ACCESS_KEY_ID/s);
    await expect(startOn({ secretAccessKey: 'other' })).rejects.toThrow(
      /SignatureDoesNotMatch.*AWS_SECRET_ACCESS_KEY/s,
    );
    await expect(startOn({ bucket: 'no-such' })).rejects.toThrow(/no bucket no-such: make it/);
    await expect(startOn({ region: 'us-east-1' })).rejects.toThrow(/another region than us-east-1: set S3_REGION/);
    await expect(startOn({ region: 'us-east-1' })).rejects.toBeInstanceOf(StartError);
  });

  it('is reported as unreachable where nothing responds; a replacement process starts all the same', async () => {
    const closed = startOn({ endpoint: `http://127.0.0.1:${await freePort()}` });
    await expect(closed).rejects.toThrow(/does not answer \(ECONNREFUSED\): start it, or correct S3_ENDPOINT/);
    await expect(closed).rejects.toBeInstanceOf(StoreAway);
  });

  it('leaves nothing behind when all is well', async () => {
    await startOn({});
    expect([...server.objects.keys()]).toEqual([]);
  });
});

describe('a store that is away', () => {
  const AWAY = { statusCode: 503, error: 'unavailable', message: expect.stringContaining('images sont momentanément') };

  it.each(['silent', 'broken'] as const)(
    '%s: pictures and uploads get 503 in time, and nothing else does',
    async (mood) => {
      const { body } = await addBrand(`Avant ${mood}`);
      server.mood = mood;
      const since = performance.now();
      const picture = await get(body.logo, 'image/avif,*/*', hasty);
      expect([picture.json(), picture.headers['retry-after'], picture.headers['cache-control']]).toEqual([
        expect.objectContaining(AWAY),
        '5',
        'no-store',
      ]);
      const upload = await addBrand(`Pendant ${mood}`, hasty);
      expect([upload.body, upload.headers['retry-after']]).toEqual([expect.objectContaining(AWAY), '5']);
      expect(performance.now() - since).toBeLessThan(5_000);
      expect((await hasty.app.inject('/health/ready')).statusCode).toBe(200);
      expect((await hasty.call('GET', '/brands')).status).toBe(200);
      server.mood = 'well';
      expect((await get(body.logo)).statusCode).toBe(200);
    },
  );

  it('cuts an answer that the store stops in, rather than to let the visitor wait', async () => {
    await store.put({ name: 'long.webp', data: Buffer.alloc(500_000, 1) });
    server.mood = 'stuck';
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/media/long.webp`);
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('leaves no row, and what it has of an upload that failed goes with the sweep', async () => {
    const count = async () => (await shop.call('GET', '/brands')).body.length;
    const [rows, before] = [await count(), server.objects.size];
    server.mood = 'full';
    expect((await addBrand('Pleine')).body).toMatchObject({ statusCode: 507, error: 'storage_full' });
    expect([await count(), server.objects.size]).toEqual([rows, before]);
  });

  it('is retried where a connection breaks', async () => {
    let broken = 2;
    const port = Number(new URL(server.place.endpoint).port);
    const between = createServer((socket) => {
      if (broken-- > 0) return socket.destroy();
      const through = connect(port, '127.0.0.1');
      for (const line of [socket, through]) line.on('error', () => undefined);
      return socket.pipe(through).pipe(socket);
    }).listen(0, '127.0.0.1');
    await once(between, 'listening');
    const endpoint = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    await s3Store({ ...server.place, endpoint }).put({ name: 'again.webp', data: Buffer.from('again') });
    expect(String(await store.read('again.webp'))).toBe('again');
    between.close();
  });
});

it('is streamed: no more is read of the store than a visitor takes', async () => {
  const MANY = 40_000_000;
  await store.put({ name: 'large.webp', data: Buffer.alloc(MANY, 7) });
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  // To store so much keeps the process, which refuses requests until it has caught up.
  await expect.poll(() => shop.app.waited()).toBeLessThan(100);
  const before = process.memoryUsage().arrayBuffers;
  const visitor = connect(port, '127.0.0.1');
  visitor.pause();
  visitor.write('GET /media/large.webp HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n');
  await expect.poll(() => server.calls).toContain('GET shop/large.webp');
  visitor.once('readable', () => undefined);
  await expect.poll(() => visitor.readableLength).toBeGreaterThan(0);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(MANY / 2);
  let taken = 0;
  visitor.on('data', (piece) => (taken += piece.length));
  visitor.resume();
  await once(visitor, 'close');
  expect(taken).toBeGreaterThan(MANY);
  await store.remove('large.webp');
});

it('sees no file of another shop in the same bucket, and sweeps none', async () => {
  const others = s3Store({ ...server.place, prefix: '' });
  await others.put({ name: 'root.webp', data: Buffer.from('x') });
  await s3Store({ ...server.place, prefix: 'shop/deeper/' }).put({ name: 'deep.webp', data: Buffer.from('x') });
  expect(await others.names()).toEqual(['root.webp']);
  expect((await store.names()).filter((name) => /root|deep/.test(name))).toEqual([]);
  await sweepPictures(shop.database, store, Date.now() + 7_200_000);
  expect([...server.objects.keys()]).toEqual(expect.arrayContaining(['root.webp', 'shop/deeper/deep.webp']));
});

it('sends the type and cache lifetime of each object, again when it is held', async () => {
  const { logo } = (await addBrand('Pour le CDN')).body;
  await runTask(shop, 'finish-pictures');
  const given = () => server.objects.get(`shop/${logo.slice(MEDIA_PATH.length)}`)?.headers;
  const headers = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' };
  expect(given()).toEqual(headers);
  await store.hold(logo.slice(MEDIA_PATH.length));
  expect(given()).toEqual(headers);
});

describe('with an address past the shop (MEDIA_URL)', () => {
  let beside: TestApp;
  beforeAll(async () => {
    const mediaStore = s3Store({ ...server.place, mediaUrl: CDN });
    beside = await openTestApp([], { mediaStore, settings: { MEDIA_URL: CDN }, repeatsWork: false });
  });
  afterAll(() => beside.close());
  const ask = (url: string, accept = '*/*') => beside.app.inject({ url, headers: { accept } });

  it('sends browsers there, to AVIF those who take it, for a day', async () => {
    const { logo } = (await addBrand('Ailleurs')).body;
    const name = logo.slice(MEDIA_PATH.length);
    const begun = await ask(logo);
    // Its first size is at an address of its own, where it may be cached for ever.
    expect([begun.headers.location, begun.headers['cache-control']]).toEqual([
      CDN + name.replace('.webp', '.w400.webp'),
      'no-store',
    ]);
    await runTask(shop, 'finish-pictures');
    const first = await ask(logo);
    expect([first.statusCode, first.headers.location]).toEqual([302, CDN + name]);
    expect(first.headers).toMatchObject({ vary: 'Accept', 'cache-control': 'public, max-age=86400' });
    await makeAvifs(store);
    const filled = await store.isFilled(name.replace('.webp', '.avif'));
    const taken = await ask(logo, 'image/avif,*/*');
    expect(taken.headers.location).toBe(CDN + (filled ? name.replace('.webp', '.avif') : name));
    const card = await ask(logo.replace('.webp', '.og.jpg'));
    expect(card.headers.location).toBe(CDN + name.replace('.webp', '.og.jpg'));
    expect(await store.names()).toContain(name.replace('.webp', '.og.jpg'));
  });

  it('lets pages load pictures from there, and sends nobody to an address of another kind', async () => {
    const { headers } = await ask('/api/brands');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' https://cdn.example data: blob:");
    expect(policy).toContain("connect-src 'self' https://cdn.example");
    expect(String((await get('/api/brands')).headers['content-security-policy'])).not.toContain('cdn.example');
    for (const name of ['.start', '..%2f..%2fx', '%2f%2fevil.example', 'a%0d%0ab'])
      expect((await ask(MEDIA_PATH + name)).headers.location, name).toBeUndefined();
  });

  it('serves documents itself, as a download', async () => {
    const file = `${'a'.repeat(32)}.pdf`;
    await store.put({ name: file, data: Buffer.from('%PDF-1.7 …') });
    const answer = await ask(`${MEDIA_PATH}${file}/Notice.pdf`);
    expect([answer.statusCode, answer.body]).toEqual([200, '%PDF-1.7 …']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
  });
});
