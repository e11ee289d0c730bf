import { demoShop } from '@karite/demo';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { scaleOf, scaleShop } from '../../src/operations/seed/scale-shop.ts';
import { storeDemoShop } from '../../src/operations/seed/store-demo-shop.ts';
import { orderOf } from '../support/makers.ts';
import { shopDay } from '../support/shop-day.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { createDeskRows } from './support/create-desk-rows.ts';
import { watchCalls } from './support/database-calls.ts';
import { figure } from './support/figure.ts';

const ORDERS = Number(process.env.PLAN_ORDERS ?? 20_000);
const SLOW_MS = 500;

const shop = withTestApp();
let existing: {
  order: string;
  number: string;
  product: string;
  brand: string;
  category: string;
  user: string;
  month: string;
  quietMonth: string;
};
beforeAll(async () => {
  await shop.database.transaction(async (transaction) => {
    const picture = '/media/00000000000000000000000000000000-1x1-000000.webp';
    const now = new Date();
    await storeDemoShop(transaction, demoShop(now), { get: () => picture }, now);
    await scaleShop(transaction, scaleOf(`scale:${ORDERS}`));
    await createDeskRows(transaction);
    // A month of few orders, whatever day it is: at the end of one, all months that are filled hold much of all orders.
    await transaction.execute(sql`
      update orders set created_at = created_at - interval '3 years' where id in (select id from orders order by id limit 20)`);
  });
  // What autovacuum does after so many rows: without it no plan can trust an index alone.
  await shop.database.execute(sql`vacuum analyze`);
  const found = await shop.database.execute<typeof existing>(sql`
    select (select id from orders limit 1) as order, (select order_id from orders limit 1) as number, (select id from products where in_stock limit 1) as product,
      (select id from brands limit 1) as brand, (select other.categories_other_id from products_categories other limit 1) as category,
      (select user_id from orders where user_id is not null limit 1) as user,
      (select to_char(max(created_at), 'YYYY-MM') from orders) as month,
      (select to_char(created_at, 'YYYY-MM') from orders group by 1 order by count(*) limit 1) as "quietMonth"`);
  existing = found.rows[0]!;
}, 120_000);

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
/** What a search finds in much of the catalogue is sooner read whole: ten thousand products at most. */
const isCatalogueSearch = (url: string) => url.startsWith('/products?q=');
const WATCHED = [
  'orders',
  'users',
  'products',
  'orders_items',
  'orders_history',
  'payments',
  'cash-receipts',
  'messages',
  'products_images',
  'products_categories',
];

/** The tables that a plan reads row by row, to the end. */
const scanned = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && WATCHED.includes(plan['Relation Name']!) ? [plan['Relation Name']!] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

async function explain(query: SQL): Promise<Plan> {
  const answer = await shop.database.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`explain (format json) ${query}`);
  return answer.rows[0]!['QUERY PLAN'][0].Plan;
}

/** Sends a request, and plans each of its queries. */
async function scansOf(
  method: string,
  url: string,
  json?: object,
): Promise<{ scans: string[]; ms: number; status: number }> {
  const queries: SQL[] = [];
  const stop = watchCalls(shop.database, (query) => void queries.push(query));
  const since = performance.now();
  const { status } = await shop.call(method, url, { token: shop.adminToken, json });
  const ms = performance.now() - since;
  stop();
  const scans: string[] = [];
  for (const query of queries) {
    const plan = await explain(query).catch(() => null);
    if (plan) scans.push(...scanned(plan));
  }
  return { scans, ms, status };
}

describe(`P29: bounded work, at ${ORDERS} orders`, () => {
  it('P29: no request of the front ends reads orders, users or products row by row', async () => {
    const requests = [
      '/products?_start=0&_end=12',
      '/products?_sort=salePrice&_order=asc&_start=0&_end=12',
      '/products?_sort=name&_order=asc&_start=12&_end=24',
      `/products?categories=${existing.category}&_end=12`,
      `/products?brandId=${existing.brand}&_end=12`,
      '/products?isOnPromo=true&_end=12',
      '/products?q=beurre&_end=12',
      '/products?q=ka&_end=12',
      `/products/${existing.product}`,
      `/categories/${existing.category}/products?_end=12`,
      '/orders?_start=0&_end=10',
      '/orders?status=pending&_end=10',
      '/orders?_sort=totalPrice&_order=desc&_end=10',
      '/orders?createdAt_gte=2026-11-01&createdAt_lte=2026-11-08&_end=10',
      `/orders?userId=${existing.user}&_end=10`,
      `/orders?q=${existing.number}&_end=10`,
      `/orders?q=${existing.number.slice(-9)}`,
      '/orders?q=zz&_end=10',
      `/orders/${existing.order}`,
      '/users?_start=0&_end=10',
      '/users?role=admin&_end=10',
      '/users?q=client4321&_end=10',
      '/users?q=zz&_end=10',
      '/users?_sort=email&_order=asc&_end=10',
      `/users/${existing.user}`,
      '/users/me',
      '/statistics',
      '/audit',
      '/today',
      '/today/call',
      '/today/verify',
      '/today/unsettled',
      '/today/stock',
      '/today/cash',
      '/today/reviews',
      `/orders/${existing.order}/timeline`,
      '/cash-day',
      '/cash-receipts?status=expected&_end=10',
      '/cash-closings?_end=10',
      '/payments?status=pending&_end=10',
      '/messages?status=failed&_end=10',
      `/messages?orderId=${existing.order}&_end=10`,
      // A month is read by its share: of one that holds much of all orders PostgreSQL sooner reads them whole.
      `/accounting/journal?month=${existing.quietMonth}`,
    ];
    const wrong: string[] = [];
    let slowest = { ms: 0, url: '' };
    for (const url of requests) {
      const { scans, ms: first, status } = await scansOf('GET', url);
      // A busy machine is slow once, a scan of a whole table each time, if no response is cached.
      if (first >= SLOW_MS) shop.app.catalogueCache.drop();
      const ms = first < SLOW_MS ? first : (await scansOf('GET', url)).ms;
      const isWrong = scans.length > 0 && !isCatalogueSearch(url);
      if (status !== 200 || isWrong) wrong.push(`${url}: ${status} ${scans.join(', ')}`);
      if (ms > slowest.ms) slowest = { ms, url };
    }
    figure(
      'P29',
      `slowest of ${requests.length} requests at ${ORDERS} orders: ${Math.round(slowest.ms)} ms (${slowest.url})`,
    );
    expect(wrong).toEqual([]);
    expect(slowest.ms).toBeLessThan(SLOW_MS);
  });

  it('P29: the accounting journal is read in batches, never whole', async () => {
    const { cursor } = shop.database;
    let most = 0;
    let rows = 0;
    shop.database.cursor = async function* <Row extends Record<string, unknown>>(query: SQL, batch: number) {
      for await (const some of cursor<Row>(query, batch)) {
        most = Math.max(most, some.length);
        rows += some.length;
        yield some;
      }
    };
    const url = `/accounting/journal?month=${existing.month}`;
    const { status, text } = await shop.call('GET', url, { token: shop.adminToken });
    shop.database.cursor = cursor;
    figure('P29', `the journal of a month: ${rows} entries, ${text.length} bytes`);
    expect([status, text.trim().split('\r\n').length, most]).toEqual([200, rows + 1, 500]);
  });

  it('P29: the closing of a day reads orders and cash by index', async () => {
    const { scans, status } = await scansOf('POST', '/cash-closings', { day: shopDay() });
    // The first closing takes all that was ever settled; its other reads use indexes.
    expect([status, scans.filter((table) => table !== 'cash-receipts')]).toEqual([201, []]);
    await shop.database.execute(sql`vacuum analyze "cash-receipts"`);
    const open = await shop.database.execute(sql`
      explain (format json) select id from "cash-receipts" where closing_id is null and created_at < now() for update`);
    expect(JSON.stringify(open.rows)).not.toContain('Seq Scan');
  });

  it('P29: the heaviest requests that are allowed stay bounded', async () => {
    const heaviest = [
      '/products?_end=1000',
      '/products?q=e&_sort=salePrice&_end=1000',
      '/orders?_end=1000',
      `/orders?q=or&_start=${ORDERS - 1_000}&_end=${ORDERS}&_sort=totalPrice`,
      `/users?_start=${ORDERS / 2 - 1_000}&_end=${ORDERS / 2}`,
    ];
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1)
      for (const url of heaviest) {
        shop.app.catalogueCache.drop();
        const since = performance.now();
        expect((await shop.call('GET', url, { token: shop.adminToken })).status).toBe(200);
        times.push(performance.now() - since);
      }
    times.sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)]!;
    figure(
      'P29',
      `the heaviest lists (1 000 rows): median ${Math.round(median)} ms, slowest ${Math.round(times.at(-1)!)} ms`,
    );
    // The slowest says how busy the machine is; the median what the work is.
    expect(median).toBeLessThan(SLOW_MS);
  }, 60_000);

  it('P29: two letters are found anywhere, in products as well', async () => {
    const since = performance.now();
    for (const q of ['ka', 'QU', 'éb', '0%', 'zz', "l'"]) {
      const found = await shop.call('GET', `/products?q=${encodeURIComponent(q)}&_end=12`);
      const whole = await shop.database.execute<{ n: number }>(sql`
        select count(*)::int as n from products where position(fold(${q}) in search_text) > 0`);
      // By words it finds more (R1800).
      expect(Number(found.headers['x-total-count']), q).toBeGreaterThanOrEqual(whole.rows[0]!.n);
    }
    figure('P29', `6 searches for two letters: ${Math.round(performance.now() - since)} ms with their control`);
  });

  it('P29: an order and a status read nothing row by row', async () => {
    const product = (await shop.call('GET', `/products/${existing.product}`)).body;
    expect(await scansOf('POST', '/orders', orderOf([product]))).toMatchObject({ scans: [], status: 201 });
    expect(await scansOf('PATCH', `/orders/${existing.order}/status`, { status: 'shipped' })).toMatchObject({
      scans: [],
      status: 200,
    });
  });
});
