import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const place = async (token?: string) =>
  (await shop.call('POST', '/orders', { token, json: orderOf([await makeProduct(shop)]) })).body;
const cancel = (id: string, json: object, token?: string) => shop.call('POST', `/orders/${id}/cancel`, { token, json });
const read = async (id: string) => (await shop.call('GET', `/orders/${id}`, { token: shop.adminToken })).body;

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
