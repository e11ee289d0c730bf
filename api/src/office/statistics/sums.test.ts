import { demoShop } from '@karite/demo';
import { dayIn } from '@karite/shared/cash';
import { valuesOf } from '@karite/shared/labels';
import { addDays, chosenPeriod, SALES_BY, type SalesBy } from '@karite/shared/statistics';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { storeDemoShop } from '../../operations/seed/store-demo-shop.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { TimeLimit, timeLimit } from '../../platform/database/time-limit.ts';
import { cohortsOf } from './cohorts.ts';
import type { SalesQuestion } from './figures-of.ts';
import { foldSales, REGROUP_MINUTES } from './fold-sales.ts';
import { salesOf } from './sales.ts';
import { checkSales } from './sales-checks.ts';
import { isExact, type StoredDimension } from './stored-sums.ts';

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

/** Every question is answered as it is by counting. */
async function expectSame(filters = FILTERS, zone = ZONE): Promise<void> {
  for (const by of valuesOf(SALES_BY))
    for (const filter of filters)
      expect(await ask(by, filter, zone, false), `${by} ${JSON.stringify(filter)}`).toEqual(
        await ask(by, filter, zone, true),
      );
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
