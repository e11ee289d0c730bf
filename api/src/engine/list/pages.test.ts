import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
beforeAll(async () => {
  const brand = await shop.call('POST', '/brands', { token: shop.adminToken, json: { name: 'Sènami' } });
  // Equal prices, and notes that are missing: ties and empty values at every end of a page.
  await shop.database.execute(sql`
    insert into products (name, price, sale_price, in_stock, is_on_promo, rating, brand_id, created_at, from_price, is_available, variants, variants_in_stock)
    select 'Savon ' || n, 1000 + n % 3, 1000 + n % 3, n % 2 = 0, false, case when n % 4 > 0 then n % 4 end,
      ${brand.body.id}::uuid, now() - make_interval(secs => n % 5), 1000 + n % 3, n % 2 = 0, 0, 0 from generate_series(1, 25) n`);
});

describe('fields=', () => {
  it('returns the requested fields, in the order of the declaration, and the id', async () => {
    const list = await shop.call('GET', '/products?_end=2&fields=brand,name&fields=price');
    expect(list.body.map((record: object) => Object.keys(record))).toEqual(
      Array(2).fill(['id', 'name', 'price', 'brand']),
    );
    expect(list.body[0].brand).toMatchObject({ name: 'Sènami' });
    const one = await shop.call('GET', `/products/${list.body[0].id}?fields=name,brand,price`);
    expect(one.body).toEqual(list.body[0]);
    expect(one.headers.etag).toMatch(/^"1-/);
    expect(Object.keys((await shop.call('GET', `/products/${list.body[0].id}`)).body).length).toBeGreaterThan(10);
  });

  it('answers the first of a list, and a part of what is embedded', async () => {
    const [one] = (await shop.call('GET', '/products?_end=1&fields=name')).body;
    const shelf = await shop.call('POST', '/categories', { token: shop.adminToken, json: { title: 'Corps' } });
    const second = await shop.call('POST', '/categories', { token: shop.adminToken, json: { title: 'Visage' } });
    const categories = [second.body.id, shelf.body.id];
    await shop.call('PATCH', `/products/${one.id}`, { token: shop.adminToken, json: { categories } });
    await shop.database.execute(sql`
      insert into products_images (products_id, url, "order") values (${one.id}, '/media/b', 1), (${one.id}, '/media/a', 0)`);
    const read = async (fields: string) => (await shop.call('GET', `/products?id=${one.id}&fields=${fields}`)).body[0];
    expect(await read('images.0,brand.name')).toEqual({
      id: one.id,
      images: [{ id: expect.any(String), url: '/media/a', order: 0 }],
      brand: { id: expect.any(String), name: 'Sènami' },
    });
    expect(await read('categories.0.title')).toEqual({
      id: one.id,
      categories: [shelf.body].map(({ id, title }) => ({ id, title })),
    });
    expect((await read('images.0,images')).images.map(({ url }: { url: string }) => url)).toEqual([
      '/media/a',
      '/media/b',
    ]);
    expect(Object.keys((await read('brand.name,brand.logo')).brand)).toEqual(['id', 'name', 'logo']);
    const others = (await shop.call('GET', '/products?_end=25&fields=images.0')).body;
    expect(others.filter(({ images }: { images: object[] }) => images.length === 0)).toHaveLength(24);
    expect((await shop.call('GET', `/products/${one.id}?fields=images.0`)).body.images).toHaveLength(1);
  });

  it('limits the fields of an owner’s own records, with pages as well', async () => {
    const owner = await shop.signUp();
    const product = (await shop.call('GET', '/products?inStock=true&_end=1')).body[0];
    for (let turn = 0; turn < 2; turn += 1) {
      const placed = await shop.call('POST', '/orders', { json: orderOf([product]), token: owner.token });
      expect(placed.status, placed.text).toBe(201);
    }
    const requested = (after: unknown) =>
      shop.call('GET', `/orders?fields=status&_end=1&_after=${after}`, { token: owner.token });
    const first = await requested('');
    const second = await requested(first.headers['x-next-after']);
    expect([first.body, second.body].map(([record]) => Object.keys(record))).toEqual(Array(2).fill(['id', 'status']));
    expect(first.body[0].id).not.toBe(second.body[0].id);
    const lines = await shop.call('GET', '/orders?fields=items.0.quantity&_end=1', { token: owner.token });
    expect(lines.body).toEqual([{ id: expect.any(String), items: [{ quantity: expect.any(Number) }] }]);
    const whole = await shop.call('GET', `/orders/${first.body[0].id}`, { token: owner.token });
    expect(whole.body).not.toHaveProperty('rowVersion');
    expect(whole.body).toHaveProperty('items');
  });

  it('refuses what no answer has, in French', async () => {
    for (const [path, name] of [
      ['/products?fields=name,secret', 'secret'],
      ['/products?fields=name.0', 'name.0'],
      ['/products?fields=brand.0', 'brand.0'],
      ['/products?fields=brand.price', 'brand.price'],
      ['/products?fields=images.1', 'images.1'],
      ['/products?fields=brand.name.0', 'brand.name.0'],
      ['/users?fields=passwordHash', 'passwordHash'],
      ['/products/00000000-0000-4000-8000-000000000000?fields=rowVersion', 'rowVersion'],
    ]) {
      const { status, body } = await shop.call('GET', String(path), { token: shop.adminToken });
      expect([status, body.fields]).toEqual([400, { fields: `Champ inconnu : « ${name} »` }]);
    }
  });
});

/** All ids of a list, page after page; `between` happens after the first page. */
async function walk(query: string, between?: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await shop.call('GET', `/products?_end=4&${query}&_after=${after}`);
    expect(page.status, page.text).toBe(200);
    ids.push(...page.body.map(({ id }: { id: string }) => id));
    after = page.headers['x-next-after'] as string | undefined;
    if (ids.length === 4) await between?.();
  }
  return ids;
}

describe('_after', () => {
  it.each([
    '',
    '_sort=price&_order=asc',
    '_sort=price&_order=desc',
    '_sort=rating&_order=asc',
    '_sort=rating&_order=desc',
    '_sort=inStock,rating,name&_order=desc,asc,desc',
    '_sort=id',
    '_sort=rating&q=savon',
    '_sort=price&inStock=true',
  ])('walks through %s as the list has it', async (query) => {
    const whole = await shop.call('GET', `/products?${query}`);
    expect(await walk(query)).toEqual(whole.body.map(({ id }: { id: string }) => id));
  });

  it('neither repeats nor loses a record while others come and go', async () => {
    const before = await walk('_sort=price&_order=asc');
    const added: string[] = [];
    const ids = await walk('_sort=price&_order=asc', async () => {
      const json = { name: 'Nouveau', price: 1 };
      added.push((await shop.call('POST', '/products', { token: shop.adminToken, json })).body.id);
      await shop.call('DELETE', `/products/${before[1]}`, { token: shop.adminToken });
    });
    expect(ids).toEqual(before);
    expect(added).toHaveLength(1);
  });

  it('refuses a cursor of another list, one that somebody wrote, and a line to begin at, in French', async () => {
    const first = await shop.call('GET', '/products?_end=4&_sort=price&_after=');
    const cursor = String(first.headers['x-next-after']);
    const [name] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify([name, 'dix', 'moi'])).toString('base64url');
    for (const query of [
      `_sort=name&_after=${cursor}`,
      `_sort=price&inStock=true&_after=${cursor}`,
      '_sort=price&_after=abc',
      `_sort=price&_after=${forged}`,
    ]) {
      const { status, body } = await shop.call('GET', `/products?_end=4&${query}`);
      expect([status, body.fields?._after]).toEqual([400, 'Ce repère n’est pas de cette liste : recommencez sans lui']);
    }
    const both = await shop.call('GET', '/products?_start=4&_end=8&_after=');
    expect([both.status, both.body.fields]).toEqual([400, { _after: '_after ou _start, pas les deux' }]);
    expect((await shop.call('GET', '/products?_end=4')).headers['x-next-after']).toBeUndefined();
  });
});

describe('a page far down', () => {
  const ask = async (query: string) => {
    const page = await shop.call('GET', `/products?fields=name&${query}`, { token: shop.adminToken });
    expect(page.status, page.text).toBe(200);
    const ids: string[] = page.body.map(({ id }: { id: string }) => id);
    return { ids, total: Number(page.headers['x-total-count']), next: page.headers['x-next-after'] };
  };
  beforeAll(async () => {
    await shop.database.execute(sql`
      insert into products (name, price, sale_price, in_stock, is_on_promo, rating, created_at, from_price, is_available, variants, variants_in_stock)
      select 'Lot ' || n, 1000 + n % 700, 1000 + n % 700, n % 8 > 0, false, case when n % 4 > 0 then n % 4 end,
        now() - make_interval(secs => n % 50), 1000 + n % 700, n % 8 > 0, 0, 0 from generate_series(1, 4800) n`);
  });

  it.each([
    '',
    '_sort=price&_order=asc',
    '_sort=rating&_order=desc',
    '_sort=rating&_order=asc',
    '_sort=inStock,rating,name&_order=desc,asc,desc',
    '_sort=price&inStock=true',
  ])('has the lines that a list of %s gives it', async (query) => {
    const whole: string[] = [];
    for (let after: unknown = ''; after !== undefined; ) {
      const page = await ask(`_end=250&${query}&_after=${after}`);
      whole.push(...page.ids);
      after = page.next;
    }
    for (const start of [0, 2_001, 2_300, 2_600, whole.length - 11, whole.length - 3, whole.length, 9_000]) {
      const { ids, total } = await ask(`${query}&_start=${start}&_end=${start + 10}`);
      expect([start, total, ids]).toEqual([start, whole.length, whole.slice(start, start + 10)]);
    }
  });
});
