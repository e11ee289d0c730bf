import { demoShop } from '@karite/demo';
import { dayIn } from '@karite/shared/cash';
import { valuesOf } from '@karite/shared/labels';
import { addDays, chosenPeriod, type Days, SALES_BY, type SalesBy } from '@karite/shared/statistics';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { storeDemoShop } from '../../operations/seed/store-demo-shop.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { TimeLimit, timeLimit } from '../../platform/database/time-limit.ts';
import { cohortsOf } from './cohorts.ts';
import { DELTAS } from './facts.ts';
import type { SalesQuestion } from './figures-of.ts';
import { foldSales, REGROUP_MINUTES } from './fold-sales.ts';
import { bestSellers, sleepingStock } from './products.ts';
import { salesOf } from './sales.ts';
import { checkSales } from './sales-checks.ts';
import { COLUMNS, isExact, type StoredDimension, sumsFrom } from './stored-sums.ts';

const ZONE = 'Africa/Porto-Novo';
const FILTERS: SalesQuestion['filter'][] = [
  {},
  { status: ['paid', 'completed'] },
  { country: ['BJ'] },
  { city: ['Cotonou'] },
  { city: [''] },
  { payment: ['especes'], delivery: ['domicile'] },
  { status: ['pending', 'completed'], city: ['Cotonou', 'Abidjan'], country: ['BJ', 'CI'] },
];

let today: string;

const ask = (
  by: SalesBy,
  filter: SalesQuestion['filter'],
  zone: string,
  isCounted: boolean,
  database: Database = shop.database,
) =>
  salesOf(database, {
    by,
    filter,
    zone,
    isCounted,
    period: chosenPeriod({ from: addDays(today, -200), to: today }),
  });

/** The orders of some days, by the shop's clock. */
const within = ({ from, to }: Days, zone: string) =>
  sql`not o.is_test and (o.created_at at time zone ${zone})::date between ${from}::date and ${to}::date`;

/** Best sellers and sleeping stock are what the lines of the orders say. */
async function expectSameProducts(days: Days, zone = ZONE): Promise<void> {
  const best = await shop.database.execute(sql`
    select line.product_id as id, coalesce(max(product.name), (array_agg(line.name order by o.created_at desc))[1]) as name,
      sum(line.quantity)::int as quantity, count(distinct o.id)::int as orders,
      sum(line.price * line.quantity)::float8 as revenue, max(product.name) is not null as "isSold"
    from orders o join orders_items line on line.orders_id = o.id
      left join products product on product.id::text = line.product_id
    where ${within(days, zone)} group by line.product_id order by revenue desc, line.product_id limit 50`);
  expect(await bestSellers(shop.database, days, zone)).toEqual(best.rows);
  const asleep = await shop.database.execute(sql`
    select id from products where in_stock and created_at < (${days.from}::date::timestamp at time zone ${zone})
      and not exists (
        select from orders o join orders_items line on line.orders_id = o.id
        where line.product_id = products.id::text and ${within(days, zone)})
    order by price desc, id limit 50`);
  expect((await sleepingStock(shop.database, days, zone)).map(({ id }) => ({ id }))).toEqual(asleep.rows);
}

/** Every question is answered as it is by counting. */
async function expectSame(filters = FILTERS, zone = ZONE): Promise<void> {
  for (const by of valuesOf(SALES_BY))
    for (const filter of filters)
      expect(await ask(by, filter, zone, false), `${by} ${JSON.stringify(filter)}`).toEqual(
        await ask(by, filter, zone, true),
      );
  for (const days of [0, 6, 29, 200]) await expectSameProducts({ from: addDays(today, -days), to: today }, zone);
  expect(await cohortsOf(shop.database, today, zone)).toEqual(await cohortsOf(shop.database, today, zone, true));
  expect(await checkSales(shop.database)).toEqual([]);
}

const fold = () => foldSales(shop.database, ZONE);
const exact = async (stored: StoredDimension, zone = ZONE) =>
  firstRow(await shop.database.execute<{ exact: boolean }>(sql`select ${isExact(stored, zone)} as exact`)).exact;
const count = async (table: string) =>
  firstRow(await shop.database.execute<{ count: number }>(sql`select count(*)::int from ${sql.identifier(table)}`))
    .count;
/** Sums by products may be rebuilt. */
const letTimePass = () =>
  shop.database.execute(sql`update sales_made set made_at = now() - make_interval(mins => ${REGROUP_MINUTES})`);
const groupsOf = async (id: string) => (await shop.call('GET', `/products/${id}`)).body;
const save = async (id: string, json: object) =>
  expect((await shop.call('PATCH', `/products/${id}`, { token: shop.adminToken, json })).status).toBe(200);

// Sums are made when a test says so, and not each minute as well.
const shop = withTestApp([], { settings: { SHOP_TIME_ZONE: ZONE }, repeatsWork: false });

beforeAll(async () => {
  await fold();
  const now = new Date();
  today = dayIn(ZONE, now);
  await shop.database.transaction((transaction) =>
    // No picture is drawn here: each has the same path.
    storeDemoShop(transaction, demoShop(now), { get: () => '/media/none.webp' }, now),
  );
}, 120_000);

describe('sales read from sums are those counted from the orders', () => {
  it('while orders are not in the sums yet', async () => {
    expect([await count('sales_deltas'), await exact('utc-month'), await exact('category')]).toEqual([
      400,
      true,
      false,
    ]);
    await expectSame();
  });

  it('once they are', async () => {
    await letTimePass();
    await fold();
    expect([await count('sales_deltas'), await exact('utc-month'), await exact('category')]).toEqual([0, true, true]);
    await expectSame();
    // Read there, indeed.
    await shop.database.execute(sql`update sales_sums set revenue = revenue + 1 where dimension = 'brand'`);
    expect(await ask('brand', {}, ZONE, false)).not.toEqual(await ask('brand', {}, ZONE, true));
    const found = await checkSales(shop.database);
    expect(found.length).toBeGreaterThan(5);
    expect(found[0]).toMatchObject({ invariant: 'I15', id: expect.stringMatching(/^brand \d{4}-\d\d-\d\d /) });
    await shop.database.execute(sql`update sales_sums set revenue = revenue - 1 where dimension = 'brand'`);
    await shop.database.execute(sql`
      update sales_sums set quantity = quantity + 1 where ctid = (
        select ctid from sales_sums where dimension = 'product' limit 1)`);
    expect(await checkSales(shop.database)).toMatchObject([
      { invariant: 'I15', id: expect.stringMatching(/^product \d{4}-\d\d-\d\d /) },
    ]);
    await shop.database.execute(sql`delete from sales_made where what = 'lines'`);
    await fold();
    await shop.database.execute(sql`update sales_customers set created_at = created_at - interval '1 day'`);
    expect(await checkSales(shop.database)).toEqual([
      { invariant: 'I15', id: 'customers', problem: expect.stringMatching(/^\d+ are not who the orders say$/) },
    ]);
    await shop.database.execute(sql`update sales_customers set created_at = created_at + interval '1 day'`);
  });

  it('by statements that are prepared, of which a connection plans neither again', async () => {
    const database = openDatabase(shop.url, 1);
    const requested = () => ask('day', {}, ZONE, false, database);
    try {
      for (let turn = 0; turn < 6; turn += 1)
        await timeLimit.run(new TimeLimit('GET /statistics/sales', () => false), requested);
      const { rows } = await database.execute<{ isPlanned: boolean }>(
        sql`select generic_plans > 0 as "isPlanned" from pg_prepared_statements where statement like '%sales_sums%'`,
      );
      expect(rows).toEqual([{ isPlanned: true }, { isPlanned: true }]);
    } finally {
      await database.close();
    }
  });

  it('after orders came and changed, before and after these are added', async () => {
    const product = await makeProduct(shop);
    expect((await shop.call('POST', '/orders', { json: orderOf([product]) })).status).toBe(201);
    const some = (place: number) =>
      sql`id in (select id from orders order by created_at desc, id offset ${place * 9} limit 9)`;
    await shop.database.execute(sql`update orders set status = 'cancelled' where ${some(0)}`);
    await shop.database.execute(
      sql`update orders set total_price = total_price + 0.25, city = 'Ouidah' where ${some(1)}`,
    );
    await shop.database.execute(sql`update orders set is_test = true where ${some(2)}`);
    await shop.database.execute(sql`update orders set created_at = created_at - interval '40 days' where ${some(3)}`);
    await shop.database.execute(sql`update orders set phone = '+2290190000000' where ${some(5)}`);
    const before = await count('sales_deltas');
    await shop.database.execute(sql`update orders set updated_at = now(), note = 'autre' where ${some(4)}`);
    expect(await count('sales_deltas')).toBe(before);
    await expectSame();
    await fold();
    expect(await count('sales_deltas')).toBe(0);
    await shop.database.execute(sql`update orders set is_test = false where is_test`);
    await expectSame();
  });

  it("in every month of the page without a period, by the shop's clock", async () => {
    // Half an hour before a month begins in UTC, it has begun in the shop: of orders that are added, and of others.
    const putAtMonthsEnd = (place: number) =>
      shop.database.execute(sql`
        update orders set created_at = (date_trunc('month', created_at at time zone 'UTC') - interval '30 minutes') at time zone 'UTC'
        where id in (select id from orders where not is_test order by id offset ${place * 4} limit 4)`);
    await putAtMonthsEnd(0);
    await fold();
    await putAtMonthsEnd(1);
    const { body } = await shop.call('GET', '/statistics', { token: shop.adminToken });
    const { rows } = await shop.database.execute<{ month: string; revenue: number; orders: number }>(sql`
      select to_char(created_at at time zone ${ZONE}, 'YYYY-MM') as month, sum(total_price)::float8 as revenue,
        count(*)::int as orders from orders where not is_test group by 1 order by 1`);
    expect(body.months).toEqual(rows);
    expect(Object.values(body.byStatus)).toContain(
      firstRow(
        await shop.database.execute<{ n: number }>(sql`select count(*)::int as n from orders where status = 'pending'`),
      ).n,
    );
  });

  it('by product, to the first and the last moment of a period', async () => {
    const days = { from: addDays(today, 300), to: addDays(today, 329) };
    const product = await makeProduct(shop, { price: 1_000 });
    const placedAt = async (at: string) => {
      const { body } = await shop.call('POST', '/orders', { json: orderOf([product], { quantity: 2 }) });
      // The shop's clock is an hour ahead.
      await shop.database.execute(sql`update orders set created_at = ${at}::timestamptz where id = ${body.id}`);
    };
    const best = async () =>
      (await bestSellers(shop.database, days, ZONE)).map(({ quantity, orders }) => [quantity, orders]);
    await placedAt(`${addDays(days.from, -1)}T22:59:59.999Z`);
    await placedAt(`${days.to}T23:00:00Z`);
    expect(await best()).toEqual([]);
    await placedAt(`${addDays(days.from, -1)}T23:00:00Z`);
    await placedAt(`${days.to}T22:59:59.999Z`);
    const both = await best();
    expect(both).toEqual([[4, 2]]);
    await fold();
    expect(await best()).toEqual(both);
    await shop.database.execute(sql`delete from orders where created_at > now() + interval '200 days'`);
    await fold();
  });

  it('of a deleted product, by the name that its last order has', async () => {
    const product = await makeProduct(shop, { price: 9_000_000 });
    expect((await shop.call('POST', '/orders', { json: orderOf([product]) })).status).toBe(201);
    await shop.call('DELETE', `/products/${product.id}`, { token: shop.adminToken });
    const best = async () => (await bestSellers(shop.database, { from: today, to: today }, ZONE))[0];
    expect(await best()).toMatchObject({ id: product.id, name: product.name, quantity: 1, orders: 1, isSold: false });
    await fold();
    expect(await best()).toMatchObject({ id: product.id, name: product.name, quantity: 1, orders: 1, isSold: false });
    await expectSame([{}]);
  });

  it('after a former release, which has no sums of lines, took deltas', async () => {
    const product = await makeProduct(shop);
    expect((await shop.call('POST', '/orders', { json: orderOf([product]) })).status).toBe(201);
    expect(await exact('product')).toBe(true);
    await shop.database.execute(sql`
      insert into sales_sums (dimension, ${COLUMNS}) ${sumsFrom('utc-month', ZONE, DELTAS)}
      on conflict (dimension, day, status, country, payment, delivery, value)
      do update set orders = sales_sums.orders + excluded.orders, revenue = sales_sums.revenue + excluded.revenue`);
    await shop.database.execute(sql`delete from sales_deltas`);
    expect([await exact('product'), await exact('utc-month')]).toEqual([false, true]);
    await expectSameProducts({ from: today, to: today });
    await fold();
    expect(await exact('product')).toBe(true);
    await expectSameProducts({ from: today, to: today });
    // The other sums of that release are not there.
    await shop.database.execute(sql`insert into sales_stale (what) values ('orders')`);
    await fold();
    await expectSame([{}]);
  });

  it('while products change their groups, and are read from sums again once nobody has for a while', async () => {
    const { rows } = await shop.database.execute<{ id: string }>(sql`
      select product_id as id from orders_items group by product_id order by count(*) desc limit 1`);
    const { id } = firstRow({ rows });
    const former = await groupsOf(id);
    await save(id, { categories: former.categories, name: `${former.name} neuf` });
    expect(await exact('category')).toBe(true);
    await save(id, { categories: [] });
    expect([await exact('category'), await exact('hour')]).toEqual([false, true]);
    await expectSame([{}]);
    await save(id, { categories: former.categories });
    expect(await exact('category')).toBe(true);
    await expectSame([{}]);
    // What is folded by other groups does not come right by putting them back.
    await save(id, { categories: [], brandId: null });
    await shop.database.execute(sql`update orders set status = 'paid' where status = 'pending'`);
    await fold();
    await save(id, { categories: former.categories, brandId: former.brandId });
    expect(await exact('brand')).toBe(false);
    await expectSame([{}]);
    await letTimePass();
    await fold();
    expect(await exact('brand')).toBe(true);
    await expectSame([{}]);
  });

  it('while an order is taken away, and by another time zone', async () => {
    await shop.database.execute(sql`delete from orders where id = (select id from orders where not exists (
      select from payments where order_id = orders.id) order by id limit 1)`);
    expect(await exact('utc-month')).toBe(false);
    await expectSame([{}]);
    await fold();
    expect([await exact('utc-month'), await exact('utc-month', 'Asia/Katmandu')]).toEqual([true, false]);
    await expectSame([{}], 'Asia/Katmandu');
    await foldSales(shop.database, 'Asia/Katmandu');
    expect(await exact('hour', 'Asia/Katmandu')).toBe(true);
    await expectSame([{}], 'Asia/Katmandu');
    await fold();
  });

  it('while several processes add what comes from several others', async () => {
    const change = (place: number) =>
      shop.database.execute(sql`update orders set total_price = total_price + 1
        where id in (select id from orders order by id offset ${place * 7} limit 7)`);
    const folds = Array.from({ length: 6 }, () => fold().catch(() => undefined));
    await Promise.all([...Array.from({ length: 30 }, (_, place) => change(place)), ...folds]);
    await expectSame([{}]);
    await fold();
    expect(await count('sales_deltas')).toBe(0);
    await expectSame([{}]);
  });
});
