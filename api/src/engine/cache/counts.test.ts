import { products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp } from '../../../test/support/second-app.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { checkCounts } from './count-checks.ts';
import { countOfAll, foldCounts, LOCK_COUNTS } from './counts.ts';

let place: () => Promise<string>;
// Counts are folded when a test requests it.
const shop = withTestApp([], { repeatsWork: false });

beforeAll(async () => {
  const product = await makeProduct(shop);
  place = async () => (await shop.call('POST', '/orders', { json: orderOf([product]) })).body.id;
  await place();
});

const totalOf = async (name: string, query = '_end=1') =>
  Number((await shop.call('GET', `/${name}?${query}`, { token: shop.adminToken })).headers['x-total-count']);
const orderTotal = () => totalOf('orders');
const storedRows = async (): Promise<number> =>
  firstRow(
    await shop.database.execute<{ rows: number }>(
      sql`select count(*)::int as rows from record_counts where resource = 'orders'`,
    ),
  ).rows;
/** Adds a number that no record has, so that a stored count differs from a real one. */
const pretend = (change: number) =>
  shop.database.execute(sql`insert into record_counts (resource, change) values ('orders', ${change})`);

it('is read for a whole list, and counted for a part of it', async () => {
  await pretend(1000);
  expect(await orderTotal()).toBe(1001);
  expect(await totalOf('orders', 'status=pending&_end=1')).toBe(1);
  expect(await totalOf('orders', 'status=paid&_end=1')).toBe(0);
  expect(await checkCounts(shop.database)).toEqual([
    { invariant: 'I16', id: 'orders', problem: '1001 are stored, and 1 exist' },
  ]);
  await pretend(-1000);
  expect(await checkCounts(shop.database)).toEqual([]);
});

it('follows what comes and goes, one by one and many at once, and not what is undone', async () => {
  const before = await totalOf('users');
  await shop.signUp();
  expect(await totalOf('users')).toBe(before + 1);
  await shop.database.execute(sql`
    insert into users (email, password_hash, role, is_active) select 'many-' || n || '@example.com', '-', 'user', true
    from generate_series(1, 50) n`);
  expect(await totalOf('users')).toBe(before + 51);
  await shop.database.execute(sql`delete from users where email like 'many-%'`);
  expect(await totalOf('users')).toBe(before + 1);
  const undo = new Error('undo');
  const undone = shop.database.transaction(async (transaction) => {
    await transaction.execute(sql`delete from users where email like 'client-%'`);
    throw undo;
  });
  await expect(undone).rejects.toBe(undo);
  expect(await totalOf('users')).toBe(before + 1);
  await shop.database.execute(sql`delete from users where email = 'nobody@example.com'`);
  expect(await checkCounts(shop.database)).toEqual([]);
});

it('is folded into one row, by several processes at once and beside orders', async () => {
  const before = await orderTotal();
  await Promise.all([place(), place(), place()]);
  expect(await storedRows()).toBeGreaterThan(1);
  await Promise.all([foldCounts(shop.database), foldCounts(shop.database), place(), foldCounts(shop.database)]);
  await foldCounts(shop.database);
  expect(await storedRows()).toBe(1);
  expect(await orderTotal()).toBe(before + 4);
  await foldCounts(shop.database);
  expect(await storedRows()).toBe(1);
});

it('is not folded while another process counts: a row that came of it would be counted twice', async () => {
  await place();
  const rows = await storedRows();
  expect(rows).toBeGreaterThan(1);
  await shop.database.transaction(async (transaction) => {
    await transaction.execute(LOCK_COUNTS);
    await foldCounts(shop.database);
    expect(await storedRows()).toBe(rows);
  });
  await foldCounts(shop.database);
  expect(await storedRows()).toBe(1);
});

it('is counted where no count is stored, and stored again from the next start on', async () => {
  const before = await orderTotal();
  await shop.database.execute(sql`drop trigger count_inserted on orders`);
  const lost = await place();
  expect(await orderTotal()).toBe(before);
  const restarted = await openSecondApp(shop, {});
  try {
    expect(await orderTotal()).toBe(before + 1);
    await place();
    await shop.database.execute(sql`delete from orders where id = ${lost}`);
    expect(await orderTotal()).toBe(before + 1);
    await shop.database.execute(sql`delete from record_counts`);
    expect(await orderTotal()).toBe(before + 1);
    await place();
    // A change alone is no count.
    expect(await orderTotal()).toBe(before + 2);
    await runTask(shop, 'fold-counts');
    await pretend(1000);
    expect(await orderTotal()).toBe(before + 1002);
    await pretend(-1000);
  } finally {
    await restarted.close();
  }
});

it('is counted of what keeps none', async () => {
  const counted = await shop.database.execute<{ total: number }>(sql`select ${countOfAll(products)}::int as total`);
  expect(counted.rows).toEqual([{ total: 1 }]);
});
