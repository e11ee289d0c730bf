import { randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeProduct } from '../../../../test/support/makers.ts';
import { check, type OnlineOrder, orderOnline, play } from '../../../../test/support/online-order.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../../operations/invariants/check-invariants.ts';
import type { Cashier } from '../cashier.ts';
import { type PaymentProvider, ProviderAway } from '../provider.ts';
import { requestDueRefund } from './request-refund.ts';

const shop = withTestApp();
let soap: Product;
beforeAll(async () => {
  soap = await makeProduct(shop, { price: 20_000 });
});

/** What the stand-in answers, by the end of the amount. */
const LATER = 5_001;
const REFUSED = 5_002;
const SILENT = 5_003;

const admin = () => ({ token: shop.adminToken });
const paid = async () => {
  const order = await orderOnline(shop, soap);
  await check(shop, order, await play(shop, order, 'success'));
  return order;
};
const read = async (path: string) => (await shop.call('GET', path, admin())).body;
const refund = async ({ paymentId }: OnlineOrder, amount: number) =>
  (
    await shop.call('POST', `/payments/${paymentId}/refunds`, {
      ...admin(),
      json: { id: randomUUID(), amount, byHand: false, note: null },
    })
  ).body;
const retry = async (id: string) => (await shop.call('POST', `/refunds/${id}/retry`, admin())).body;
const settle = (id: string, status: string, note = 'Vu au tableau de bord') =>
  shop.call('POST', `/refunds/${id}/settle`, { ...admin(), json: { status, note } });
const given = async ({ paymentId }: OnlineOrder) =>
  (
    await shop.database.execute<{ sum: number }>(
      sql`select refunded::float8 as sum from stand_in_transactions where reference = ${paymentId}`,
    )
  ).rows[0]!.sum;
/** Requests each refund that is due, as the task does: one that fails is due again. */
async function requestDueRefunds(by: Cashier): Promise<void> {
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    select id from refunds where status = 'pending' and not by_hand and next_check_at <= now()`);
  await Promise.allSettled(rows.map(({ id }) => requestDueRefund(by, id)));
}
/** Lets the pause before the next question pass. */
const makeDue = (id: string, age = 0) =>
  shop.database.execute(sql`
    update refunds set next_check_at = now(), asked_at = now() - interval '6 seconds',
      created_at = created_at - make_interval(secs => ${age}) where id = ${id}`);

/** Runs the job with this provider until it was the one that took the refund. */
const runJob = (id: string, provider: Pick<PaymentProvider, 'refund'>, isOver: () => boolean) => {
  const { cashier } = shop.app.payments;
  const own: Cashier = {
    ...cashier,
    providers: { ...cashier.providers, get: (name) => ({ ...cashier.providers.get(name)!, ...provider }) },
  };
  return vi.waitFor(async () => {
    await makeDue(id);
    await requestDueRefunds(own);
    expect(isOver()).toBe(true);
  }, 8_000);
};

describe('a refund that its provider has not ended', () => {
  it('is requested again by itself, and ends: done, notified once, and given once', async () => {
    const order = await paid();
    await shop.database.execute(sql`update orders set email = 'afi@example.com' where id = ${order.id}`);
    const { id, status, nextCheckAt } = await refund(order, LATER);
    expect(status).toBe('pending');
    expect(Date.parse(nextCheckAt)).toBeGreaterThan(Date.now());
    expect(await given(order)).toBe(0);
    await makeDue(id);
    await requestDueRefunds(shop.app.payments.cashier);
    await vi.waitFor(async () => expect((await read(`/refunds/${id}`)).status).toBe('done'), 8_000);
    await makeDue(id);
    await requestDueRefunds(shop.app.payments.cashier);
    expect(await given(order)).toBe(LATER);
    const emails = await shop.database.execute(sql`
      select 1 from messages where event = 'refund-made' and order_id = ${order.id}`);
    expect(emails.rows).toHaveLength(1);
  });

  it('ends by HTTP as well, for a provider that the stand-in plays', async () => {
    const order = await paid();
    const [transaction] = (
      await shop.database.execute<{ id: string }>(
        sql`select id from stand_in_transactions where reference = ${order.paymentId}`,
      )
    ).rows;
    const wanted = { id: randomUUID(), transactionId: transaction!.id, amount: LATER };
    const ask = async (json: object) => (await shop.call('POST', '/payments/stand-in/refunds', { json })).body.status;
    expect(await ask(wanted)).toBe('pending');
    expect(await ask({ ...wanted, isRepeat: true })).toBe('done');
    expect(await given(order)).toBe(LATER);
  });

  it('is requested with growing pauses, each hour at the end of a day, and then four times a day', async () => {
    const order = await paid();
    const { id } = await refund(order, SILENT);
    const pauses: number[] = [];
    for (const age of [0, 5 * 60, 3_600, 10 * 3_600, 24 * 3_600]) {
      await makeDue(id, age);
      await requestDueRefunds(shop.app.payments.cashier);
      await vi.waitFor(async () => {
        const { nextCheckAt, status } = await read(`/refunds/${id}`);
        expect(status).toBe('pending');
        pauses.push(Math.round((Date.parse(nextCheckAt) - Date.now()) / 60_000));
      }, 8_000);
    }
    expect(pauses).toEqual([1, 1, 15, 60, 360].map((it) => expect.closeTo(it, -0.5)));
  });

  it('is refused by the provider: what is left can be refunded again', async () => {
    const order = await paid();
    expect(await refund(order, REFUSED)).toMatchObject({ status: 'failed', failure: 'Remboursement refusé (test)' });
    expect((await refund(order, order.total)).status).toBe('done');
  });

  it('is given once, when the answer is lost and the server ends: the second request is recognised as a repeat', async () => {
    const order = await paid();
    const { id } = await refund(order, SILENT);
    const repeats: (boolean | undefined)[] = [];
    const gave = new Set<string>();
    /** Gives the money, and is gone before it can say so. */
    await runJob(
      id,
      {
        refund: async (_payment, it) => {
          repeats.push(it.isRepeat);
          gave.add(it.id);
          throw new Error('the process has ended');
        },
      },
      () => repeats.length > 0,
    );
    expect((await read(`/refunds/${id}`)).status).toBe('pending');
    await runJob(
      id,
      {
        refund: async (_payment, it) => {
          repeats.push(it.isRepeat);
          return { status: gave.has(it.id) ? 'done' : 'failed', failure: null };
        },
      },
      () => repeats.length > 1,
    );
    expect((await read(`/refunds/${id}`)).status).toBe('done');
    expect(repeats).toEqual([true, true]);
    expect(gave.size).toBe(1);
  });

  it('is requested by one of ten at once: two jobs, and buttons', async () => {
    const order = await paid();
    const { id } = await refund(order, SILENT);
    let questions = 0;
    const provider = {
      refund: async () => {
        questions += 1;
        await new Promise((resolve) => setTimeout(resolve, 200));
        throw new ProviderAway('slow');
      },
    };
    const { cashier } = shop.app.payments;
    const own: Cashier = {
      ...cashier,
      providers: { ...cashier.providers, get: (name) => ({ ...cashier.providers.get(name)!, ...provider }) },
    };
    await makeDue(id);
    await Promise.all([
      ...Array.from({ length: 5 }, () => requestDueRefunds(own)),
      ...Array.from({ length: 5 }, () => retry(id)),
    ]);
    // The shop's own job may have been the one.
    expect(questions).toBeLessThanOrEqual(1);
  });

  it('is requested again by the button, though not twice within seconds', async () => {
    const order = await paid();
    const { id } = await refund(order, LATER);
    expect((await retry(id)).status).toBe('pending');
    await shop.database.execute(sql`update refunds set asked_at = now() - interval '6 seconds' where id = ${id}`);
    expect((await retry(id)).status).toBe('done');
    expect(await given(order)).toBe(LATER);
  });

  it('is said after a day, and ended by hand with a word about it, once', async () => {
    const order = await paid();
    const [stuck, young] = [await refund(order, SILENT), await refund(order, SILENT)];
    await shop.database.execute(
      sql`update refunds set created_at = now() - interval '24 hours 1 minute' where id = ${stuck.id}`,
    );
    await shop.database.execute(
      sql`update refunds set created_at = now() - interval '23 hours 59 minutes' where id = ${young.id}`,
    );
    const ids = (await read('/today/refunds')).map(({ id }: { id: string }) => id);
    expect([ids.includes(stuck.id), ids.includes(young.id)]).toEqual([true, false]);
    expect((await settle(stuck.id, 'done', ' ')).status).toBe(400);
    const { token } = await shop.signUp();
    expect((await shop.call('POST', `/refunds/${stuck.id}/settle`, { token, json: {} })).status).toBe(403);
    const ended = await settle(stuck.id, 'done');
    expect(ended.body).toMatchObject({ status: 'done', note: 'admin@example.com : Vu au tableau de bord' });
    expect((await settle(stuck.id, 'failed')).status).toBe(409);
    expect((await settle(young.id, 'failed')).body.status).toBe('failed');
    expect(await read('/today/refunds')).not.toContainEqual(expect.objectContaining({ id: stuck.id }));
  });

  it('is in its payment and its order once it is done, in the shop’s currency (R2088)', async () => {
    const order = await paid();
    const sums = async () => {
      const [payment] = await read(`/payments?orderId=${order.id}`);
      return [payment.refunded, (await read(`/orders/${order.id}/timeline`)).refunded];
    };
    expect(await sums()).toEqual([null, 0]);
    const { id } = await refund(order, LATER);
    await refund(order, REFUSED);
    expect(await sums()).toEqual([null, 0]);
    await settle(id, 'done');
    expect(await sums()).toEqual([LATER, LATER]);
    await refund(order, 1_000);
    expect(await sums()).toEqual([LATER + 1_000, LATER + 1_000]);
    expect((await read(`/payments/${order.paymentId}`)).status).toBe('paid');
    await refund(order, order.total - LATER - 1_000);
    expect(await sums()).toEqual([order.total, order.total]);
    expect((await read(`/payments/${order.paymentId}`)).status).toBe('refunded');
  });

  it('counts what was paid in another currency, or above the price, in the shop’s currency (R2088)', async () => {
    const order = await paid();
    await shop.database.execute(sql`
      update payments set currency = 'CDF', amount = 87005, paid_amount = 87505, paid_currency = 'CDF', rate = 43502.25
      where id = ${order.paymentId}`);
    const byHand = (amount: number) =>
      shop.call('POST', `/payments/${order.paymentId}/refunds`, {
        ...admin(),
        json: { id: randomUUID(), amount, byHand: true, note: 'Espèces' },
      });
    const sums = async () => {
      const { refunded } = await read(`/payments/${order.paymentId}`);
      return [refunded, (await read(`/orders/${order.id}/timeline`)).refunded];
    };
    expect((await byHand(500)).status).toBe(201);
    // What came above the price is no money of the order.
    expect(await sums()).toEqual([115, 0]);
    expect((await byHand(87_005)).status).toBe(201);
    expect(await sums()).toEqual([20_115, 20_000]);
  });

  it('leaves a shop in which nothing is wrong', async () => {
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});
