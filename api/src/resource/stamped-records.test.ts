import { orders, products } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { watchCalls } from '../../../e2e/promises/testing/database-calls.ts';
import { makeProduct, orderOf } from '../../testing/makers.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { listQueryOf } from './list-query.ts';
import { stampedRecords } from './stamped-records.ts';

let shop: TestApp;
let customer: Awaited<ReturnType<TestApp['signUp']>>;
let ids: string[];
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.execute(sql`delete from orders`);
  customer = await shop.signUp();
  const product = await makeProduct(shop);
  ids = [];
  for (let number = 0; number < 3; number += 1) {
    const order = await shop.call('POST', '/orders', { token: customer.token, json: orderOf([product]) });
    ids.push(order.body.id);
  }
});

type Listed = { id: string; status: string; history: object[]; user: { email: string } | null };
const OLDEST = '_sort=createdAt&_order=asc';
const answer = (query = OLDEST) => shop.call('GET', `/orders?${query}`, { token: shop.adminToken });
const list = async (query = OLDEST): Promise<Listed[]> => (await answer(query)).body;

/** The statements of a list that write records. */
async function writesOf(query = OLDEST): Promise<number> {
  let calls = 0;
  const stop = watchCalls(shop.database, () => {
    calls += 1;
  });
  await list(query).finally(stop);
  // The session, the page's ids, and what was not known.
  return calls - 2;
}

it('reads what was listed before by its stamp alone, and writes the same', async () => {
  expect(await writesOf()).toBe(1);
  expect(await writesOf()).toBe(0);
  expect(await writesOf('_sort=totalPrice')).toBe(0);
  const known = await answer();
  expect(known.body.map(({ id }: Listed) => id)).toEqual(ids);
  expect(known.body).toEqual(
    await Promise.all(
      ids.map(async (id) => (await shop.call('GET', `/orders/${id}`, { token: shop.adminToken })).body),
    ),
  );
  expect((await list('_sort=createdAt&_order=desc')).map(({ id }) => id)).toEqual([...ids].reverse());
});

it('reads anew what has changed, alone', async () => {
  await list();
  await shop.call('PATCH', `/orders/${ids[1]}`, { token: shop.adminToken, json: { status: 'paid' } });
  const after = await list();
  expect(after.map(({ status }) => status)).toEqual(['pending', 'paid', 'pending']);
  expect(after[1]?.history).toHaveLength(1 + (after[0]?.history.length ?? 0));
  // Whoever writes it, without a word to the server.
  await shop.database.execute(sql`update orders set note = 'par la fenêtre' where id = ${ids[2]}`);
  expect((await list()).map((order) => 'note' in order && order.note)).toEqual([null, null, 'par la fenêtre']);
  expect(await writesOf()).toBe(0);
});

it('reads anew what carries along something that has changed, or is gone', async () => {
  expect((await list())[0]?.user?.email).toBe(customer.email);
  const other = `autre-${customer.email}`;
  await shop.database.execute(sql`update users set email = ${other} where id = ${customer.id}`);
  expect((await list()).map(({ user }) => user?.email)).toEqual([other, other, other]);
  await shop.database.execute(sql`delete from users where id = ${customer.id}`);
  expect((await list()).map(({ user }) => user)).toEqual([null, null, null]);
});

it('shows a shopper their own, and nobody what a list of some fields leaves out', async () => {
  await list();
  const own = await shop.call('GET', `/orders?${OLDEST}`, { token: (await shop.signUp()).token });
  expect(own.body).toEqual([]);
  expect(Object.keys((await list('fields=status'))[0] ?? {})).toEqual(['id', 'status']);
  expect(Object.keys((await list())[0] ?? {})).toContain('phone');
});

it('finds pages far down a list by stamps too', async () => {
  await shop.database.execute(sql`
    insert into users (email, password_hash, role, is_active) select 'far-' || lpad(n::text, 5, '0') || '@example.com', '-', 'user', true
    from generate_series(1, 2100) n`);
  const far = async () => {
    const { body } = await shop.call('GET', '/users?_sort=email&_order=asc&_start=2070&_end=2075', {
      token: shop.adminToken,
    });
    return body.map(({ email }: { email: string }) => email);
  };
  const first = await far();
  expect(first).toEqual([...first].sort());
  expect(await far()).toEqual(first);
});

it('has no stamp of what carries lists of others along', () => {
  expect(stampedRecords(products)(listQueryOf(products, {}))).toBeNull();
  expect(stampedRecords(products)(listQueryOf(products, { fields: ['name', 'brand.name'] }))).not.toBeNull();
  expect(stampedRecords(orders)(listQueryOf(orders, {}))).not.toBeNull();
});
