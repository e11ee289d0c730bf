import { demoShop } from '@karite/demo';
import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeProduct } from '../../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { storeDemoShop } from '../../operations/seed/store-demo-shop.ts';
import { countFacets } from '../facets.ts';
import { listQueryOf } from '../list-query.ts';
import { findPageText } from '../read-page.ts';
import { findBits } from './bits.ts';
import { keepBits, LOCK } from './keep-bits.ts';
import { isFilled } from './keep-search.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
  const now = new Date();
  const nobody = { customers: [], orders: [], influencers: [], offers: [], reviews: [] };
  await storeDemoShop(shop.database, { ...demoShop(now), ...nobody }, { get: () => '/media/none.webp' }, now);
  // Some stand on a shelf and on the one above it, and some on the one above alone.
  const numbered = sql`
    select row_number() over (order by link.products_id, link.categories_other_id) as number, link.products_id, link.categories_other_id, shelf.parent_id
    from products_categories link join categories shelf on shelf.id = link.categories_other_id where shelf.parent_id is not null`;
  await shop.database.execute(sql`
    insert into products_categories (products_id, categories_other_id)
    select products_id, parent_id from (${numbered}) it where number % 3 > 0 on conflict do nothing`);
  await shop.database.execute(sql`
    delete from products_categories link using (${numbered}) it
    where number % 3 = 1 and it.products_id = link.products_id and it.categories_other_id = link.categories_other_id`);
  await vi.waitUntil(() => isFilled(shop.database, products), 15_000);
}, 60_000);
afterAll(() => shop.close());

const QUERIES: readonly Record<string, unknown>[] = [
  {},
  ...[
    'karité',
    'huile',
    'crème visage',
    'huile coco',
    'kivuela',
    'ser',
    'parfum',
    'tocopherol',
    'exfoliant',
    'a',
    'er',
    'huile a',
    'visage re',
    'zz',
  ].map((q) => ({ q })),
  { q: 'crème', isAvailable: [true] },
  { q: 'huile', variantOfId_empty: [true] },
  { variantOfId_empty: [true], skinTypes: ['seche', 'mixte'], hairTypes: ['secs'] },
  { q: 'crème', variantOfId_empty: [false] },
  { variantOfId_empty: [true], inStock: [true] },
  { q: 'huile', inStock: [false] },
  { q: 'crème', inStock: [true], isOnPromo: [false] },
  { q: 'huile', fromPrice_gte: [5_000], fromPrice_lte: [10_000], rating_gte: [4] },
  { fromPrice_lte: [5_000], isAvailable: [false] },
  { q: 'huile', fromPrice_gte: [6_000] },
  { q: 'karité', isOnPromo: [true] },
];

/** What the shop answers, past the answers that it keeps: how many each query finds, and its facets. */
async function answers() {
  const { rows } = await shop.database.execute<{ brand: string; category: string }>(sql`
    select (select id::text from brands order by name limit 1) as brand,
      (select categories_other_id::text from products_categories order by 1 limit 1) as category`);
  const more = [
    { q: 'crème', brandId: [rows[0]?.brand] },
    { categories: [rows[0]?.category], inStock: [true] },
  ];
  return Promise.all(
    [...QUERIES, ...more].map(async (asked) => {
      const query = listQueryOf(products, { ...asked, _start: 0, _end: 12 });
      const { total, ids } = await findPageText(shop.database, products, query);
      const names = Object.keys(products.facets);
      return {
        asked,
        total,
        ids,
        facets: await countFacets(shop.database, { resource: products, query, scope: null, names }),
      };
    }),
  );
}

/** The ids of all that a search finds, page by page. */
async function idsOf(q: string, total: number): Promise<string[]> {
  const ids: string[] = [];
  for (let start = 0; start < total; start += 100) {
    const query = listQueryOf(products, { q, _start: start, _end: start + 100 });
    ids.push(...(await findPageText(shop.database, products, query)).ids.split(','));
  }
  return ids;
}

/** What it answers by bits, level by level, is what it answers by reading, all levels at once; no round of the app in between. */
const expectSame = () =>
  shop.database.transaction(async (others) => {
    await others.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const byBits = await answers();
    await shop.database.execute(sql`alter table search_bits rename to search_bits_kept`);
    await shop.database.execute(sql`create table search_bits (like search_bits_kept)`);
    const read = await answers();
    await shop.database.execute(sql`drop table search_bits`);
    await shop.database.execute(sql`alter table search_bits_kept rename to search_bits`);
    expect(byBits).toEqual(read);
  });

/** Keeps bits until there are some and nothing waits: a round of the app itself may be at it, and then others do nothing. */
const keep = (asked?: Parameters<typeof keepBits>[2]) =>
  vi.waitUntil(async () => {
    await keepBits(shop.database, products, asked);
    const { rows } = await shop.database.execute(sql`select from search_pending`);
    return rows.length === 0 && (await findBits(shop.database, products, [])) !== null;
  }, 10_000);
const makeAnew = async (oneIn: number) => {
  await shop.database.execute(sql`delete from search_bits`);
  await keep({ fewest: 1, from: (total) => total / oneIn });
};
const frequent = async (...any: string[]) => (await findBits(shop.database, products, any))?.counts;

it.each([1_000, 10, 3])(
  'R1801, R1805: counted by bits as by reading, where words of one in %i are frequent',
  async (oneIn) => {
    await makeAnew(oneIn);
    const known = await frequent('3karite', '3vetiver');
    expect(known).toBeDefined();
    expect(known?.has('3vetiver')).toBe(oneIn === 1_000);
    await expectSame();
  },
);

it('R1801: the same is found in the same order where all places stand behind those in order', async () => {
  await makeAnew(3);
  const { rowCount } = await shop.database.execute(
    sql`update search_bits set segment = 0 where starts_with(lexeme, '#')`,
  );
  expect(rowCount).toBe(1);
  expect((await findBits(shop.database, products, []))?.total).toBe(0);
  await expectSame();
});

it('R1801, R1805: what was changed, added and deleted counts at once, and by its bits afterwards', async () => {
  await makeAnew(10);
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, json });
  const { body: some }: { body: { id: string }[] } = await shop.call('GET', '/products?q=huile&_end=4&fields=name');
  const before = await answers();
  expect((await admin('PATCH', `/products/${some[0]?.id}`, { inStock: false, price: 100 })).status).toBe(200);
  await admin('PATCH', `/products/${some[1]?.id}`, { name: 'Crème de karité', description: null });
  expect((await admin('DELETE', `/products/${some[2]?.id}`)).status).toBe(204);
  await makeProduct(shop, { name: 'Huile de karité' });
  expect(await answers()).not.toEqual(before);
  await expectSame();
  await keep();
  await expectSame();
});

/** How many places stand behind those that are in the order of popularity. */
async function countBehind(): Promise<number> {
  const { rows } = await shop.database.execute<{ behind: number }>(sql`
    select count(*)::int as behind from search_places where resource = 'products'
      and place >= (select segment from search_bits where resource = 'products' and starts_with(lexeme, '#'))`);
  return rows[0]?.behind ?? -1;
}

/** Gives each so many-th product of a search other stars, by which it stands at another line. */
const rateAnew = (each: number, reviews: number) =>
  shop.database.execute(sql`
    update products set reviews = ${reviews}::int + number, rating = 5 from (
      select id, row_number() over (order by id)::int as number from products where name ilike '%huile%') rated
    where rated.id = products.id and rated.number % ${each}::int = 0`);

it('R1801: what becomes more popular, or less, moves at once, behind those in order, and among all when bits are made anew', async () => {
  await makeAnew(10);
  expect(await countBehind()).toBe(0);
  const before = await answers();
  for (const [each, reviews] of [
    [3, 900],
    [5, 0],
    [3, 400],
  ] as const) {
    await rateAnew(each, reviews);
    expect(await answers()).not.toEqual(before);
    await expectSame();
    await keep({ fewest: 1, from: (total) => total / 10 });
    expect(await countBehind()).toBeGreaterThan(0);
    await expectSame();
  }
  const behind = await countBehind();
  await rateAnew(2, 100);
  await keep({ fewest: 1, from: (total) => total / 10, behind: () => behind });
  const more = await countBehind();
  expect(more).toBeGreaterThan(behind);
  await rateAnew(2, 200);
  await keep({ fewest: 1, from: (total) => total / 10, behind: () => more - 1 });
  expect(await countBehind()).toBe(0);
  await expectSame();
});

it('R1801: one page after the other shows what one page of all shows, whatever is changed between', async () => {
  await makeAnew(10);
  await rateAnew(4, 50);
  await makeProduct(shop, { name: 'Huile de massage' });
  const whole = async (q: string, lines: number) => {
    const pages: string[] = [];
    for (let start = 0; ; start += lines) {
      const query = listQueryOf(products, { q, variantOfId_empty: [true], _start: start, _end: start + lines });
      const { ids, total } = await findPageText(shop.database, products, query);
      if (ids) pages.push(ids);
      if (start + lines >= total) return { ids: pages.join(','), total };
    }
  };
  for (const q of ['huile', 'crème visage', 'ser', 'huile coco']) {
    const all = await whole(q, 1_000);
    expect(all.total).toBeGreaterThan(7);
    expect(all.ids.split(',')).toHaveLength(all.total);
    for (const lines of [1, 2, 7]) expect(await whole(q, lines)).toEqual(all);
  }
});

it.each(['a', 'er', 'huile a', 'visage re'])(
  'R1801: what is part of many words: « %s » leads to all that is counted, each once',
  async (q) => {
    await makeAnew(10);
    expect((await frequent('2a'))?.has('2a')).toBe(true);
    const { total } = await findPageText(shop.database, products, listQueryOf(products, { q, _start: 0, _end: 1 }));
    const { rows } = await shop.database.execute<{ count: number }>(sql`
    select count(*)::int as count from products
    where ${sql.join(
      q.split(' ').map((word) => sql`fold(concat_ws(' ', name, description)) like ${`%${word}%`}`),
      sql` and `,
    )}`);
    expect(total).toBeGreaterThanOrEqual(rows[0]?.count ?? 0);
    const ids = await idsOf(q, total);
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  },
);

it('decision 66: bits that were made of other fields count nothing, and are made anew', async () => {
  await makeAnew(10);
  await shop.database.execute(sql`update search_bits set lexeme = '#others' where starts_with(lexeme, '#')`);
  expect(await findBits(shop.database, products, [])).toBeNull();
  await keep({ fewest: 1, from: (total) => total / 10 });
  expect((await findBits(shop.database, products, []))?.canCount).toBe(true);
  const { rows } = await shop.database.execute(sql`select from search_bits where starts_with(lexeme, '#')`);
  expect(rows).toHaveLength(1);
});

it('R1801: where the first levels find less than they were believed to, the others fill the page', async () => {
  // As if by chance, a quarter is called by both words: nobody is.
  await shop.database.execute(sql`
    update products set description = 'alpha beta', name = case when number % 2 = 0 then 'Alpha ' else 'Beta ' end || number
    from (select id, row_number() over (order by id) as number from products) each where each.id = products.id`);
  await makeAnew(10);
  const find = (end: number) =>
    findPageText(shop.database, products, listQueryOf(products, { q: 'alpha beta', _start: 0, _end: end }));
  const all = await find(1_000);
  expect(all.total).toBeGreaterThan(100);
  const first = await find(3);
  expect(first.ids.split(',')).toEqual(all.ids.split(',').slice(0, 3));
  expect(first.total).toBe(all.total);
});
