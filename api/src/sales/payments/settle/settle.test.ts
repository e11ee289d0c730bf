import { randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../../test/support/makers.ts';
import { check, type OnlineOrder, orderOnline, play } from '../../../../test/support/online-order.ts';
import { runTask } from '../../../../test/support/tasks.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const shop = withTestApp();
let soap: Product;
beforeAll(async () => {
  soap = await makeProduct(shop, { price: 20_000 });
});

const admin = () => ({ token: shop.adminToken });
const newOrder = () => orderOnline(shop, soap);
const paid = async () => {
  const order = await newOrder();
  await check(shop, order, await play(shop, order, 'success'));
  return order;
};
const read = async (path: string) => (await shop.call('GET', path, admin())).body;
const refund = (order: OnlineOrder, body: object) =>
  shop.call('POST', `/payments/${order.paymentId}/refunds`, {
    ...admin(),
    json: { id: randomUUID(), byHand: false, note: null, ...body },
  });

describe('refunds', () => {
  it('gives a part back, then the rest, and no more; whole it is refunded', async () => {
    const order = await paid();
    expect((await refund(order, { amount: order.total + 1 })).status).toBe(400);
    expect((await refund(order, { amount: 5_000 })).body).toMatchObject({
      status: 'done',
      amount: 5_000,
      byHand: false,
    });
    expect((await read(`/payments/${order.paymentId}`)).status).toBe('paid');
    expect((await refund(order, { amount: order.total })).status).toBe(400);
    expect((await refund(order, { amount: order.total - 5_000 })).status).toBe(201);
    expect((await read(`/payments/${order.paymentId}`)).status).toBe('refunded');
    expect((await refund(order, { amount: 1 })).status).toBe(409);
  });

  it('ten at once refund once', async () => {
    const order = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, { amount: order.total })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('with a lost response is requested again, in sequence or at once, and given once', async () => {
    const order = await paid();
    const body = { id: randomUUID(), amount: 5_000 };
    const answers = [await refund(order, body), await refund(order, body)];
    answers.push(...(await Promise.all(Array.from({ length: 5 }, () => refund(order, body)))));
    expect(answers.map(({ status, body: { id } }) => [status, id])).toEqual(answers.map(() => [201, body.id]));
    const atOnce = { id: randomUUID(), amount: 3_000, byHand: true, note: 'En espèces' };
    const others = await Promise.all(Array.from({ length: 5 }, () => refund(order, atOnce)));
    expect(others.map(({ status, body: { id } }) => [status, id])).toEqual(others.map(() => [201, atOnce.id]));
    const made = await read(`/refunds?paymentId=${order.paymentId}&_sort=amount&_order=asc`);
    expect(made.map(({ amount }: { amount: number }) => amount)).toEqual([3_000, 5_000]);
    // All that was left is refunded: the lost answer is still there to be had.
    await refund(order, { amount: order.total - 8_000 });
    expect((await refund(order, body)).status).toBe(201);
  });

  it('keep their id: another amount, hand, note or payment under it is refused, and gives nothing', async () => {
    const [order, other] = [await paid(), await paid()];
    const body = { id: randomUUID(), amount: 5_000 };
    await refund(order, body);
    for (const answer of [
      await refund(order, { ...body, amount: 4_999 }),
      await refund(order, { ...body, note: 'Geste' }),
      await refund(order, { ...body, byHand: true, note: 'En espèces' }),
      await refund(other, body),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/^Votre première demande avait été enregistrée/);
    }
    // What was refused has taken no id.
    const tooMuch = { id: randomUUID(), amount: order.total };
    expect((await refund(order, tooMuch)).status).toBe(400);
    expect((await refund(order, { ...tooMuch, amount: 1_000 })).status).toBe(201);
    expect(await read(`/refunds?paymentId=${other.paymentId}`)).toEqual([]);
    expect((await refund(order, { id: undefined, amount: 1 })).status).toBe(400);
  });

  it('by hand needs a note, and is done at once', async () => {
    const order = await paid();
    expect((await refund(order, { amount: order.total, byHand: true })).status).toBe(400);
    const noted = await refund(order, { amount: order.total, byHand: true, note: 'Rendu en espèces' });
    expect(noted.body).toMatchObject({ status: 'done', byHand: true, by: 'admin@example.com' });
  });

  it('of what nobody has paid there are none, and only administrators give any', async () => {
    const order = await newOrder();
    expect((await refund(order, { amount: 1 })).status).toBe(409);
    const { token } = await shop.signUp();
    const json = { id: randomUUID(), amount: 1, byHand: false, note: null };
    expect((await shop.call('POST', `/payments/${order.paymentId}/refunds`, { token, json })).status).toBe(403);
  });
});

describe('settling by hand', () => {
  it('an underpaid payment that is accepted pays its order, by the administrator', async () => {
    const order = await newOrder();
    await check(shop, order, await play(shop, order, 'wrong-amount'));
    const path = `/payments/${order.paymentId}/settle`;
    expect((await shop.call('POST', path, { ...admin(), json: { action: 'accept', note: ' ' } })).status).toBe(400);
    const accepted = await shop.call('POST', path, {
      ...admin(),
      json: { action: 'accept', note: 'Reste en espèces' },
    });
    expect(accepted.body).toMatchObject({ status: 'paid', settledBy: 'admin@example.com', note: 'Reste en espèces' });
    const { status, history } = await read(`/orders/${order.id}`);
    expect([status, history.at(-1).by]).toEqual(['paid', 'admin@example.com']);
  });
});

describe('orders that nobody pays', () => {
  const age = (order: OnlineOrder, hours: number) =>
    shop.database.execute(sql`
      with aged as (update payments set created_at = now() - make_interval(hours => ${hours}) where order_id = ${order.id})
      update orders set created_at = now() - make_interval(hours => ${hours}) where id = ${order.id}`);
  const expire = () => runTask(shop, 'expire-orders');

  it('are cancelled after their time and not before, with the reason; money that comes after is late', async () => {
    const [old, young] = [await newOrder(), await newOrder()];
    await age(old, 49);
    await age(young, 47);
    await expire();
    const after = await read(`/orders/${old.id}`);
    expect([after.status, after.history.at(-1)]).toEqual([
      'cancelled',
      expect.objectContaining({ from: 'pending', to: 'cancelled', by: null, note: 'Non payée' }),
    ]);
    expect((await read(`/orders/${young.id}`)).status).toBe('pending');
    expect((await read(`/payments/${old.paymentId}`)).status).toBe('expired');
    expect((await check(shop, old, await play(shop, old, 'silence'))).status).toBe('late');
  });

  it('stay while money that came otherwise than requested waits for a decision', async () => {
    const order = await newOrder();
    await check(shop, order, await play(shop, order, 'wrong-amount'));
    await age(order, 49);
    await expire();
    expect((await read(`/orders/${order.id}`)).status).toBe('pending');
  });
});

describe('the ways to pay', () => {
  const offered = async (country: string) =>
    (await shop.call('GET', `/payment-methods/offered${country && `?country=${country}`}`)).body as {
      method: string;
      isOpen: boolean;
      isTest: boolean;
      currency: string | null;
    }[];

  it('are as the shop has them by country, closed ones last, and say that they are played', async () => {
    for (const country of ['', 'BJ', 'CI', 'CG']) {
      const methods = await offered(country);
      expect(methods.map(({ method, isOpen }) => [method, isOpen])).toEqual([
        ['en-ligne', true],
        ['especes', true],
        ['boutique', true],
      ]);
      expect(methods[0]).toMatchObject({ isTest: true, currency: country === 'CG' ? 'XAF' : 'XOF' });
    }
    expect((await offered('CD')).at(-1)).toMatchObject({ method: 'en-ligne', isOpen: false });
  });

  it('a closed one can’t be chosen; with a rate the DR Congo pays in francs of its own, and the rate is stored', async () => {
    const { body: methods } = await shop.call('GET', '/payment-methods?country=CD&method=en-ligne', admin());
    const path = `/payment-methods/${methods[0].id}`;
    const order = await newOrder();
    await shop.database.execute(sql`update orders set country = 'CD' where id = ${order.id}`);
    const start = () => shop.call('POST', `/orders/${order.id}/payments`, { json: { key: order.followKey } });
    expect((await start()).status).toBe(422);
    await shop.call('PATCH', path, { ...admin(), json: { isOpen: true } });
    expect((await start()).status).toBe(422);
    await shop.call('PATCH', path, { ...admin(), json: { rate: 43_502.25 } });
    // What the checkout reckons the same amount by, before there is an order.
    expect((await offered('CD')).find((it) => it.method === 'en-ligne')).toMatchObject({
      isOpen: true,
      currency: 'CDF',
      rate: 43_502.25,
      amountMultiple: 1,
    });
    expect((await start()).body).toMatchObject({
      currency: 'CDF',
      rate: 43_502.25,
      orderAmount: order.total,
      amount: Math.ceil((order.total * 43_502.25) / 10_000),
    });
  });
});
