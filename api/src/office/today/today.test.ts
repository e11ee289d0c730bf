import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { shopDay } from '../../../test/support/shop-day.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
/** The sections; those that have a list of their own count as many as that does. */
const today = async (): Promise<Record<string, { total: number; ids: string[] }>> => {
  const { body, headers } = await admin('GET', '/today');
  // The back-office takes no list without it.
  expect(headers['x-total-count']).toBe(String(body.length));
  const listed = body.filter(({ list }: { list: string | null }) => list !== null);
  expect(listed.map(({ section }: { section: string }) => section)).toEqual([
    'prepare',
    'ship',
    'collect',
    'hand-over',
    'verify',
    'refunds',
    'restock',
    'expiring',
    'cash',
    'reviews',
  ]);
  for (const { list, total } of listed)
    expect((await admin('GET', `/${list}`)).headers['x-total-count']).toBe(String(total));
  return Object.fromEntries(
    body.map(({ section, total, rows }: { section: string; total: number; rows: { id: string }[] }) => [
      section,
      { total, ids: rows.map(({ id }) => id) },
    ]),
  );
};
const place = async () => {
  const product = await makeProduct(shop);
  return (await shop.call('POST', '/orders', { json: orderOf([product]) })).body;
};

describe("the morning's list", () => {
  it('has new orders for cash until somebody has called or moved them on', async () => {
    const [called, moved, left] = [await place(), await place(), await place()];
    expect((await today()).call).toEqual({ total: 3, ids: [called.id, moved.id, left.id] });
    expect((await admin('POST', `/orders/${called.id}/notes`, { kind: 'note', body: 'ne répond pas' })).status).toBe(
      201,
    );
    expect((await today()).call!.total).toBe(3);
    await admin('POST', `/orders/${called.id}/notes`, { kind: 'call' });
    await admin('PATCH', `/orders/${moved.id}/status`, { status: 'cancelled' });
    expect((await today()).call).toEqual({ total: 1, ids: [left.id] });
    const { body } = await admin('GET', `/orders/${called.id}/timeline`);
    expect(body.events).toMatchObject([
      { kind: 'status' },
      { kind: 'note', what: 'note', text: 'ne répond pas', by: 'admin@example.com' },
      { kind: 'note', what: 'call' },
    ]);
  });

  it('has orders by what is next with them, as many as the list of orders, who waits longest first', async () => {
    const [first, second, third] = [await place(), await place(), await place()];
    const before = await today();
    for (const { id } of [first, second]) await admin('POST', `/orders/${id}/prepare`);
    const packed = await today();
    expect(packed.prepare!.total).toBe(before.prepare!.total - 2);
    expect(packed.ship).toEqual({ total: 2, ids: [first.id, second.id] });
    await admin('POST', `/orders/${first.id}/ship`);
    const sent = await today();
    expect([sent.ship!.ids, sent.collect!.ids]).toEqual([[second.id], [first.id]]);
    await admin('POST', `/orders/${first.id}/collect`);
    await admin('PATCH', `/orders/${second.id}/status`, { status: 'cancelled' });
    const done = await today();
    expect([done.ship!.total, done.collect!.total]).toEqual([0, 0]);
    await admin('PATCH', `/orders/${third.id}/status`, { status: 'cancelled' });
    expect((await today()).prepare!.total).toBe(before.prepare!.total - 3);
  });

  it('has payments that wait for long, and those that came otherwise than requested until they are settled', async () => {
    const order = await place();
    const pay = async (status: string, minutes: number) => {
      const added = await shop.database.execute<{ id: string }>(sql`
        insert into payments (order_id, provider, status, order_amount, amount, currency, is_test, created_at)
        values (${order.id}, 'kkiapay', ${status}, 4000, 4000, 'XOF', false, now() - make_interval(mins => ${minutes})) returning id`);
      return added.rows[0]!.id;
    };
    const long = await pay('pending', 31);
    await pay('pending', 29);
    await pay('paid', 600);
    const odd = [await pay('underpaid', 3), await pay('late', 2), await pay('overpaid', 1)];
    const found = await today();
    expect([found.verify, found.unsettled]).toEqual([
      { total: 1, ids: [long] },
      { total: 3, ids: odd },
    ]);
    await shop.database.execute(sql`update payments set settled_by = 'x' where id = ${odd[0]!}`);
    expect((await today()).unsettled!.total).toBe(2);
  });

  it('has people who wait for a product, and cash on its way, in pages', async () => {
    const gone = await makeProduct(shop, { inStock: false });
    for (const email of ['a@example.com', 'b@example.com'])
      await shop.call('POST', '/notifications/products', { json: { email, productId: gone.id } });
    const waiting = await admin('GET', '/today/stock');
    expect(waiting.body).toMatchObject([{ record: 'products', id: gone.id, note: '2 personnes', amount: null }]);
    const courier = (await admin('POST', '/couriers', { name: 'Koffi', isActive: true })).body.id;
    for (const order of [await place(), await place()])
      await admin('POST', `/orders/${order.id}/hand-over`, { courierId: courier });
    const page = await admin('GET', '/today/cash?_start=1&_end=2');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([1, '2']);
    expect(page.body[0]).toMatchObject({ record: 'cash-receipts', note: 'Koffi', currency: 'XOF' });
    expect((await admin('GET', '/today/rien')).status).toBe(400);
  });

  it('has reviews until they are published or refused', async () => {
    const product = await makeProduct(shop);
    const write = async (author: string) => {
      const { token } = await shop.signUp();
      const json = { productId: product.id, author, rating: 2 };
      return (await shop.call('POST', '/reviews', { token, json })).body.id as string;
    };
    const [first, second, third] = [await write('Afi'), await write('Léa'), await write('Ama')];
    expect((await admin('GET', '/today/reviews')).body[0]).toMatchObject({
      record: 'reviews',
      title: product.name,
      note: 'Afi : 2 sur 5',
    });
    expect((await today()).reviews).toEqual({ total: 3, ids: [first, second, third] });
    await admin('POST', `/reviews/${first}/publish`);
    await admin('POST', `/reviews/${second}/refuse`);
    expect((await today()).reviews).toEqual({ total: 1, ids: [third] });
  });

  it('has lots that have pieces and expire within 30 days, the first first, but those that are blocked', async () => {
    const { id: productId } = await makeProduct(shop);
    await admin('POST', '/stock-movements', { productId, reason: 'counted', quantity: 0 });
    const lines = [30, 31, 3, 10].map((days) => ({
      productId,
      quantity: 2,
      lot: `L${days}`,
      expiresOn: shopDay(days),
      expected: null,
    }));
    const sheet = { key: crypto.randomUUID(), kind: 'received', note: null, lines };
    expect((await admin('POST', '/stock-sheets', sheet)).status).toBe(201);
    const found = (await admin('GET', `/lots?productId=${productId}`)).body;
    const lot = (number: string) => found.find((it: { number: string }) => it.number === number).id;
    await admin('POST', `/lots/${lot('L10')}/block`, { blockReason: 'Odeur' });
    expect((await today()).expiring).toEqual({ total: 2, ids: [lot('L3'), lot('L30')] });
  });
});
