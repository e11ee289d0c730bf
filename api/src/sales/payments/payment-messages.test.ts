import { randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { check, type OnlineOrder, orderOnline, play } from '../../../test/support/online-order.ts';
import { runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
let soap: Product;
beforeAll(async () => {
  soap = await makeProduct(shop, { price: 20_000 });
});
beforeEach(() => shop.database.execute(sql`delete from "message-templates"`));

const admin = () => ({ token: shop.adminToken });
const post = (path: string, json: object) => shop.call('POST', path, { ...admin(), json });
/** A template of the administrator's: its subject says which one was used. */
const write = async (event: string, channel: string, text: string) => {
  const written = await post('/message-templates', {
    event,
    channel,
    text,
    isOn: true,
    ...(channel === 'email' && { subject: text }),
  });
  expect(written.status).toBe(201);
};
/** What was written about an order after it was placed: event, channel, text. */
const messagesAbout = async ({ id }: OnlineOrder) =>
  (
    await shop.database.execute<{ event: string; channel: string; body: string }>(sql`
      select event, channel, body from messages where order_id = ${id} and event <> 'order-placed' order by event, channel`)
  ).rows.map(({ event, channel, body }) => `${event} ${channel}: ${body.replace(/[\u202f\u00a0]/g, ' ')}`);
const reached = async () => {
  const order = await orderOnline(shop, soap);
  await shop.database.execute(sql`update orders set email = 'afi@example.com' where id = ${order.id}`);
  return order;
};
const paid = async () => {
  const order = await reached();
  await check(shop, order, await play(shop, order, 'success'));
  return order;
};
const refund = ({ paymentId }: OnlineOrder, amount: number, byHand = false) =>
  post(`/payments/${paymentId}/refunds`, { id: randomUUID(), amount, byHand, note: byHand ? 'En espèces' : null });
const expire = async (order: OnlineOrder) => {
  await shop.database.execute(sql`
    with aged as (update payments set created_at = now() - interval '49 hours' where id = ${order.paymentId})
    update orders set created_at = now() - interval '49 hours' where id = ${order.id}`);
  await runTask(shop, 'expire-orders');
};

describe('messages to a shopper about their money', () => {
  it('a refund: by its own template, by each channel that is on, once for each refund that is done', async () => {
    await write('refund-made', 'email', 'Rendu : {{rembourse}}');
    await write('refund-made', 'sms', 'Karité rend {{rembourse}}');
    await shop.database.execute(sql`delete from messages`);
    const order = await paid();
    const before = await messagesAbout(order);
    await refund(order, 5_000);
    await refund(order, 1_002); // refused
    const pending = (await refund(order, 1_003)).body; // under way
    const after = () => messagesAbout(order).then((all) => all.filter((it) => !before.includes(it)).toSorted());
    expect(await after()).toEqual(['refund-made email: Rendu : 5 000 FCFA', 'refund-made sms: Karité rend 5 000 FCFA']);
    for (const status of [200, 409])
      expect((await post(`/refunds/${pending.id}/settle`, { status: 'done', note: 'Vu' })).status).toBe(status);
    await refund(order, 700, true);
    expect(await after()).toEqual(
      [
        'refund-made email: Rendu : 5 000 FCFA',
        'refund-made email: Rendu : 1 003 FCFA',
        'refund-made email: Rendu : 700 FCFA',
        'refund-made sms: Karité rend 5 000 FCFA',
        'refund-made sms: Karité rend 1 003 FCFA',
        'refund-made sms: Karité rend 700 FCFA',
      ].toSorted(),
    );
  });

  it('an order that expires: by the template of a cancelled order, by e-mail alone while the SMS is off, once', async () => {
    await write('order-cancelled', 'email', 'Annulée : {{numero}}');
    const order = await reached();
    const { shortNumber } = (await shop.call('GET', `/orders/${order.id}`, admin())).body;
    await expire(order);
    await expire(order);
    expect(await messagesAbout(order)).toEqual([`order-cancelled email: Annulée : ${shortNumber}`]);
  });

  it('money that comes late: nothing by itself; the administrator’s decision is sent, once', async () => {
    await write('order-cancelled', 'email', 'Annulée');
    await write('payment-received', 'email', 'Reçu : {{recu}}');
    await write('refund-made', 'email', 'Rendu : {{rembourse}}');
    const [taken, given] = [await reached(), await reached()];
    for (const order of [taken, given]) {
      await expire(order);
      expect((await check(shop, order, await play(shop, order, 'silence'))).status).toBe('late');
      expect(await messagesAbout(order)).toEqual(['order-cancelled email: Annulée']);
    }
    const accept = () => post(`/payments/${taken.paymentId}/settle`, { action: 'accept', note: 'La veut toujours' });
    expect([(await accept()).status, (await accept()).status]).toEqual([200, 409]);
    expect(await messagesAbout(taken)).toEqual([
      'order-cancelled email: Annulée',
      'payment-received email: Reçu : 20 000 FCFA',
    ]);
    expect([(await refund(given, given.total)).status, (await refund(given, given.total)).status]).toEqual([201, 409]);
    expect(await messagesAbout(given)).toEqual([
      'order-cancelled email: Annulée',
      'refund-made email: Rendu : 20 000 FCFA',
    ]);
  });
});
