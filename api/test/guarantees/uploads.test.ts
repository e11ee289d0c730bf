import { readdir } from 'node:fs/promises';
import { isMediaUrl } from '@karite/shared/media';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureFile } from '../../../testing/pictures.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { TimeLimit, timeLimit } from '../../src/platform/database/time-limit.ts';
import { readUploads, Upload } from '../../src/platform/media/upload.ts';
import { formOf, makeProduct } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';
import { HOSTILE_NAMES, hostileFiles, largePicture } from './support/hostile-files.ts';

const FLOODS = 10;
const MEMORY_RISE_BYTES = 200 * 1024 * 1024;

const shop = withTestApp([], { repeatsWork: false });
let reviewed: string;
let shopper: string;
beforeAll(async () => {
  reviewed = (await makeProduct(shop)).id;
  shopper = (await shop.signUp()).token;
});

const files = async () => (await readdir(shop.mediaDir)).sort();
const partials = () => readdir(`${shop.mediaDir}/.incoming`);

/** Every way in for a picture. */
const ROUTES: Record<string, (file: File) => { url: string; form: FormData }> = {
  'a brand': (file) => ({ url: '/brands', form: formOf({ name: 'Sènami', logo: file }) }),
  'a category': (file) => ({ url: '/categories', form: formOf({ title: 'Visage', image: file }) }),
  'a product': (file) => ({ url: '/products', form: formOf({ name: 'Lait', price: '900', images: [file] }) }),
  // The one that is open to every account.
  'a review': (file) => ({
    url: '/reviews',
    form: formOf({ productId: reviewed, author: 'Afi', rating: '5', pictures: [file] }),
  }),
  'the upload': (file) => ({ url: '/categories/upload', form: formOf({ image: file }) }),
};
const send = (route: keyof typeof ROUTES, file: File) => {
  const { url, form } = ROUTES[route]!(file);
  return shop.call('POST', url, { token: route === 'a review' ? shopper : shop.adminToken, form });
};

describe('P30, P31: only pictures, under names of ours', () => {
  it.each(Object.keys(ROUTES))(
    'P30: %s refuses every hostile file and keeps nothing of it',
    async (route) => {
      const before = await files();
      for (const file of await hostileFiles()) {
        const refused = await send(route, file);
        expect([400, 413], `${file.name}: ${refused.text}`).toContain(refused.status);
      }
      expect([await files(), await partials()]).toEqual([before, []]);
    },
    30_000,
  );

  it.each([
    ['a brand', 'logo'],
    ['a category', 'image'],
    ['a product', 'images'],
    ['a review', 'pictures'],
    ['the upload', 'image'],
  ])('P30: %s refuses a named picture without bytes, and by its field one that is none', async (route, field) => {
    const before = await files();
    const empty = await send(route, new File([], 'photo.png', { type: 'image/png' }));
    expect([empty.status, empty.body.fields]).toEqual([400, { [field]: 'Ce fichier est vide' }]);
    const none = await send(route, new File(['<svg/>'], 'photo.png', { type: 'image/png' }));
    expect([none.status, Object.keys(none.body.fields)]).toEqual([400, [field]]);
    // What a browser sends for a file input that was left empty.
    const left = await send(route, new File([], ''));
    expect(left.status).toBe(route === 'the upload' ? 400 : 201);
    expect(left.body.logo ?? left.body.image ?? left.body.images?.[0] ?? null).toBeNull();
    expect(await files()).toEqual(before);
  });

  it('P31: no name that a client chose reaches the disk or an address', async () => {
    for (const name of HOSTILE_NAMES) {
      const stored = await send('the upload', await pictureFile(name, { width: 20, height: 20 }));
      expect(stored.status, name).toBe(201);
      expect(isMediaUrl(stored.body.imageUrl)).toBe(true);
    }
    for (const name of await files())
      expect(name).toMatch(/^(\.incoming|[0-9a-f]{32}-\d+x\d+-[0-9a-f]{6}(\.w\d+)?\.webp)$/);
    const [saved] = (await files()).filter((name) => name.endsWith('.webp'));
    const served = await shop.app.inject(`/media/${saved}`);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(served.headers['cache-control']).toContain('immutable');
    for (const path of ['/media/../server.ts', '/media/%2e%2e/%2e%2e/etc/passwd', '/media/.incoming/', '/media/'])
      expect((await shop.app.inject(path)).statusCode, path).toBeGreaterThanOrEqual(400);
  });

  it('P32: a row never names a picture that is not there', async () => {
    const nowhere = '/media/00000000000000000000000000000000-10x10-ffffff.webp';
    const refused = await shop.call('POST', '/brands', {
      token: shop.adminToken,
      json: { name: 'Faux', logo: nowhere },
    });
    expect([refused.status, refused.body.fields]).toEqual([400, { logo: 'Cette image n’existe pas' }]);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });

  it('P54: a form with more pictures than its time allows is refused whole, and leaves nothing', async () => {
    const picture = await largePicture(6_000);
    const data = Buffer.from(await picture.arrayBuffer());
    const uploads = Array.from({ length: 20 }, () => new Upload(picture.name, data, 'images'));
    const before = await files();
    // Twenty of them take any machine longer than that.
    const limit = new TimeLimit('POST /api/products', () => false, 150);
    await expect(timeLimit.run(limit, () => shop.app.media.store(uploads))).rejects.toMatchObject({
      statusCode: 503,
      message: 'Ces images demandent trop de temps. Envoyez-en moins à la fois.',
    });
    expect(await files()).toEqual(before);
  }, 30_000);

  it('R2185: saves pictures in a request that has no time left for them', async () => {
    const files = await Promise.all([1, 2, 3, 4].map(() => pictureFile('a.png', { width: 1200, height: 1200 })));
    const limit = new TimeLimit('POST /api/products', () => false, 150);
    const uploads = await Promise.all(
      files.map(async (file) => new Upload(file.name, Buffer.from(await file.arrayBuffer()), 'images')),
    );
    let left = Number.NaN;
    await timeLimit.run(limit, async () => {
      await readUploads(uploads, async () => {
        await new Promise((resolve) => setTimeout(resolve, 60));
        left = limit.left;
      });
    });
    expect(left).toBe(Number.POSITIVE_INFINITY);
    expect(limit.left).toBeGreaterThan(0);
    expect(limit.left).toBeLessThan(150);
  });

  it('P30: ten large pictures at once: memory bounded, and the shop answers meanwhile', async () => {
    const picture = await largePicture(6_000);
    await send('the upload', picture);
    const before = process.memoryUsage().rss;
    let peak = before;
    let slowest = 0;
    let isOver = false;
    const look = (async () => {
      while (!isOver) {
        const since = performance.now();
        const answer = await shop.call('GET', '/products');
        expect(answer.status).toBe(200);
        slowest = Math.max(slowest, performance.now() - since);
        peak = Math.max(peak, process.memoryUsage().rss);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    let slowestUpload = 0;
    let refused = 0;
    const upload = async () => {
      for (;;) {
        const since = performance.now();
        const answer = await send('the upload', picture);
        slowestUpload = Math.max(slowestUpload, performance.now() - since);
        if (answer.status !== 503) return answer;
        expect(answer.headers['retry-after']).toBeTruthy();
        refused += 1;
      }
    };
    const answers = await Promise.all(Array.from({ length: FLOODS }, upload));
    isOver = true;
    await look;
    figure(
      'P30',
      `${FLOODS} floods of 36 megapixels: memory + ${Math.round((peak - before) / 1_048_576)} MB, slowest other answer ${Math.round(slowest)} ms, slowest upload ${Math.round(slowestUpload)} ms, ${refused} sent again`,
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(FLOODS).fill(201));
    expect(peak - before).toBeLessThan(MEMORY_RISE_BYTES);
    expect(slowest).toBeLessThan(2_000);
  }, 60_000);
});
