import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { callProvider } from '../../src/sales/payments/call-provider.ts';
import type { Cashier } from '../../src/sales/payments/cashier.ts';
import type { PaymentProvider } from '../../src/sales/payments/provider.ts';
import { noticeSecret } from '../../src/sales/payments/providers/stand-in/notices.ts';
import { standInProvider } from '../../src/sales/payments/providers/stand-in/stand-in.ts';
import { providersOf } from '../../src/sales/payments/providers.ts';
import { checkDuePayment } from '../../src/sales/payments/settle/check-due.ts';
import { checkPayment } from '../../src/sales/payments/settle/check-payment.ts';
import { makeProduct } from '../support/makers.ts';
import { check, type OnlineOrder, orderOnline, play } from '../support/online-order.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const shop = withTestApp();
let soap: Product;
let cashier: Cashier;
beforeAll(async () => {
  soap = await makeProduct(shop, { price: 20_000 });
  cashier = shop.app.payments.cashier;
});

const newOrder = () => orderOnline(shop, soap);
const admin = () => ({ token: shop.adminToken });
const orderNow = async ({ id }: OnlineOrder) => (await shop.call('GET', `/orders/${id}`, admin())).body;
const paymentNow = async ({ paymentId }: OnlineOrder) =>
  (await shop.call('GET', `/payments/${paymentId}`, admin())).body;
const stepsTo = (order: { history: { to: string }[] }, to: string) =>
  order.history.filter((step) => step.to === to).length;
const sendNotice = async (body: object, secret?: string) =>
  shop.call('POST', '/payment-notices/stand-in', {
    headers: { 'content-type': 'application/json', ...(secret !== undefined && { 'x-stand-in-secret': secret }) },
    json: JSON.stringify(body),
  });
/** Checks each payment that is due, as the task does. */
async function checkDuePayments(by: Cashier): Promise<void> {
  const { rows } = await shop.database.execute<{ id: string }>(
    sql`select id from payments where next_check_at <= now()`,
  );
  await Promise.all(rows.map(({ id }) => checkDuePayment(by, id)));
}
/** What the job would find when everything is due. */
const runJob = async () => {
  await shop.database.execute(sql`update payments set next_check_at = now() where status = 'pending'`);
  return checkDuePayments(cashier);
};
/** Waits for what a notice has set off, beside its request. */
const until = async (isSo: () => Promise<boolean>) => {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await pause(20);
  }
  throw new Error('It did not come');
};

describe('P10: a payment is believed only after the provider confirms it', () => {
  it('is paid once verified, with one step, its transaction on the order, and marked as a test', async () => {
    const order = await newOrder();
    expect((await check(shop, order)).status).toBe('pending');
    const transactionId = await play(shop, order, 'success');
    const checked = await check(shop, order, transactionId);
    expect(checked).toEqual({
      status: 'paid',
      reason: null,
      orderStatus: 'paid',
      message: 'Paiement effectué avec succès ! Votre commande a été confirmée.',
    });
    const after = await orderNow(order);
    expect(after).toMatchObject({ status: 'paid', transactionId, isTest: true });
    expect(stepsTo(after, 'paid')).toBe(1);
  });

  it('counts in no revenue', async () => {
    const before = (await shop.call('GET', '/statistics', admin())).body;
    const order = await newOrder();
    const waiting = (await shop.call('GET', '/statistics', admin())).body;
    expect(waiting.revenue).toBe(before.revenue + order.total);
    await check(shop, order, await play(shop, order, 'success'));
    const { revenue, orders } = (await shop.call('GET', '/statistics', admin())).body;
    expect([revenue, orders]).toEqual([before.revenue, before.orders]);
  });

  it.each([
    ['failure', 'failed'],
    ['pending', 'pending'],
    ['wrong-amount', 'underpaid'],
    ['wrong-currency', 'underpaid'],
  ])('%s: the payment is %s, and the order is not paid', async (what, status) => {
    const order = await newOrder();
    const transactionId = await play(shop, order, what);
    const checked = await check(shop, order, transactionId);
    expect(checked).toMatchObject({ status, orderStatus: 'pending' });
    expect(checked.message).not.toContain('succès');
    await runJob();
    expect((await orderNow(order)).status).toBe('pending');
  });

  it('more than the total is overpaid, for an administrator to settle', async () => {
    const order = await newOrder();
    const transactionId = await play(shop, order, 'success', { amount: order.total + 1 });
    expect(await check(shop, order, transactionId)).toMatchObject({ status: 'overpaid', orderStatus: 'pending' });
  });

  it('one transaction pays one order, no matter which caller names it', async () => {
    const first = await newOrder();
    const transactionId = await play(shop, first, 'success');
    await check(shop, first, transactionId);
    const second = await newOrder();
    expect(await play(shop, second, 'two-orders')).not.toBe('');
    expect(await check(shop, second, transactionId)).toMatchObject({ status: 'pending', orderStatus: 'pending' });
    // And where the provider would say that it is of both.
    const both = { ...standInProvider(shop.database) };
    const verify: PaymentProvider['verify'] = async (requested) => ({
      ...(await standInProvider(shop.database).verify({ ...requested, id: first.paymentId })),
      reference: requested.id,
    });
    const lying: Cashier = { ...cashier, providers: providersOf([], { ...both, verify }) };
    await shop.database.execute(sql`update payments set asked_at = null where id = ${second.paymentId}`);
    const existing = await checkPayment(lying, second.paymentId, transactionId);
    expect([existing?.payment.status, existing?.order.status]).toEqual(['pending', 'pending']);
  });

  it('late success after the order was cancelled: it stays cancelled, the payment is late and can be accepted', async () => {
    const order = await newOrder();
    await shop.call('PATCH', `/orders/${order.id}/status`, { ...admin(), json: { status: 'cancelled' } });
    const transactionId = await play(shop, order, 'success');
    expect(await check(shop, order, transactionId)).toMatchObject({ status: 'late', orderStatus: 'cancelled' });
    const json = { action: 'accept', note: 'Le client veut toujours sa commande' };
    expect((await shop.call('POST', `/payments/${order.paymentId}/settle`, { ...admin(), json })).status).toBe(200);
    expect(await orderNow(order)).toMatchObject({ status: 'paid', transactionId });
    expect((await shop.call('POST', `/payments/${order.paymentId}/settle`, { ...admin(), json })).status).toBe(409);
  });

  it('a success that comes later is found by the job', async () => {
    const order = await newOrder();
    const transactionId = await play(shop, order, 'late');
    expect((await check(shop, order, transactionId)).status).toBe('pending');
    await shop.database.execute(sql`update stand_in_transactions set paid_from = now() where id = ${transactionId}`);
    await runJob();
    expect((await orderNow(order)).status).toBe('paid');
  });

  it('notices: without the secret or with a wrong one nothing; the right one 20 times, paid once', async () => {
    const order = await newOrder();
    const transactionId = await play(shop, order, 'silence');
    const body = { partnerId: order.paymentId, transactionId, isPaymentSucces: true, amount: order.total };
    expect((await sendNotice(body)).status).toBe(401);
    expect((await sendNotice(body, 'x'.repeat(43))).status).toBe(401);
    expect((await orderNow(order)).status).toBe('pending');

    const secret = await noticeSecret(shop.database);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendNotice(body, secret)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await until(async () => (await orderNow(order)).status === 'paid');
    const after = await orderNow(order);
    await sendNotice(body, secret);
    await pause(100);
    expect(await orderNow(order)).toEqual(after);
    expect(stepsTo(after, 'paid')).toBe(1);
  });

  it('a right secret with a lie in it changes nothing', async () => {
    const order = await newOrder();
    const secret = await noticeSecret(shop.database);
    const lie = { partnerId: order.paymentId, transactionId: 'test-none', isPaymentSucces: true };
    expect((await sendNotice(lie, secret)).status).toBe(200);
    await pause(200);
    expect((await orderNow(order)).status).toBe('pending');
    expect((await sendNotice({ partnerId: 'none' }, secret)).status).toBe(200);
  });

  it('five notices and the browser at once: paid once', async () => {
    const order = await newOrder();
    const transactionId = await play(shop, order, 'five-notices');
    await Promise.all(Array.from({ length: 20 }, () => check(shop, order, transactionId)));
    const after = await orderNow(order);
    expect(after.status).toBe('paid');
    expect(stepsTo(after, 'paid')).toBe(1);
  });

  it('a second payment of a paid order is too much, and pays nothing', async () => {
    const order = await newOrder();
    const first = await play(shop, order, 'success');
    // A payment that was begun before the first was paid.
    const other = await shop.database.execute<{ id: string }>(sql`
      insert into payments (order_id, provider, status, order_amount, amount, currency, is_test)
      values (${order.id}, 'stand-in', 'pending', ${order.total}, ${order.total}, 'XOF', true) returning id`);
    await check(shop, order, first);
    const second = { ...order, paymentId: other.rows[0]!.id };
    expect((await check(shop, second, await play(shop, second, 'success'))).status).toBe('overpaid');
    expect(stepsTo(await orderNow(order), 'paid')).toBe(1);
  });

  it('only who holds the order may pay it or ask about it', async () => {
    const order = await newOrder();
    const stranger = await shop.signUp();
    for (const options of [{ json: {} }, { json: { key: 'x' } }, { json: {}, token: stranger.token }]) {
      expect((await shop.call('POST', `/orders/${order.id}/payments`, options)).status).toBe(404);
      expect((await shop.call('POST', `/payments/${order.paymentId}/check`, options)).status).toBe(404);
    }
    expect((await shop.call('GET', `/payments/${order.paymentId}`)).status).toBe(401);
  });

  it('ends without a violation of any invariant', async () => {
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});

describe('P10: a provider that is slow, broken or hostile', () => {
  let server: Server;
  let answer: (response: ServerResponse) => void;
  let url: string;
  beforeAll(async () => {
    server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['silence', () => undefined],
    ['half an answer', (response) => void response.writeHead(200).write('{"status":')],
    ['2 MB', (response) => void response.end(`"${'x'.repeat(2_000_000)}"`)],
    ['broken JSON', (response) => void response.end('{"status": "SUCC')],
    ['a page', (response) => void response.end('<html>paid</html>')],
    ['503', (response) => void response.writeHead(503).end('{"status":"paid"}')],
    ['elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('%s: the payment waits, and is found when the provider is back', async (_what, hostile) => {
    const order = await newOrder();
    const transactionId = await play(shop, order, 'silence');
    answer = hostile;
    const real = standInProvider(shop.database);
    const away: PaymentProvider = {
      ...real,
      async verify(requested) {
        // Who is back may take as long as a busy machine lets it.
        await callProvider(url, { timeoutMs: answer === hostile ? 300 : 10_000 });
        return real.verify(requested);
      },
    };
    const broken: Cashier = { ...cashier, providers: providersOf([], away) };
    const existing = await checkPayment(broken, order.paymentId, transactionId);
    expect([existing?.payment.status, existing?.order.status]).toEqual(['pending', 'pending']);
    answer = (response) => void response.end('{}');
    await shop.database.execute(sql`update payments set next_check_at = now() where id = ${order.paymentId}`);
    await checkDuePayments(broken);
    expect((await orderNow(order)).status).toBe('paid');
  });
});

describe('P11: the amount is the order’s, and nothing that was paid stays unknown', () => {
  it('the widget opens with the total; paying again is the same payment of the same order', async () => {
    const order = await newOrder();
    const again = await shop.call('POST', `/orders/${order.id}/payments`, { json: { key: order.followKey } });
    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ id: order.paymentId, amount: order.total, currency: 'XOF', isTest: true });
    expect(again.body.open.config).toMatchObject({ amount: order.total, partnerId: order.paymentId });
    await check(shop, order, await play(shop, order, 'failure'));
    const anew = await shop.call('POST', `/orders/${order.id}/payments`, { json: { key: order.followKey } });
    expect(anew.body.id).not.toBe(order.paymentId);
    await check(
      shop,
      { ...order, paymentId: anew.body.id },
      await play(shop, { ...order, paymentId: anew.body.id }, 'success'),
    );
    expect((await shop.call('POST', `/orders/${order.id}/payments`, { json: { key: order.followKey } })).status).toBe(
      409,
    );
  });

  it('ten browsers killed after paying: ten found by the job', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, newOrder));
    for (const order of orders) await play(shop, order, 'silence');
    const requested = await Promise.all(orders.map(paymentNow));
    for (const { createdAt, nextCheckAt } of requested)
      expect(Date.parse(nextCheckAt) - Date.parse(createdAt)).toBeLessThanOrEqual(30_000);
    // Two processes at once, as with several workers.
    await shop.database.execute(sql`update payments set next_check_at = now() where status = 'pending'`);
    await Promise.all([checkDuePayments(cashier), checkDuePayments(cashier)]);
    const found = await Promise.all(orders.map(orderNow));
    expect(found.map(({ status }) => status)).toEqual(Array(10).fill('paid'));
    expect(found.map((order) => stepsTo(order, 'paid'))).toEqual(Array(10).fill(1));
    figure('P11', '10 browsers closed after paying: 10 found by the job, first polled 30 s after the start');
  });
});
