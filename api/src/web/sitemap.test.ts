import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../test/support/with-test-app.ts';
import { PART_SIZE, sitemapRoutes } from './sitemap.ts';

/** More than are read at once, and few enough to be added soon. */
const SIZE = 1_500;
const BASE = 'https://karite.example';
const pages = {
  fixed: ['/', '/shop?a=1&b=2'],
  closed: ['/admin', '/cart'],
  product: (id: string) => `/produits/${id}`,
  brand: (id: string) => `/brands/${id}`,
  collection: (id: string) => `/collections/${id}`,
  help: (slug?: string) => (slug ? `/aide/${slug}` : '/aide'),
  category: (id: string, parent: string | null) => (parent ? `/categories/${parent}/sub/${id}` : `/categories/${id}`),
};

let app: FastifyInstance;
const shop = withTestApp();

beforeAll(async () => {
  app = Fastify();
  app.register(sitemapRoutes, { database: shop.database, pages, base: BASE, size: SIZE });
  await shop.database.execute(sql`
    insert into products (name, price, in_stock, is_on_promo, sale_price, from_price, is_available, variants, variants_in_stock)
    select 'Savon ' || n, 1000, true, false, 1000, 1000, true, 0, 0 from generate_series(1, ${SIZE + 3}::int) n`);
  // What is not published has no address (R2171).
  await shop.database.execute(sql`
    insert into products (name, price, in_stock, is_on_promo, sale_price, from_price, is_available, variants, variants_in_stock, status)
    values ('Brouillon', 1000, true, false, 1000, 1000, true, 0, 0, 'draft')`);
  const root = await shop.database.execute<{ id: string }>(
    sql`insert into categories (title, color, position) values ('Corps', '#b54e5a', 1) returning id`,
  );
  await shop.database.execute(
    sql`insert into categories (title, color, position, parent_id) values ('Laits', '#b54e5a', 1, ${root.rows[0]!.id})`,
  );
});
afterAll(async () => {
  await app.close();
});

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]!);

describe('sitemap', () => {
  it('names its parts, each with the day of its last change, and none for what is empty', async () => {
    const answer = await app.inject('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(answer.payload)).toEqual(
      ['pages', 'categories-1', 'products-1', 'products-2'].map((part) => `${BASE}/sitemap-${part}.xml`),
    );
    expect(answer.payload).toMatch(/products-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/lastmod>/);
  });

  it('holds every product once, in parts that are within the limits', async () => {
    const parts = await Promise.all([1, 2].map((part) => app.inject(`/sitemap-products-${part}.xml`)));
    const [first, second] = parts.map((answer) => locations(answer.payload)) as [string[], string[]];
    expect([first.length, second.length]).toEqual([SIZE, 3]);
    expect(new Set([...first, ...second]).size).toBe(SIZE + 3);
    expect(first[0]).toMatch(/^https:\/\/karite\.example\/produits\/[0-9a-f-]{36}$/);
    expect((parts[0]!.payload.length / SIZE) * PART_SIZE).toBeLessThan(10_000_000);
    expect(parts[0]!.payload).toMatch(/^<\?xml [\s\S]*<\/urlset>\n$/);
  });

  it('puts a subcategory below its parent, and writes addresses as XML', async () => {
    const categories = locations((await app.inject('/sitemap-categories-1.xml')).payload);
    expect(categories.map((address) => address.replace(/[0-9a-f-]{36}/g, '*')).sort()).toEqual([
      `${BASE}/categories/*`,
      `${BASE}/categories/*/sub/*`,
    ]);
    expect(locations((await app.inject('/sitemap-pages.xml')).payload)).toContain(`${BASE}/shop?a=1&amp;b=2`);
  });

  it('names the help pages that are published, and their list once there is one (R1949)', async () => {
    const helped = async () =>
      locations((await app.inject('/sitemap-pages.xml')).payload).filter((path) => path.startsWith(`${BASE}/aide`));
    const added = await shop.database.execute<{ id: string }>(sql`
      insert into "content-pages" (place, title, slug, position, is_started) values ('help', 'Retours', 'retours', 9, true) returning id`);
    expect(await helped()).toEqual([]);
    await shop.database.execute(sql`
      insert into "content-versions" (page_id, number, content) values (${added.rows[0]!.id}, 1, '{"title":"Retours","blocks":[]}')`);
    await shop.database.execute(sql`update "content-pages" set version = 1 where slug = 'retours'`);
    expect(await helped()).toEqual([`${BASE}/aide`, `${BASE}/aide/retours`]);
  });

  it.each(['products-3', 'products-0', 'products-x', 'products-999999', 'brands-1', 'users-1'])(
    'has no part %s',
    async (part) => expect((await app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404),
  );
});

it('lists for robots what to leave alone, and where the sitemap is', async () => {
  const { payload } = await app.inject('/robots.txt');
  expect(payload).toBe(`User-agent: *\nDisallow: /admin\nDisallow: /cart\n\nSitemap: ${BASE}/sitemap.xml\n`);
});
