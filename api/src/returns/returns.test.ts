import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../testing/makers.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function place(status = 'completed', quantity = 2) {
  const order = (await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)], { quantity }) })).body;
  if (status !== 'pending')
    await shop.call('PATCH', `/orders/${order.id}/status`, { token: shop.adminToken, json: { status } });
  return order;
}
type Placed = Awaited<ReturnType<typeof place>>;
const ask = ({ id, followKey, items }: Placed, quantity = 1, given: object = {}) =>
  shop.call('POST', `/orders/${id}/returns`, {
    json: { key: followKey, reason: 'damaged', items: [{ productId: items[0].productId, quantity }], ...given },
  });
const settle = (id: string, json: object) =>
  shop.call('POST', `/returns/${id}/settle`, { token: shop.adminToken, json });

describe('returns', () => {
  it('is asked for with lines, quantities and a reason, and shown to whoever holds the key', async () => {
    const order = await place();
    const asked = await ask(order, 1, { comment: 'Pot fêlé' });
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ status: 'requested', reason: 'damaged', comment: 'Pot fêlé', amount: 2_000 });
    const seen = (await shop.call('GET', `/orders/${order.id}/returns?key=${order.followKey}`)).body;
    expect(seen.items).toHaveLength(1);
    expect(Date.parse(seen.until)).toBeGreaterThan(Date.now());
    expect((await shop.call('GET', `/orders/${order.id}/returns`)).status).toBe(404);
  });

  it('never takes back more than was bought, also of two wishes at once', async () => {
    const order = await place();
    expect((await ask(order, 3)).status).toBe(400);
    const answers = await Promise.all([ask(order, 2), ask(order, 2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect((await ask(await place(), 1, { items: [{ productId: 'autre', quantity: 1 }] })).status).toBe(400);
  });

  it('takes a refused wish for none', async () => {
    const order = await place('completed', 1);
    const { id } = (await ask(order)).body;
    await settle(id, { status: 'refused', answer: 'Déjà ouvert' });
    expect((await ask(order)).status).toBe(201);
  });

  it('is refused while nothing is paid, and once the days have passed', async () => {
    expect((await ask(await place('pending'))).status).toBe(409);
    const late = await place();
    const backdate = (days: number) =>
      shop.database.execute(
        sql`update orders_history set at = now() - make_interval(days => ${days}) + interval '1 minute' where orders_id = ${late.id}`,
      );
    await backdate(15);
    expect((await ask(late)).status).toBe(409);
    await backdate(14);
    expect((await ask(late)).status).toBe(201);
  });

  it('is settled step by step, and a refund is credited on the invoice once', async () => {
    const order = await place();
    await shop.call('POST', `/orders/${order.id}/invoices`, { json: { key: order.followKey } });
    const { id } = (await ask(order)).body;
    expect((await settle(id, { status: 'received' })).status).toBe(409);
    expect((await settle(id, { status: 'accepted', answer: 'Déposez-le en boutique' })).body.answer).toBe(
      'Déposez-le en boutique',
    );
    expect((await settle(id, { status: 'received' })).status).toBe(200);
    expect((await settle(id, { status: 'refunded', refunded: 1_000_000 })).status).toBe(400);
    const done = await settle(id, { status: 'refunded', refunded: 2_000, refundNote: 'Espèces, en boutique' });
    expect(done.body).toMatchObject({ status: 'refunded', refunded: 2_000, answer: 'Déposez-le en boutique' });
    expect((await settle(id, { status: 'refunded' })).status).toBe(409);
    const all = (await shop.call('GET', `/orders/${order.id}/invoices?key=${order.followKey}`)).body;
    expect(all.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
      ['invoice', order.totalPrice],
      ['credit-note', 2_000],
    ]);
  });

  it('is settled by administrators alone', async () => {
    const { token } = await shop.signUp();
    const { id } = (await ask(await place())).body;
    expect((await shop.call('POST', `/returns/${id}/settle`, { token, json: { status: 'accepted' } })).status).toBe(
      403,
    );
  });
});
