import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { PART_END } from '../../src/engine/search/search-text.ts';
import { SECURITY_HEADERS } from '../../src/platform/server/http/security-headers.ts';
import { LONGEST_ADDRESS } from '../../src/platform/server/plugins/connections.ts';
import { makeProduct } from '../support/makers.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { watchCalls } from './support/database-calls.ts';

const shop = withTestApp();
let id = '';
beforeAll(async () => {
  id = (await makeProduct(shop, { name: 'Savon noir', badge: 'Nouveau', description: 'Pour le\ncorps', price: 10 })).id;
  await makeProduct(shop, { name: 'Crème', badge: 'Noir', description: 'Sans savon', price: 20 });
});

const several = (key: string, value: string, count: number) => Array(count).fill(`${key}=${value}`).join('&');
const list = (query: string, token?: string) => shop.call('GET', `/products?${query}`, { token });
const names = async (query: string) =>
  (await list(query, shop.adminToken)).body.map((it: { name: string }) => it.name).toSorted();

describe('P50: the work of a query is bounded by its shape', () => {
  it.each([
    ['name_like', 'a', 5],
    ['badge_like', 'a', 5],
    ['badge', 'a', 100],
    ['badge_ne', 'a', 100],
    ['price', '1', 100],
    ['price_gte', '1', 100],
    ['inStock', 'true', 100],
    ['id', '00000000-0000-4000-8000-000000000000', 100],
    ['brandId', '00000000-0000-4000-8000-000000000000', 100],
  ])('P50: %s=%s %i times, and not once more', async (key, value, most) => {
    expect((await list(several(key, value, most))).status).toBe(200);
    const refused = await list(several(key, value, most + 1));
    expect([refused.status, refused.body.fields]).toEqual([400, { [key]: `${most} valeurs au plus` }]);
  });

  it('P50: five texts in all fields together', async () => {
    expect((await list(`${several('name_like', 'a', 3)}&${several('badge_like', 'a', 2)}&q=a`)).status).toBe(200);
    const refused = await list(`${several('name_like', 'a', 3)}&${several('badge_like', 'a', 3)}`);
    expect([refused.status, refused.body.fields]).toEqual([400, { badge_like: '5 textes à chercher au plus' }]);
  });

  it('P50: the contract says so', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).body;
    const most = Object.fromEntries(
      paths['/products'].get.parameters.map((it: { name: string; schema: { maxItems?: number } }) => [
        it.name,
        it.schema.maxItems,
      ]),
    );
    expect(most).toMatchObject({ description_like: 5, name_like: 5, id: 100, brandId: 100, categories: 100 });
  });

  it('P50: values between commas count as well', async () => {
    const many = (count: number) => `categories=${Array(count).fill(id).join(',')}`;
    expect([(await list(many(100))).status, (await list(many(101))).status]).toEqual([200, 400]);
  });

  it.each(['/api/products', '/shop', '/unknown'])(
    'P50: an address of %s is as long as allowed, and not longer',
    async (path) => {
      const address = (length: number) => `${path}?q=${'a'.repeat(length - path.length - 3)}`;
      expect((await shop.app.inject(address(LONGEST_ADDRESS))).statusCode).not.toBe(414);
      const refused = await shop.app.inject(address(LONGEST_ADDRESS + 1));
      expect([refused.statusCode, refused.json()]).toMatchObject([
        414,
        { statusCode: 414, error: 'payload_too_large', message: 'L’adresse est trop longue : 8000 caractères au plus' },
      ]);
      expect(refused.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    },
  );

  it('P50: three fields to sort by, none of them long', async () => {
    expect((await list('_sort=name,price,id')).status).toBe(200);
    expect((await list('_sort=name,price,id,badge')).body.fields).toEqual({ _sort: '3 champs de tri au plus' });
    expect((await list('_sort=description')).body.fields).toEqual({ _sort: 'Tri impossible par « description »' });
  });

  it('P50: far down a list that is narrowed, or sorted by several fields, administrators alone', async () => {
    expect((await list('_start=2001')).status).toBe(200);
    for (const narrowed of ['q=savon', 'inStock=true', 'name_like=a', `id=${id}`, '_sort=isOnPromo,name']) {
      expect((await list(`${narrowed}&_start=2000`)).status).toBe(200);
      const refused = await list(`${narrowed}&_start=2001`);
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { _start: 'Au-delà de 2\u202f000 lignes, précisez la recherche' },
      ]);
      expect((await list(`${narrowed}&_start=2001`, shop.adminToken)).status).toBe(200);
    }
    expect((await shop.call('GET', `/categories/${id}/products?_start=2001`)).status).toBe(404);
  });

  it('P50: searches take turns, two at once; what is no search goes past them', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let calls = 0;
    const stop = watchCalls(shop.database, () => {
      calls += 1;
      return calls <= 2 ? gate : undefined;
    });
    // Of texts that nobody has typed before: what those mean would be cached.
    const searches = ['SAVON', 'SaVoN', 'savoN'].map((typed, at) => list(`q=${typed}&_end=${at + 1}`));
    await expect.poll(() => calls).toBe(2);
    expect((await list('_end=7')).status).toBe(200);
    await pause(0);
    // A list sends one query.
    expect(calls).toBe(3);
    release();
    expect((await Promise.all(searches)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // Each search sends two queries: for its words and what they mean, and for the products that fit best.
    expect(calls).toBe(7);
    stop();
  });
});

describe('a text is looked for in its own field', () => {
  it.each([
    ['name_like=savon', ['Savon noir']],
    ['name_like=NOIR', ['Savon noir']],
    ['badge_like=noir', ['Crème']],
    ['description_like=savon', ['Crème']],
    ['description_like=le%0acorps', ['Savon noir']],
    ['description_like=noir', []],
    ['name_like=creme&name_like=zzz', ['Crème']],
    ['badge_like=savon&badge_like=nouv', ['Savon noir']],
    ['description_like=corps&description_like=sans', ['Crème', 'Savon noir']],
    ['name_like=%25', []],
    ['name_like=_&name_like=%25', []],
    // Never from one field into the next, nor by the sign that ends one.
    ['name_like=noirpour', []],
    [`name_like=noir${encodeURIComponent(PART_END)}pour`, []],
    ['q=nouveau', []],
    ['q=noir', ['Savon noir']],
    ['price_gte=15&price_gte=5', ['Crème', 'Savon noir']],
    ['price_lte=5&price_lte=15', ['Savon noir']],
    ['createdAt_gte=2100-01-01&createdAt_gte=2020-01-01', ['Crème', 'Savon noir']],
  ])('%s', async (query, found) => expect(await names(query)).toEqual(found));
});
