import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const place = async (token?: string) =>
  (await shop.call('POST', '/orders', { token, json: orderOf([await makeProduct(shop)]) })).body;
const cancel = (id: string, json: object, token?: string) => shop.call('POST', `/orders/${id}/cancel`, { token, json });
const read = async (id: string) => (await shop.call('GET', `/orders/${id}`, { token: shop.adminToken })).body;

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });

describe('staff who cancel an order', () => {
  const status = (id: string, json: object) => admin('PATCH', `/orders/${id}/status`, json);

  it('see what goes back on sale, what is to be refunded, who still owes cash and who is notified', async () => {
    const product = await makeProduct(shop);
    await admin('POST', '/stock-movements', { productId: product.id, reason: 'counted', quantity: 5 });
    const json = orderOf([product], { quantity: 2 });
    json.customerInfo.email = 'afi@example.com';
    const placed = await shop.call('POST', '/orders', { json });
    const { id } = placed.body;
    const before = { pieces: 2, toRefund: 0, paymentId: null, owed: null, channels: ['email'] };
    expect((await admin('GET', `/orders/${id}/cancellation`)).body).toEqual(before);
    const courier = await admin('POST', '/couriers', { name: 'Koffi', isActive: true });
    await admin('POST', `/orders/${id}/hand-over`, { courierId: courier.body.id });
    const owed = { courier: 'Koffi', amount: placed.body.totalPrice, currency: 'XOF' };
    expect((await admin('GET', `/orders/${id}/cancellation`)).body).toEqual({ ...before, owed });
    await admin('POST', `/orders/${id}/collect`);
    expect((await admin('GET', `/orders/${id}/cancellation`)).body).toMatchObject({
      toRefund: placed.body.totalPrice,
      paymentId: null,
      owed: null,
    });
    const { token } = await shop.signUp();
    expect((await shop.call('GET', `/orders/${id}/cancellation`, { token })).status).toBe(403);
    expect((await admin('GET', `/orders/${crypto.randomUUID()}/cancellation`)).status).toBe(404);
  });

  it('give a reason, which its history holds, and its customer reads', async () => {
    const { id, followKey } = await place();
    expect((await status(id, { status: 'shipped', reason: 'En route' })).body.fields).toEqual({
      reason: 'Une raison accompagne une annulation',
    });
    expect((await status(id, { status: 'cancelled', reason: 'a'.repeat(201) })).status).toBe(400);
    expect((await status(id, { status: 'cancelled', reason: ' Article épuisé ' })).status).toBe(200);
    const step = { to: 'cancelled', note: 'Article épuisé' };
    expect((await read(id)).history.at(-1)).toMatchObject({ ...step, by: 'admin@example.com' });
    const followed = await shop.call('GET', `/followed-orders/${id}?key=${followKey}`);
    expect(followed.body.history.at(-1)).toMatchObject(step);
    const { body } = await admin('GET', `/orders/${id}/timeline`);
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'status', text: 'Article épuisé' }));
  });

  it('need no reason by the API', async () => {
    const { id } = await place();
    expect((await status(id, { status: 'cancelled' })).body.history.at(-1).note).toBe(null);
  });
});

describe('cancelling an order', () => {
  it('lets its owner, and keeps the step without a word to others', async () => {
    const { token } = await shop.signUp();
    const { id } = await place(token);
    expect((await cancel(id, {}, token)).body).toEqual({ status: 'cancelled' });
    const order = await read(id);
    expect(order.status).toBe('cancelled');
    expect(order.history.at(-1)).toMatchObject({ from: 'pending', to: 'cancelled' });
  });

  it('lets a guest with the key of the link, and again without another step', async () => {
    const { id, followKey: key } = await place();
    expect((await cancel(id, { key })).status).toBe(200);
    expect((await cancel(id, { key })).status).toBe(200);
    expect((await read(id)).history).toHaveLength(2);
  });

  it('lets nobody else: a stranger, another key, no key', async () => {
    const [mine, other] = [await place(), await place()];
    const { token } = await shop.signUp();
    for (const answer of [
      await cancel(mine.id, {}),
      await cancel(mine.id, { key: other.followKey }),
      await cancel(mine.id, {}, token),
      await cancel('x', { key: mine.followKey }),
    ])
      expect(answer.status).toBe(404);
    expect((await read(mine.id)).status).toBe('pending');
  });

  it.each(['paid', 'shipped', 'completed'])('refuses politely once it is %s', async (status) => {
    const { id, followKey: key } = await place();
    await shop.call('PATCH', `/orders/${id}/status`, { token: shop.adminToken, json: { status } });
    const refused = await cancel(id, { key });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('retour');
    expect((await read(id)).status).toBe(status);
  });

  it('of a cancellation and a payment at once leaves one, and a history that says which', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const { id, followKey: key } = await place();
      const pay = shop.database.transaction(async (transaction) => {
        const held = await transaction.execute<{ status: string }>(
          sql`select status from orders where id = ${id} for update`,
        );
        if (held.rows[0]!.status === 'pending')
          await transaction.execute(sql`update orders set status = 'paid' where id = ${id}`);
        return held.rows[0]!.status === 'pending';
      });
      const [cancelled, isPaid] = await Promise.all([cancel(id, { key }), pay]);
      expect([cancelled.status, isPaid]).toEqual(isPaid ? [409, true] : [200, false]);
      expect((await read(id)).status).toBe(isPaid ? 'paid' : 'cancelled');
    }
  });
});
