import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { check, type OnlineOrder, orderOnline, play } from '../../../test/support/online-order.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
let soap: Product;
beforeAll(async () => {
  soap = await makeProduct(shop, { price: 20_000 });
});

const change = ({ id, followKey }: OnlineOrder, method = 'especes', key = followKey) =>
  shop.call('POST', `/orders/${id}/ways-to-pay`, { json: { method, key } });
const orderOf = async ({ id }: OnlineOrder) =>
  (await shop.call('GET', `/orders/${id}`, { token: shop.adminToken })).body;

describe('an order whose online payment came to nothing (R2087)', () => {
  it('says why, names the operators of the country, and is paid when it is handed over: the same order', async () => {
    const order = await orderOnline(shop, soap);
    const failed = await check(shop, order, await play(shop, order, 'failure'));
    expect(failed).toMatchObject({ status: 'failed', reason: 'Solde insuffisant (test)' });
    await shop.database.execute(sql`update orders set country = null, phone = '+2250707000000' where id = ${order.id}`);
    const ways = await shop.call('GET', `/orders/${order.id}/ways-to-pay?key=${order.followKey}`);
    const online = ways.body.find(({ method }: { method: string }) => method === 'en-ligne');
    expect(online.operators.map(({ name }: { name: string }) => name)).toEqual([
      'Orange Money',
      'MTN MoMo',
      'Moov Money',
      'Wave',
    ]);
    const before = await shop.database.execute(sql`select count(*)::int as orders from orders`);
    expect(await change(order)).toMatchObject({ status: 200, body: { paymentMethod: 'especes' } });
    expect((await change(order)).status).toBe(200);
    expect((await shop.database.execute(sql`select count(*)::int as orders from orders`)).rows).toEqual(before.rows);
    expect(await orderOf(order)).toMatchObject({ status: 'pending', paymentMethod: 'especes' });
    // It does not go online again.
    expect((await shop.call('POST', `/orders/${order.id}/payments`, { json: { key: order.followKey } })).status).toBe(
      409,
    );
  });

  it('money that comes after all pays it, and nobody collects it again', async () => {
    const order = await orderOnline(shop, soap);
    expect((await change(order)).status).toBe(200);
    expect(await check(shop, order, await play(shop, order, 'success'))).toMatchObject({ status: 'paid' });
    expect(await orderOf(order)).toMatchObject({ status: 'paid', paymentMethod: 'en-ligne' });
  });

  it('is refused without the key, of a paid or cancelled order, while money is unsettled, and for a closed way', async () => {
    const order = await orderOnline(shop, soap);
    expect((await change(order, 'especes', 'x')).status).toBe(404);
    expect((await change(order, 'en-ligne')).status).toBe(400);
    await shop.database.execute(sql`update "payment-methods" set is_open = false where method = 'boutique'`);
    expect((await change(order, 'boutique')).status).toBe(422);
    const short = await orderOnline(shop, soap);
    await check(shop, short, await play(shop, short, 'wrong-amount'));
    expect((await change(short)).status).toBe(409);
    await check(shop, order, await play(shop, order, 'success'));
    expect((await change(order)).body.message).toBe('Cette commande est déjà payée');
  });
});
