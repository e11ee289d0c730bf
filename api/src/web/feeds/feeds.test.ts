import { FEED_LIMITS, FEED_PATHS, type FeedName } from '@karite/shared/feeds';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { FEED_PAGE } from './feed-products.ts';
import { feedRoutes } from './feed-routes.ts';
import { cutTo, plainText } from './feed-text.ts';

const BASE = 'https://karite.example';
const STEM = `${'a'.repeat(32)}-800x800-b54e5a`;

let web: FastifyInstance;
const shop = withTestApp([], { settings: { RATE_LIMIT: 'on' } });

beforeAll(async () => {
  web = Fastify();
  const { database, app } = shop;
  web.register(feedRoutes, {
    database,
    base: BASE,
    cache: app.catalogueCache,
    limitByAddress: (it) => app.limitByAddress(it),
  });
});
afterAll(async () => {
  await web.close();
});

const read = (name: FeedName, { query = '', headers = {} } = {}) =>
  web.inject({ url: FEED_PATHS[name] + query, headers });
const open = (json: Partial<Record<FeedName, boolean>>) =>
  shop.call('PATCH', '/product-feeds', { token: shop.adminToken, json });
const addPicture = (id: string, order: number, stem = STEM) =>
  shop.database.execute(
    sql`insert into products_images (products_id, url, "order") values (${id}, ${`/media/${stem}.webp`}, ${order})`,
  );
const make = async (given: Record<string, unknown>, pictures = 1) => {
  const product = await makeProduct(shop, given);
  for (let order = 0; order < pictures; order += 1) await addPicture(product.id, order);
  return product;
};

/** The products of a feed by their ids, each by the platform's own names. */
async function productsIn(name: FeedName, query = ''): Promise<Map<string, Record<string, string[]>>> {
  const { payload, statusCode } = await read(name, { query });
  expect(statusCode, payload).toBe(200);
  if (name === 'google') {
    const unescaped = (text: string) =>
      text.replace(
        /&(lt|gt|quot|apos|amp);/g,
        (_, mark: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[mark]!,
      );
    const items = [...payload.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => {
      const values: Record<string, string[]> = {};
      for (const [, key, value] of item!.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g))
        values[key!] = [...(values[key!] ?? []), unescaped(value!)];
      return values;
    });
    return new Map(items.map((item) => [item.id![0]!, item]));
  }
  const [head = [], ...rows] = parseCsv(payload).map((row) => row.map(String));
  return new Map(
    rows.map((row) => {
      expect(row.length).toBe(head.length);
      return [row[0]!, Object.fromEntries(head.map((key, index) => [key, row[index] ? [row[index]] : []]))];
    }),
  );
}

const ALL: FeedName[] = ['google', 'meta', 'tiktok'];

it('is closed until an administrator opens it, and closed again at once', async () => {
  for (const name of ALL) expect((await read(name)).statusCode).toBe(404);
  const { token } = await shop.signUp();
  expect((await shop.call('GET', '/product-feeds', { token })).status).toBe(403);
  expect((await shop.call('PATCH', '/product-feeds', { token, json: { google: true } })).status).toBe(403);
  await open({ meta: true });
  expect([(await read('google')).statusCode, (await read('meta')).statusCode]).toEqual([404, 200]);
  await open({ meta: false });
  expect((await read('meta')).statusCode).toBe(404);
});

describe('Opened', () => {
  beforeAll(async () => {
    await open({ google: true, meta: true, tiktok: true });
  });

  /** What each platform refuses a product without. */
  const REQUIRED: Record<FeedName, string[]> = {
    google: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'brand', 'condition'],
    meta: ['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
    tiktok: ['sku_id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
  };

  it.each(ALL)('%s: has the required fields of a product, as text, at the shop’s own price', async (name) => {
    const { token } = { token: shop.adminToken };
    const add = async (url: string, json: object) => (await shop.call('POST', url, { token, json })).body;
    const brand = await add('/brands', { name: `Sènami & fils ${name}` });
    const above = await add('/categories', { title: `Visage ${name}` });
    const below = await add('/categories', { title: 'Sérums', parentId: above.id });
    const hostile = await make(
      {
        name: `Savon "noir", l’as ${name} 🧼`,
        description: '<p>Doux &amp; riche</p>\n<script>alert(1)</script> 1 < 2; ]]>',
        price: 4_995,
        badge: 'Promo',
        brandId: brand.id,
        categories: [above.id, below.id],
        barcode: { google: '4006381333931', meta: '2000000000572', tiktok: null }[name],
      },
      12,
    );
    const bare = await make({ name: `Sans rien ${name}`, price: 1_200, inStock: false });
    const unseen = await makeProduct(shop, { name: `Sans image ${name}` });

    const found = await productsIn(name);
    for (const [id, values] of found)
      for (const key of REQUIRED[name]) expect(values[key]?.[0], `${id} ${key}`).toBeTruthy();
    expect(found.has(unseen.id)).toBe(false);

    const first = found.get(hostile.id)!;
    expect(first).toMatchObject({
      title: [`Savon "noir", l’as ${name} 🧼`],
      description: ['Doux & riche alert(1) 1 < 2; ]]>'],
      price: ['4995 XOF'],
      sale_price: ['4495.5 XOF'],
      brand: [`Sènami & fils ${name}`],
      product_type: [`Visage ${name} > Sérums`],
      link: [`${BASE}/produits/${hostile.id}`],
      availability: [name === 'google' ? 'in_stock' : 'in stock'],
      condition: ['new'],
    });
    const [picture] = first.image_link!;
    expect(picture).toBe(`${BASE}/media/${STEM}${name === 'google' ? '.webp' : '.og.jpg'}`);
    expect(first.additional_image_link!.join(',').split(',')).toHaveLength(FEED_LIMITS.morePictures);
    expect(first.gtin ?? []).toEqual(name === 'google' ? ['4006381333931'] : []);

    const second = found.get(bare.id)!;
    expect(second).toMatchObject({
      description: [`Sans rien ${name}`],
      brand: ['Karité'],
      price: ['1200 XOF'],
      availability: [name === 'google' ? 'out_of_stock' : 'out of stock'],
    });
    expect(second.sale_price ?? []).toEqual([]);
    if (name === 'google') expect([first.identifier_exists, second.identifier_exists]).toEqual([undefined, ['no']]);
  });

  it('has the Congo’s FCFA for the Congo, and refuses a country that the shop does not sell to', async () => {
    const product = await make({ price: 3_000 });
    for (const [query, price] of [
      ['?pays=CG', '3000 XAF'],
      ['?pays=CI&x=1', '3000 XOF'],
      ['?pays=CD', '3000 XOF'],
    ] as const)
      expect((await productsIn('meta', query)).get(product.id)!.price, query).toEqual([price]);
    for (const query of ['?pays=FR', '?pays=', '?pays=CG&pays=CI'])
      expect((await read('meta', { query })).statusCode, query).toBe(400);
  });

  it.each(ALL)('%s: the choices of a product know each other (R1916)', async (name) => {
    const head = await make({ name: `Rouge ${name} Prune`, shade: 'Prune' });
    const other = await make({
      name: `Rouge ${name} Corail 8 g`,
      shade: 'Corail',
      format: '8 g',
      variantOfId: head.id,
    });
    const alone = await make({ name: `Seul ${name}` });
    const found = await productsIn(name);
    const said = (id: string) => ['item_group_id', 'color', 'size'].map((key) => found.get(id)?.[key]?.[0]);
    expect(said(head.id)).toEqual([head.id, 'Prune', undefined]);
    expect(said(other.id)).toEqual([head.id, 'Corail', '8 g']);
    expect(said(alone.id)).toEqual([undefined, undefined, undefined]);
  });

  it.each(ALL)('%s: leaves out what is not published, from the change on (R2171)', async (name) => {
    const admin = { token: shop.adminToken };
    const head = await make({ name: `Ocre ${name} Miel`, shade: 'Miel' });
    const shade = await make({ name: `Ocre ${name} Cacao`, shade: 'Cacao', variantOfId: head.id, status: 'draft' });
    const draft = await make({ name: `Brouillon ${name}`, status: 'draft' });
    const present = async () => {
      const found = await productsIn(name);
      return [head, shade, draft].map(({ id }) => found.has(id));
    };
    expect(await present()).toEqual([true, false, false]);
    await shop.call('PATCH', `/products/${draft.id}`, { ...admin, json: { status: 'published' } });
    expect(await present()).toEqual([true, false, true]);
    await shop.call('PATCH', `/products/${head.id}`, { ...admin, json: { status: 'draft' } });
    expect(await present()).toEqual([false, false, true]);
  });

  it('is answered by 304 until something changes', async () => {
    const product = await make({ price: 1_000 });
    let headers = {};
    // The SQL writes of other tests have a new version once the shop has polled.
    await expect
      .poll(async () => {
        headers = { 'if-none-match': String((await read('tiktok')).headers.etag) };
        const again = await read('tiktok', { headers });
        return [again.statusCode, again.payload];
      })
      .toEqual([304, '']);
    await shop.call('PATCH', `/products/${product.id}`, { token: shop.adminToken, json: { price: 1_100 } });
    const changed = await read('tiktok', { headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.payload).toContain('"1100 XOF"');
  });

  it('holds every product once, over several pages', async () => {
    await shop.database.execute(sql`
      with many as (insert into products (name, price, in_stock, is_on_promo, sale_price, from_price, is_available, variants, variants_in_stock)
        select 'Lot ' || n, 1000, true, false, 1000, 1000, true, 0, 0 from generate_series(1, ${FEED_PAGE * 2 + 3}::int) n returning id)
      insert into products_images (products_id, url, "order") select id, ${`/media/${STEM}.webp`}, 0 from many`);
    const titles = [...(await productsIn('meta')).values()]
      .flatMap(({ title }) => title!)
      .filter((each) => each.startsWith('Lot '));
    expect([titles.length, new Set(titles).size]).toEqual([FEED_PAGE * 2 + 3, FEED_PAGE * 2 + 3]);
  });
});

it('may be requested sixty times an hour from one address, open or not', async () => {
  await open({ google: false });
  const ask = async () => (await web.inject({ url: FEED_PATHS.google, remoteAddress: '203.0.113.7' })).statusCode;
  for (let time = 1; time <= 60; time += 1) expect(await ask()).toBe(404);
  expect(await ask()).toBe(429);
});

describe('Texts', () => {
  it.each([
    ['title', FEED_LIMITS.title],
    ['description', FEED_LIMITS.description],
    ['brand', FEED_LIMITS.brand],
  ])('a %s of %i characters stays whole, a longer one is cut after a word', (_name, most) => {
    const whole = '🧼é'.repeat(most).slice(0, 3) + 'a'.repeat(most - 2);
    expect([...whole]).toHaveLength(most);
    expect(cutTo(whole, most)).toBe(whole);
    expect([...cutTo(`${whole}a`, most)]).toHaveLength(most);
    expect(cutTo(`${'mot '.repeat(most)}fin`, most)).toMatch(/ mot…$/);
  });

  it('are read at once, whatever they hold', () => {
    expect(plainText('a\u0000b\uFFFE  c<br/>d')).toBe('ab c d');
    expect(plainText('<a'.repeat(100_000))).toHaveLength(200_000);
  });
});
