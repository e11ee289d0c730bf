import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { check, orderOnline, play } from '../../../test/support/online-order.ts';
import { retryUnavailable } from '../../../test/support/retry-unavailable.ts';
import { issueDue } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const post = async (path: string, json: object) =>
  (await shop.call('POST', path, { token: shop.adminToken, json })).body;
type Event = { kind: string; what: string; text: string; by: string; amount: number; record: string };

describe("an order's line of time", () => {
  it('lists what was paid, invoiced, requested back, refunded and credited, in French and in order', async () => {
    const order = await orderOnline(shop, await makeProduct(shop, { price: 20_000 }));
    await check(shop, order, await play(shop, order, 'success'));
    await issueDue(shop);
    const { items } = (await shop.call('GET', `/orders/${order.id}`, { token: shop.adminToken })).body;
    const wanted = await shop.call('POST', `/orders/${order.id}/returns`, {
      json: {
        key: order.followKey,
        reason: 'damaged',
        comment: 'Pot fêlé',
        items: [{ productId: items[0].productId, quantity: 1 }],
      },
    });
    await post(`/returns/${wanted.body.id}/settle`, { status: 'accepted', answer: 'Déposez-le' });
    await post(`/returns/${wanted.body.id}/settle`, { status: 'received' });
    const refund = await post(`/payments/${order.paymentId}/refunds`, {
      id: randomUUID(),
      amount: 1_000,
      byHand: false,
      note: 'Geste',
    });
    await post(`/returns/${wanted.body.id}/settle`, { status: 'refunded', refundId: refund.id });
    await issueDue(shop);
    const { body } = await shop.call('GET', `/orders/${order.id}/timeline`, { token: shop.adminToken });
    const events = (body.events as Event[]).filter(({ kind }) => kind !== 'message' && kind !== 'status');
    expect(events.map(({ kind, what, text, amount, by }) => [kind, what, text, amount, by])).toEqual([
      ['payment', 'paid', 'Paiement de test', 20_000, null],
      ['invoice', 'invoice', expect.stringMatching(/^TEST-F\d{4}-\d{6}$/), 20_000, null],
      ['return', 'requested', 'Article abîmé ou défectueux · Pot fêlé', 20_000, null],
      ['return', 'accepted', 'Déposez-le', null, 'admin@example.com'],
      ['return', 'received', 'Déposez-le', null, 'admin@example.com'],
      ['refund', 'done', 'Paiement de test · Geste', 1_000, 'admin@example.com'],
      ['return', 'refunded', null, 1_000, 'admin@example.com'],
      ['invoice', 'credit-note', expect.stringMatching(/^TEST-A\d{4}-\d{6} · Remboursement$/), 1_000, null],
    ]);
    const paper = events.find(({ what }) => what === 'credit-note')!;
    const file = await retryUnavailable(() =>
      shop.call('GET', `/invoices/${paper.record}/pdf`, { token: shop.adminToken }),
    );
    expect(file.text.startsWith('%PDF-')).toBe(true);
  });

  it('says why the shop itself moved an order on', async () => {
    const order = await orderOnline(shop, await makeProduct(shop));
    await shop.database.execute(sql`
      update orders_history set note = 'Non payée' where orders_id = ${order.id}`);
    const { body } = await shop.call('GET', `/orders/${order.id}/timeline`, { token: shop.adminToken });
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'status', text: 'Non payée' }));
  });
});
