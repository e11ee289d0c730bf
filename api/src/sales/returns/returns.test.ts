import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { issueDue } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';

const shop = withTestApp();

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
  it('is requested with lines, quantities and a reason, and shown to anyone who holds the key', async () => {
    const order = await place();
    const wanted = await ask(order, 1, { comment: 'Pot fêlé' });
    expect(wanted.status).toBe(201);
    expect(wanted.body).toMatchObject({ status: 'requested', reason: 'damaged', comment: 'Pot fêlé', amount: 2_000 });
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

  /** An order paid by a payment, with its invoice and a return that was accepted. */
  const accepted = async () => {
    const order = await place('paid');
    await shop.call('POST', `/orders/${order.id}/invoices`, { json: { key: order.followKey } });
    const added = await shop.database.execute<{ id: string }>(sql`
      with marked as (update orders set transaction_id = ${`T-${order.id}`} where id = ${order.id})
      insert into payments (order_id, provider, status, order_amount, amount, paid_amount, paid_currency, currency, is_test, transaction_id, verified_at)
      values (${order.id}, 'kkiapay', 'paid', ${order.totalPrice}, ${order.totalPrice}, ${order.totalPrice}, 'XOF', 'XOF', false,
        ${`T-${order.id}`}, now()) returning id`);
    const { id } = (await ask(order)).body;
    await settle(id, { status: 'accepted' });
    const refund = (amount: number, more: object = {}) =>
      shop.call('POST', `/payments/${added.rows[0]!.id}/refunds`, {
        token: shop.adminToken,
        json: { id: randomUUID(), amount, byHand: true, note: 'En espèces', ...more },
      });
    const notes = async () => {
      await issueDue(shop);
      await issueDue(shop);
      const all = (await shop.call('GET', `/orders/${order.id}/invoices?key=${order.followKey}`)).body;
      return all.slice(1).map(({ total }: { total: number }) => total);
    };
    return { id, refund, notes };
  };

  it('paid by a completed refund has that refund’s credit note, and none of its own', async () => {
    const { id, refund, notes } = await accepted();
    const made = (await refund(2_000)).body;
    expect(await notes()).toEqual([2_000]);
    // Whether it is the same money can't be guessed.
    const unsaid = await settle(id, { status: 'refunded', refunded: 2_000 });
    expect([unsaid.status, Object.keys(unsaid.body.fields)]).toEqual([400, ['refundId']]);
    const done = await settle(id, { status: 'refunded', refundId: made.id });
    expect(done.body).toMatchObject({ status: 'refunded', refunded: 2_000, refundId: made.id });
    expect(await notes()).toEqual([2_000]);
  });

  it('has a credit note of its own beside a refund that was something else, or before there is an invoice', async () => {
    const { id, refund, notes } = await accepted();
    await refund(500);
    await settle(id, { status: 'refunded', refunded: 2_000, refundId: null });
    expect(await notes()).toEqual([500, 2_000].toSorted());
    const order = await place('completed');
    const early = (await ask(order)).body;
    await settle(early.id, { status: 'accepted' });
    await settle(early.id, { status: 'refunded', refunded: 1_500 });
    await shop.call('POST', `/orders/${order.id}/invoices`, { json: { key: order.followKey } });
    await issueDue(shop);
    const all = (await shop.call('GET', `/orders/${order.id}/invoices?key=${order.followKey}`)).body;
    expect(all.map(({ total }: { total: number }) => total)).toEqual([order.totalPrice, 1_500]);
  });

  it('that was noted first is the money of the refund that follows, when that is said', async () => {
    const { id, refund, notes } = await accepted();
    await settle(id, { status: 'refunded', refunded: 2_000 });
    expect(await notes()).toEqual([2_000]);
    expect((await refund(2_000)).status).toBe(400);
    expect((await refund(1_999, { returnId: id })).status).toBe(400);
    const made = await refund(2_000, { returnId: id });
    expect(made.status).toBe(201);
    expect((await refund(500, { returnId: id })).status).toBe(400);
    expect(await notes()).toEqual([2_000]);
    expect((await refund(500)).status).toBe(201);
    expect(await notes()).toEqual([2_000, 500]);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });

  it('is no refund of another order, nor one that is still under way', async () => {
    const [one, other] = [await accepted(), await accepted()];
    const foreign = (await other.refund(2_000)).body;
    expect((await settle(one.id, { status: 'refunded', refundId: foreign.id })).status).toBe(400);
    const own = (await one.refund(2_000)).body;
    await shop.database.execute(sql`update refunds set status = 'pending' where id = ${own.id}`);
    expect((await settle(one.id, { status: 'refunded', refundId: own.id })).status).toBe(400);
    await shop.database.execute(sql`update refunds set status = 'done' where id = ${own.id}`);
    expect((await settle(one.id, { status: 'refunded', refundId: own.id })).status).toBe(200);
  });

  it('is settled by administrators alone', async () => {
    const { token } = await shop.signUp();
    const { id } = (await ask(await place())).body;
    expect((await shop.call('POST', `/returns/${id}/settle`, { token, json: { status: 'accepted' } })).status).toBe(
      403,
    );
  });
});
