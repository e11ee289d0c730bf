import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';

const shop = withTestApp();

type Person = { email?: string; token?: string };
async function place({ email, token }: Person = {}) {
  const payload = orderOf([await makeProduct(shop, { name: 'Beurre pur', price: 4_500 })], { quantity: 2 });
  const json = { ...payload, customerInfo: { ...payload.customerInfo, email: email ?? null } };
  return (await shop.call('POST', '/orders', { json, token })).body;
}
const follow = (id: string, key: string) => shop.call('GET', `/followed-orders/${id}?key=${encodeURIComponent(key)}`);

describe('P15 a guest follows an order by its signed link', () => {
  it('and sees the order, without e-mail, account or whole phone number', async () => {
    const owner = await shop.signUp();
    const order = await place({ email: 'afi@example.com', token: owner.token });
    await shop.call('PATCH', `/orders/${order.id}/status`, { token: shop.adminToken, json: { status: 'shipped' } });
    const seen = await follow(order.id, order.followKey);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({
      orderId: order.orderId,
      status: 'shipped',
      totalPrice: 11_000,
      phone: '+229••••••••00',
      items: [{ name: 'Beurre pur', quantity: 2, price: 4_500 }],
    });
    expect(seen.body.history.map((step: object) => Object.keys(step))).toEqual(
      Array(2).fill(['from', 'to', 'at', 'note']),
    );
    expect(seen.text).not.toMatch(/@example\.com|userId|"user"|97000000/);
    expect(seen.headers['cache-control']).toBe('no-store');
  });

  it('and with no other key: a wrong one is an order that is not there', async () => {
    const [order, other] = [await place(), await place()];
    const unknown = await follow('00000000-0000-4000-8000-000000000000', order.followKey);
    const { requestId: _id, ...missing } = unknown.body;
    expect(unknown.status).toBe(404);
    const altered = [...order.followKey];
    altered[0] = altered[0] === 'A' ? 'B' : 'A';
    for (const key of [
      altered.join(''),
      other.followKey,
      order.followKey.slice(1),
      `${order.followKey}A`,
      '',
      'é'.repeat(43),
    ]) {
      const { status, body } = await follow(order.id, key);
      const { requestId: _other, ...rest } = body;
      expect([status, rest]).toEqual([404, missing]);
    }
    expect((await shop.call('GET', `/followed-orders/${order.id}`)).status).toBe(400);
    expect((await follow('x', order.followKey)).status).toBe(404);
    expect((await shop.call('GET', `/orders/${order.id}?key=${order.followKey}`)).status).toBe(401);
  });

  it('by the same key after a restart and at a repeated order, and by another where the secret is another', async () => {
    const payload = orderOf([await makeProduct(shop)]);
    const first = (await shop.call('POST', '/orders', { json: payload })).body;
    expect((await shop.call('POST', '/orders', { json: payload })).body.followKey).toBe(first.followKey);
    const url = `/followed-orders/${first.id}?key=${first.followKey}`;
    for (const [settings, status] of [
      [{}, 200],
      [{ ORDER_LINK_SECRET: 'k3Vn0qTz7LwYb2XsRj9PfHc5MdGa8EuD' }, 404],
    ] as const) {
      const app = await openSecondApp(shop, settings);
      expect((await send(app, 'GET', url)).status).toBe(status);
      await app.close();
    }
  });
});

describe('a link that has expired', () => {
  const age = (id: string, interval: string) =>
    shop.database.execute(sql`update orders set created_at = now() - ${interval}::interval where id = ${id}`);
  const renew = (id: string, token = shop.adminToken) => shop.call('POST', `/orders/${id}/follow-link`, { token });
  const keyIn = (url: string) => new URL(url).searchParams.get('cle')!;

  it('shows nothing but that, 180 days after the order', async () => {
    const [young, old] = [await place(), await place()];
    await age(young.id, '179 days 23 hours 59 minutes');
    await age(old.id, '180 days');
    expect((await follow(young.id, young.followKey)).status).toBe(200);
    const { status, body } = await follow(old.id, old.followKey);
    const { requestId: _id, ...answer } = body;
    expect([status, answer]).toEqual([
      410,
      {
        statusCode: 410,
        error: 'link_expired',
        message: 'Ce lien a expiré. Écrivez-nous : nous vous en donnerons un nouveau.',
      },
    ]);
    // Without a right key it is an order that is not there, as before.
    expect((await follow(old.id, young.followKey)).status).toBe(404);
  });

  it('expires as many days after the order as ORDER_LINK_DAYS says', async () => {
    const order = await place();
    await age(order.id, '29 days');
    const url = `/followed-orders/${order.id}?key=${order.followKey}`;
    for (const [ORDER_LINK_DAYS, status] of [
      [30, 200],
      [29, 410],
    ] as const) {
      const app = await openSecondApp(shop, { ORDER_LINK_DAYS });
      expect((await send(app, 'GET', url)).status).toBe(status);
      await app.close();
    }
  });

  it('is renewed by an administrator for as long again, which makes those before void and is recorded in the audit', async () => {
    const order = await place();
    await age(order.id, '200 days');
    expect((await renew(order.id, (await shop.signUp()).token)).status).toBe(403);
    const { status, body } = await renew(order.id);
    expect(status).toBe(200);
    expect(body.url).toContain(`/commande/${order.id}?cle=1.`);
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 86_400_000)).toBe(180);
    expect((await follow(order.id, keyIn(body.url))).status).toBe(200);
    expect((await follow(order.id, order.followKey)).status).toBe(410);

    const again = (await renew(order.id)).body;
    expect((await follow(order.id, keyIn(body.url))).status).toBe(410);
    expect((await follow(order.id, keyIn(again.url))).status).toBe(200);
    for (const forged of [keyIn(again.url).replace('2.', '3.'), keyIn(again.url).slice(2), '3.', '1.1.1'])
      expect((await follow(order.id, forged)).status).toBe(404);
    await shop.database.execute(
      sql`update order_links set renewed_at = now() - interval '180 days' where order_id = ${order.id}`,
    );
    expect((await follow(order.id, keyIn(again.url))).status).toBe(410);

    const audit = (await shop.call('GET', `/audit?recordId=${order.id}`, { token: shop.adminToken })).body;
    expect(audit.map((entry: { action: string; email: string }) => [entry.action, entry.email])).toEqual(
      Array(2).fill(['renew-link', 'admin@example.com']),
    );
    expect(JSON.stringify(audit)).not.toContain(keyIn(again.url));
    const undone = await shop.call('POST', `/audit/${audit[0].id}/restore`, { token: shop.adminToken });
    expect([
      undone.status,
      (await shop.call('GET', `/orders/${order.id}`, { token: shop.adminToken })).body.status,
    ]).toEqual([409, 'pending']);
    expect((await renew('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await renew('x')).status).toBe(404);
  });

  it('gives anyone who placed the order the link that counts', async () => {
    const payload = orderOf([await makeProduct(shop)]);
    const { id } = (await shop.call('POST', '/orders', { json: payload })).body;
    const { url } = (await renew(id)).body;
    expect((await shop.call('POST', '/orders', { json: payload })).body.followKey).toBe(keyIn(url));
  });
});

describe('P22 the secret of the links', () => {
  it('is 256 random bits or more, made once', async () => {
    const { rows } = await shop.database.execute<{ value: string }>(sql`select value from secrets`);
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]!.value, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  it('stops the start when somebody has shortened the stored one', async () => {
    const { rows } = await shop.database.execute<{ value: string }>(sql`select value from secrets`);
    await shop.database.execute(sql`update secrets set value = 'short'`);
    await expect(openSecondApp(shop, {})).rejects.toThrow('order-link');
    await shop.database.execute(sql`update secrets set value = ${rows[0]!.value}`);
  });
});

describe('the confirmation by mail', () => {
  const emailsTo = (to: string) => writtenMessages(shop, sql`recipient = ${to}`);

  it('goes once to the address that was given, with number, lines, totals and link', async () => {
    const order = await place({ email: 'mail@example.com' });
    const [sent, ...more] = await emailsTo('mail@example.com');
    expect(more).toEqual([]);
    expect(sent!.subject).toBe(`Votre commande ${order.orderId}`);
    const body = sent!.text.replace(/[\u202f\u00a0]/g, ' ');
    for (const part of [
      '- Beurre pur × 2 : 9 000 FCFA',
      'Livraison (à domicile) : 2 000 FCFA',
      'Total : 11 000 FCFA',
      `/commande/${order.id}?cle=${order.followKey}`,
    ])
      expect(body).toContain(part);
    expect(body).not.toMatch(/Remise|Afi|Adjovi|97000000|Cocotiers/);
  });

  it('is written for no order that was refused, repeated, or came without an address', async () => {
    const payload = orderOf([await makeProduct(shop)]);
    const withMail = { ...payload, customerInfo: { ...payload.customerInfo, email: 'deux@example.com' } };
    await shop.call('POST', '/orders', { json: { ...withMail, totalPrice: 1 } });
    expect(await emailsTo('deux@example.com')).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => shop.call('POST', '/orders', { json: withMail })));
    expect(await emailsTo('deux@example.com')).toHaveLength(1);
  });

  /** The others are held, with the reason, for an administrator to send by hand. */
  const leaves = ({ problem }: { problem: string | null }) => problem === null;

  it('does not flood an address: ten an hour, and the orders are taken all the same', async () => {
    const orders = [];
    for (let i = 0; i < 12; i++) orders.push(await place({ email: 'voisine@example.com' }));
    expect(orders.every((order) => order.status === 'pending')).toBe(true);
    const written = await emailsTo('voisine@example.com');
    expect([written.filter(leaves).length, written.length]).toEqual([10, 12]);
    await place({ email: 'autre@example.com' });
    expect(await emailsTo('autre@example.com')).toHaveLength(1);
  });

  it('nor a mailbox, in any case, with whatever tags and dots, one after the other or at once', async () => {
    const ways = [
      'tante.rose@gmail.com',
      'Tante.Rose@Gmail.com',
      'tanterose+promo@gmail.com',
      't.anterose@googlemail.com',
    ];
    const all = Array.from({ length: 20 }, (_, i) => place({ email: ways[i % ways.length]! }));
    expect((await Promise.all(all)).every((order) => order.status === 'pending')).toBe(true);
    for (const email of ways) await place({ email });
    const sent = (await Promise.all(ways.map(emailsTo))).flat();
    expect([sent.filter(leaves).length, sent.length]).toEqual([10, 24]);
    await place({ email: 'tante.rose@example.com' });
    expect(await emailsTo('tante.rose@example.com')).toHaveLength(1);
  });
});
