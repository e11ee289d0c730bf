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
const claim = ({ paymentId }: OnlineOrder, transactionId: string | null, token = shop.adminToken) =>
  shop.call('POST', `/payments/${paymentId}/transaction`, { token, json: { transactionId } });
const statusOf = async ({ id }: OnlineOrder) => (await shop.call('GET', `/orders/${id}`, admin())).body.status;
/** Paid with the browser closed and no notice: only the number of the transaction identifies it. */
const paidInSilence = async (what = 'silence') => {
  const order = await orderOnline(shop, soap);
  return { order, transactionId: await play(shop, order, what) };
};
const expire = async (order: OnlineOrder) => {
  await shop.database.execute(sql`
    with aged as (update payments set created_at = now() - interval '49 hours' where id = ${order.paymentId})
    update orders set created_at = now() - interval '49 hours' where id = ${order.id}`);
  await runTask(shop, 'expire-orders');
};

describe('the number of a transaction that an administrator has', () => {
  it('pays the order once its provider has confirmed it, and nobody else may say it', async () => {
    const { order, transactionId } = await paidInSilence();
    const { token } = await shop.signUp();
    expect((await claim(order, transactionId, token)).status).toBe(403);
    const { status, body } = await claim(order, transactionId);
    expect([status, body.status, body.transactionId]).toEqual([200, 'paid', transactionId]);
    expect(await statusOf(order)).toBe('paid');
    expect((await claim(order, transactionId)).body.message).toBe('Ce paiement est déjà connu');
  });

  it('of an expired payment is money that came late, which is settled as ever', async () => {
    const { order, transactionId } = await paidInSilence('pending');
    await expire(order);
    expect(await statusOf(order)).toBe('cancelled');
    await shop.database.execute(sql`update stand_in_transactions set status = 'paid' where id = ${transactionId}`);
    expect((await claim(order, transactionId)).body).toMatchObject({ status: 'late', paidAmount: order.total });
    expect(await statusOf(order)).toBe('cancelled');
  });

  it.each([
    ['wrong-amount', 'underpaid'],
    ['wrong-currency', 'underpaid'],
    ['failure', 'failed'],
  ])('is judged as ever: %s is %s', async (what, becomes) => {
    const { order, transactionId } = await paidInSilence(what);
    await claim(order, transactionId);
    expect((await shop.call('GET', `/payments/${order.paymentId}`, admin())).body.status).toBe(becomes);
    expect(await statusOf(order)).toBe('pending');
  });

  it('is refused, with the reason, when it is nobody’s, another’s, or not paid yet', async () => {
    const other = await orderOnline(shop, soap);
    const used = await play(shop, other, 'success');
    await check(shop, other, used);
    const { order, transactionId } = await paidInSilence('pending');
    for (const [number, why] of [
      ['test-inconnue', 'Le prestataire ne connaît pas cette transaction'],
      [used, 'Cette transaction est d’un autre paiement'],
      [transactionId, 'Le prestataire n’a pas encore terminé cette transaction'],
    ] as const) {
      const { status, body } = await claim(order, number);
      expect([status, body.message]).toEqual([409, why]);
    }
    expect(await statusOf(order)).toBe('pending');
    expect((await claim(order, '')).status).toBe(400);
  });

  it('is not needed where the provider knows payments by our own reference', async () => {
    const { order } = await paidInSilence();
    expect((await claim(order, null)).body.status).toBe('paid');
  });

  it('can be said twice at once, and pays once', async () => {
    const { order, transactionId } = await paidInSilence();
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(order, transactionId)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const { history } = (await shop.call('GET', `/orders/${order.id}`, admin())).body;
    expect(history.filter(({ to }: { to: string }) => to === 'paid')).toHaveLength(1);
  });
});
