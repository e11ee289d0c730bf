import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTestApp } from '../../test/support/with-test-app.ts';
import { IDENTITY_FILES, identityFiles, withIdentity } from './identity-files.ts';

let built: string;
let web: FastifyInstance;
const shop = withTestApp();

beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'karite-built-'));
  for (const file of IDENTITY_FILES) await writeFile(path.join(built, file), '{"name":"as built","scope":"/"}');
  web = Fastify();
  await web.register(identityFiles, { database: shop.database, store: shop.mediaStore, built });
});
afterAll(async () => {
  await web.close();
  await rm(built, { recursive: true });
});

const get = (url: string, headers = {}) => web.inject({ url, headers });
const logo = () =>
  sharp({ create: { width: 300, height: 100, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
const set = (token: string, form: FormData) => shop.call('PATCH', '/identity', { token, form });

it('names the shop as it is set, at the next request', async () => {
  expect((await shop.call('GET', '/identity')).body).toMatchObject({
    name: 'Karité',
    promise: 'Distributeur officiel de soins dermatologiques',
    logo: null,
  });
  const first = await get('/manifest.webmanifest');
  expect(first.json()).toMatchObject({ name: 'Karité, soins et cosmétiques', short_name: 'Karité', scope: '/' });
  expect((await get('/manifest.webmanifest', { 'if-none-match': first.headers.etag })).statusCode).toBe(304);

  const { token } = await shop.signUp();
  expect((await shop.call('PATCH', '/identity', { token, json: { name: 'Baobab' } })).status).toBe(403);
  const refused = await shop.call('PATCH', '/identity', { token: shop.adminToken, json: { name: '' } });
  expect([refused.status, refused.body.fields]).toEqual([400, { name: 'Le nom est obligatoire' }]);
  await shop.call('PATCH', '/identity', { token: shop.adminToken, json: { name: 'Baobab', trade: 'huiles' } });
  const next = await get('/manifest.webmanifest', { 'if-none-match': first.headers.etag });
  expect(next.json()).toMatchObject({ name: 'Baobab, huiles', short_name: 'Baobab' });
  const program = await get('/admin.webmanifest');
  expect(program.json()).toMatchObject({ name: 'Baobab, administration', short_name: 'Baobab admin' });
});

it('draws icons from the logo once there is one, and has those of before otherwise', async () => {
  expect((await get('/icon-192.png')).body).toContain('as built');
  const form = new FormData();
  form.set('logo', new Blob([new Uint8Array(await logo())], { type: 'image/png' }), 'logo.png');
  expect((await set(shop.adminToken, form)).status).toBe(200);

  const icon = await get('/icon-192.png');
  expect(icon.headers['content-type']).toBe('image/png');
  const { data, info } = await sharp(icon.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([192, 192, 4]);
  const pixel = (x: number, y: number) => [...data.subarray((y * 192 + x) * 4, (y * 192 + x) * 4 + 4)];
  expect(pixel(96, 10)[3]).toBe(0);
  expect(pixel(96, 96)[0]).toBeGreaterThan(240);
  expect((await get('/icon-192.png', { 'if-none-match': icon.headers.etag })).statusCode).toBe(304);

  const corner = await sharp((await get('/apple-touch-icon.png')).rawPayload)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([255, 255, 255, 255]);
  const svg = await get('/favicon.svg');
  expect([svg.headers['content-type'], svg.body]).toEqual([
    'image/svg+xml',
    expect.stringContaining('data:image/png;base64,'),
  ]);

  await shop.call('PATCH', '/identity', { token: shop.adminToken, json: { logo: null } });
  expect((await get('/icon-192.png')).body).toContain('as built');
});

it('writes the name into the page of the back-office, as text', () => {
  const html = '<head><title>Administration · Karité</title></head>';
  const named = withIdentity(html, { name: 'Bao & "<b>"', logo: '/media/a.webp' });
  expect(named).toContain('<title>Administration · Bao &amp; &quot;&lt;b>&quot;</title>');
  expect(named).toContain('<meta name="shop-logo" content="/media/a.webp" />');
  expect(withIdentity(html, null)).toContain('<link rel="manifest" href="/admin.webmanifest" />');
  expect(named).toContain('content="Bao &amp; &quot;&lt;b>&quot; admin"');
});
