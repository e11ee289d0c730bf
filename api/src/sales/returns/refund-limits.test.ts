import { randomUUID } from 'node:crypto';
import { formatMoney } from '@karite/shared/money';
import { type Random, randomFor } from '@karite/shared/random';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { issueDue } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';
import { moneyOfOrder } from '../order-core/order-money.ts';

const shop = withTestApp();

type Product = Awaited<ReturnType<typeof makeProduct>>;

/** An order that is delivered, paid in cash or by a payment, with its invoice. */
async function place(products: Product[], { quantity = 2, online = false, status = 'completed', extra = 0 } = {}) {
  const relay = { type: 'point-relais' as const, address: null, country: 'BJ', city: 'Cotonou' };
  const placed = await shop.call('POST', '/orders', { json: orderOf(products, { quantity, delivery: relay }) });
  if (placed.status !== 201) throw new Error(placed.text);
  const order = placed.body;
  const move = (to: string) =>
    shop.call('PATCH', `/orders/${order.id}/status`, { token: shop.adminToken, json: { status: to } });
  await move('paid');
  let paymentId = '';
  if (online) {
    const paid = order.totalPrice + extra;
    const added = await shop.database.execute<{ id: string }>(sql`
      with marked as (update orders set transaction_id = ${`T-${order.id}`} where id = ${order.id})
      insert into payments (order_id, provider, status, order_amount, amount, paid_amount, paid_currency, currency, is_test, transaction_id, verified_at,
        settled_by, note)
      values (${order.id}, 'kkiapay', 'paid', ${order.totalPrice}, ${order.totalPrice}, ${paid}, 'XOF', 'XOF', false, ${`T-${order.id}`}, now(),
        ${extra > 0 ? sql`'x', 'x'` : sql`null, null`})
      returning id`);
    paymentId = added.rows[0]!.id;
  }
  if (status !== 'paid') await move(status);
  await shop.call('POST', `/orders/${order.id}/invoices`, { json: { key: order.followKey } });
  const ask = (productId: string, quantity: number) =>
    shop.call('POST', `/orders/${order.id}/returns`, {
      json: { key: order.followKey, reason: 'damaged', items: [{ productId, quantity }] },
    });
  const settle = (id: string, json: object) =>
    shop.call('POST', `/returns/${id}/settle`, { token: shop.adminToken, json });
  const refund = (amount: number, more: object = {}) =>
    shop.call('POST', `/payments/${paymentId}/refunds`, {
      token: shop.adminToken,
      json: { id: randomUUID(), amount, byHand: true, note: 'En espèces', ...more },
    });
  /** A return of so many pieces that was accepted. */
  const accepted = async (productId = products[0]!.id, quantity = 1) => {
    const { id, amount } = (await ask(productId, quantity)).body;
    await settle(id, { status: 'accepted' });
    return { id, amount } as { id: string; amount: number };
  };
  const given = (it: { id: string }, json: object = {}) =>
    settle(it.id, { status: 'refunded', refundId: null, ...json });
  const money = () => moneyOfOrder(shop.database, order.id);
  const read = async () => (await shop.call('GET', `/orders/${order.id}`, { token: shop.adminToken })).body;
  return { order, ask, settle, accepted, given, refund, money, move, read, paymentId };
}

describe('refunds of an order', () => {
  it('is never twice what was paid, by two returns of one order, one by one or at once (R2080)', async () => {
    const soap = await makeProduct(shop);
    const { order, accepted, given, money } = await place([soap]);
    const [one, two] = [await accepted(), await accepted()];
    expect((await given(one, { refunded: order.totalPrice })).status).toBe(400);
    const answers = await Promise.all([given(one), given(two), given(one), given(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    // The delivery is nobody's return: it is left until it is given with one.
    expect((await money()).left).toMatchObject({ order: order.fee, fee: order.fee });
    const other = await place([soap], { online: true });
    const late = [await other.accepted(), await other.accepted()] as const;
    const raced = await Promise.all([other.given(late[0]), other.given(late[1]), other.refund(order.totalPrice)]);
    expect(raced.filter(({ status }) => status < 300).length).toBeLessThanOrEqual(2);
    expect((await other.money()).left).toMatchObject({ isExceeded: false });
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });

  it('is exactly what was paid when it comes back piece by piece (R2080)', async () => {
    await shop.call('PUT', '/pricing-rules', {
      token: shop.adminToken,
      json: { freeDeliveryFrom: 1, discountFrom: 1, discountPercent: 7, homeFee: 0 },
    });
    const rules = { freeDeliveryFrom: 1, discountFrom: 1, discountPercent: 7, homeFee: 0 };
    for (const [price, quantity, paid] of [
      [333, 3, 929],
      [3_004, 7, 19_556],
      [4_995, 3, 13_936],
      [17, 19, 300],
    ] as const) {
      const product = await makeProduct(shop, { price });
      const payload = orderOf([product], {
        quantity,
        delivery: { type: 'point-relais', address: null, country: 'BJ', city: 'Cotonou' },
      });
      const totalPrice = Math.round(price * quantity * (1 - rules.discountPercent / 100));
      const placed = await shop.call('POST', '/orders', {
        json: {
          ...payload,
          totalPrice,
          delivery: { ...payload.delivery, fee: 0 },
          payment: { method: 'especes', amount: totalPrice },
        },
      });
      expect([placed.status, placed.body.totalPrice]).toEqual([201, paid]);
      const { id, followKey } = placed.body;
      await shop.call('PATCH', `/orders/${id}/status`, { token: shop.adminToken, json: { status: 'completed' } });
      let sum = 0;
      for (let piece = 0; piece < quantity; piece += 1) {
        const requested = await shop.call('POST', `/orders/${id}/returns`, {
          json: { key: followKey, reason: 'damaged', items: [{ productId: product.id, quantity: 1 }] },
        });
        sum += requested.body.amount;
        for (const status of ['accepted', 'refunded'])
          await shop.call('POST', `/returns/${requested.body.id}/settle`, { token: shop.adminToken, json: { status } });
      }
      expect(sum).toBe(paid);
      expect((await moneyOfOrder(shop.database, id)).isRefunded).toBe(true);
    }
    await shop.call('PUT', '/pricing-rules', {
      token: shop.adminToken,
      json: { freeDeliveryFrom: 15_000, discountFrom: 50_000, discountPercent: 10, homeFee: 2_000 },
    });
  });

  it('is by a refund no more than returns have left, and the other way round', async () => {
    const { order, accepted, given, refund, money } = await place([await makeProduct(shop)], { online: true });
    await given(await accepted());
    const rest = order.totalPrice - 2_000;
    // The request must tell whether a noted return is this money; this one does not.
    const over = await refund(rest + 1, { returnId: null });
    expect([over.status, over.body.fields]).toEqual([400, { amount: `${formatMoney(rest, 'XOF')} au plus` }]);
    expect((await refund(rest, { returnId: null })).status).toBe(201);
    expect((await refund(1, { returnId: null })).status).toBe(409);
    expect(await money()).toMatchObject({ isRefunded: true, taken: order.totalPrice });
  });

  it('is nothing of what nobody has paid yet', async () => {
    const { accepted, given, move } = await place([await makeProduct(shop)], { status: 'shipped' });
    const early = await accepted();
    await move('pending');
    await move('shipped');
    expect((await given(early)).status).toBe(409);
    await move('completed');
    expect((await given(early)).status).toBe(200);
  });

  it('closes the returns that are open when all of an order is refunded', async () => {
    const { order, accepted, ask, refund, money } = await place([await makeProduct(shop)], { online: true });
    const { id } = await accepted();
    await refund(order.totalPrice);
    const seen = (await shop.call('GET', `/returns/${id}`, { token: shop.adminToken })).body;
    expect(seen).toMatchObject({ status: 'refunded', refunded: null, refundNote: 'Avec toute la commande' });
    expect((await ask(order.items[0].productId, 1)).status).toBe(409);
    expect(await money()).toMatchObject({ isRefunded: true, left: { isExceeded: false } });
  });

  it.each([0.004, 0.5, 1.25, 0, -1])('is no refund of %d FCFA (R2083)', async (amount) => {
    const { refund } = await place([await makeProduct(shop)], { online: true });
    const answer = await refund(amount);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['amount']]);
  });

  it('leaves a late payment that was refunded in part unfit to pay its order (R2082)', async () => {
    const { order, refund, paymentId, move } = await place([await makeProduct(shop)], {
      online: true,
      status: 'cancelled',
    });
    await shop.database.execute(sql`update orders set transaction_id = null where id = ${order.id}`);
    await shop.database.execute(sql`update payments set status = 'late' where id = ${paymentId}`);
    const accept = () =>
      shop.call('POST', `/payments/${paymentId}/settle`, {
        token: shop.adminToken,
        json: { action: 'accept', note: 'Oui' },
      });
    expect((await refund(1)).status).toBe(201);
    const refused = await accept();
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Remboursez le reste')]);
    // What came above the price may go back first.
    await shop.database.execute(sql`update payments set paid_amount = paid_amount + 1 where id = ${paymentId}`);
    expect((await accept()).status).toBe(200);
    await move('cancelled');
  });

  it('takes points back in proportion, and all of them with the last franc (R2086)', async () => {
    const points = async (userId: string) =>
      (
        await shop.database.execute<{ sum: number }>(
          sql`select coalesce(sum(points), 0)::int as sum from "point-movements" where user_id = ${userId}`,
        )
      ).rows[0]!.sum;
    await shop.call('PATCH', '/points-settings', { token: shop.adminToken, json: { isOn: true, rate: 10 } });
    const soap = await makeProduct(shop, { price: 10_000 });
    for (const online of [true, false]) {
      const { id: userId } = await shop.signUp();
      const it = await place([soap], { online, status: 'paid' });
      await shop.database.execute(sql`update orders set user_id = ${userId} where id = ${it.order.id}`);
      await it.move('completed');
      const all = await points(userId);
      expect(all).toBeGreaterThan(0);
      if (online) await it.refund(it.order.totalPrice / 2);
      else await it.given(await it.accepted());
      expect(await points(userId)).toBe(all / 2);
      if (online) await it.refund(it.order.totalPrice / 2);
      else await it.given(await it.accepted());
      expect(await points(userId)).toBe(0);
      expect((await it.read()).isRefunded).toBe(true);
    }
  });
});

it('R2084 a wholly refunded order is done with: no step, no payment, no return, nothing in the lists of what to do', async () => {
  const { order, refund, move, read, ask } = await place([await makeProduct(shop)], { online: true, status: 'paid' });
  expect(await read()).toMatchObject({ isRefunded: false, nextStep: 'prepare' });
  await refund(order.totalPrice);
  expect(await read()).toMatchObject({ isRefunded: true, status: 'paid', nextStep: 'none', waitsSince: null });
  for (const to of ['shipped', 'completed', 'pending'])
    expect((await move(to)).body.message).toBe('Cette commande a été remboursée : il n’y a plus rien à faire');
  const act = (name: string) => shop.call('POST', `/orders/${order.id}/actions/${name}`, { token: shop.adminToken });
  expect((await act('prepare')).status).toBeGreaterThanOrEqual(400);
  const byKey = { json: { key: order.followKey } };
  expect((await shop.call('POST', `/orders/${order.id}/cancel`, byKey)).status).toBe(409);
  expect((await ask(order.items[0].productId, 1)).status).toBe(409);
  const followed = await shop.call('GET', `/followed-orders/${order.id}?key=${order.followKey}`);
  expect(followed.body.isRefunded).toBe(true);
  const found = await shop.call('POST', '/orders/look-up', {
    json: { number: order.shortNumber, phone: '+229 01 97 00 00 00' },
  });
  expect(found.body).toMatchObject({ isRefunded: true });
  expect((await move('cancelled')).status).toBe(200);
});

/** One history: steps of every kind at random, some at once; returns what was taken and what went back. */
async function wander(random: Random, products: Product[]) {
  const chosen = random.shuffle(products).slice(0, random.int(1, 3));
  const online = random.chance(0.6);
  const it = await place(chosen, { quantity: random.int(1, 4), online, extra: online && random.chance(0.2) ? 500 : 0 });
  const open: { id: string; amount: number }[] = [];
  const steps: (() => Promise<unknown>)[] = [
    async () => {
      const requested = await it.ask(random.pick(chosen).id, random.int(1, 2));
      if (requested.status !== 201) return;
      await it.settle(requested.body.id, { status: 'accepted' });
      open.push(requested.body);
    },
    async () =>
      open.length > 0 && it.given(random.pick(open), random.chance(0.5) ? { refunded: random.int(1, 9_000) } : {}),
    async () => {
      const refused = open.pop();
      if (refused) await it.settle(refused.id, { status: 'refused' });
    },
    async () => online && it.refund(random.int(1, 9_000), { returnId: null }),
    async () => it.move(random.pick(['cancelled', 'completed', 'shipped', 'paid'])),
    async () => issueDue(shop),
  ];
  for (let step = random.int(2, 6); step > 0; step -= 1)
    await Promise.all(Array.from({ length: random.int(1, 2) }, () => random.pick(steps)()));
  // Then all that is left goes back at once.
  const { left, payment } = await it.money();
  if (online && payment && payment.left > 0) {
    const last = await it.refund(payment.left, { returnId: null });
    expect(last.status).toBe(201);
    expect((await it.money()).left.order).toBe(0);
  } else if (left.order > 0) {
    const most = open.map(({ id }) => id);
    for (const id of most) await it.given({ id });
  }
  expect((await it.money()).left.isExceeded).toBe(false);
}

it('P67 random histories through the API refund never more than was taken', async () => {
  const rounds = Number(process.env.REFUND_HISTORIES ?? 40);
  const products: Product[] = [];
  for (const price of [333, 999.99, 1_234.56, 3_004]) products.push(await makeProduct(shop, { price }));
  for (let round = 0; round < rounds; round += 4)
    await Promise.all([0, 1, 2, 3].map((lane) => wander(randomFor(`refunded ${round + lane}`), products)));
  await issueDue(shop);
  expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
}, 300_000);
