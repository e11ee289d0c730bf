import type { OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { letPausesPass, runTask } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { sweepAttempts } from '../../platform/server/access/rate-limit.ts';

let limited: FastifyInstance;
let product: Product;
const shop = withTestApp();

beforeAll(async () => {
  limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
  product = await makeProduct(shop);
});
afterAll(async () => {
  await limited.close();
});
beforeEach(() => shop.database.execute(sql`with forgotten as (delete from order_holds) delete from attempts`));

const PHONE = '+229 01 97 11 22 33';
const orderBy = (whatsapp: string): OrderPayload => {
  const order = orderOf([product]);
  return { ...order, customerInfo: { ...order.customerInfo, whatsapp } };
};
let phones = 0;
/** A phone that has not ordered yet. */
const newPhone = () => `+22901960${String(++phones).padStart(5, '0')}`;
type Place = { json?: OrderPayload; from?: string; token?: string; app?: FastifyInstance };
const place = ({ json = orderBy(newPhone()), from = '192.0.2.1', token, app = limited }: Place = {}) =>
  send(app, 'POST', '/orders', { json, from, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
/** Counts so many more of what `key` names. */
const countOn = (key: string, by: number) =>
  shop.database.execute(sql`update attempts set count = count + ${by} where key like ${key}`);
const stored = async () =>
  (await shop.database.execute<{ count: number }>(sql`select count(*)::int as count from orders`)).rows[0]!.count;

describe('guest orders are limited', () => {
  it('by phone, however it is written: 10 an hour, and then by a 429 that says when and stores nothing', async () => {
    const before = await stored();
    const ways = [PHONE, '0197112233', '+2290197112233', '00229 01 97 11 22 33', '+229 97 11 22 33'];
    const answers = [];
    for (let i = 0; i < 12; i++) {
      const json = orderBy(ways[i % ways.length]!);
      json.delivery = { ...json.delivery };
      answers.push(await place({ json, from: `192.0.2.${i}` }));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429, 429]);
    expect(await stored()).toBe(before + 10);
    const [refused] = answers.slice(-1);
    expect(refused!.body).toMatchObject({
      error: 'too_many_requests',
      message: expect.stringContaining('Votre panier est gardé'),
    });
    expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await place({ from: '192.0.2.1' })).status).toBe(201);
  });

  it('by phone: 30 a day', async () => {
    expect((await place({ json: orderBy(PHONE) })).status).toBe(201);
    await countOn('order:phone:day:%', 28);
    expect((await place({ json: orderBy(PHONE) })).status).toBe(201);
    const refused = await place({ json: orderBy(PHONE) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
    await shop.database.execute(sql`update attempts set window_ends_at = now() where key like 'order:phone:%'`);
    expect((await place({ json: orderBy(PHONE) })).status).toBe(201);
  });

  it('by address: 300 an hour, in whatever names and by whatever phones', async () => {
    await place();
    await countOn('order:address:%', 298);
    expect((await place()).status).toBe(201);
    expect((await place()).status).toBe(429);
    expect((await place({ from: '192.0.2.2' })).status).toBe(201);
  });

  it('at once as well, by several processes', async () => {
    const second = await openSecondApp(shop, { RATE_LIMIT: 'on' });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => place({ json: orderBy(PHONE), app: i % 2 ? second : limited })),
    );
    await second.close();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('and an order that was taken is answered again, beyond every limit, and counts once', async () => {
    const json = orderBy(PHONE);
    const first = await place({ json });
    for (let i = 0; i < 5; i++) expect((await place({ json })).body.id).toBe(first.body.id);
    const counts = await shop.database.execute(sql`select distinct count from attempts`);
    expect(counts.rows).toEqual([{ count: 1 }]);
    await countOn('order:%', 1_000);
    const again = await Promise.all(Array.from({ length: 5 }, () => place({ json })));
    expect(again.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await place({ json: orderBy(PHONE) })).status).toBe(429);
  });

  it('and a refused one counts nothing', async () => {
    for (let i = 0; i < 12; i++) expect((await place({ json: { ...orderBy(PHONE), totalPrice: 1 } })).status).toBe(409);
    expect((await place({ json: orderBy(PHONE) })).status).toBe(201);
  });

  it('but with RATE_LIMIT=off, and administrators, are not', async () => {
    await place({ json: orderBy(PHONE) });
    await countOn('order:%', 1_000);
    expect((await place({ json: orderBy(PHONE), app: shop.app })).status).toBe(201);
    expect((await place({ json: orderBy(PHONE), token: shop.adminToken })).status).toBe(201);
  });
});

it('a customer is limited by the account alone: nobody shuts them out by their phone number', async () => {
  const { token } = await shop.signUp();
  await place({ json: orderBy(PHONE) });
  await countOn('order:%', 1_000);
  expect((await place({ json: orderBy(PHONE), token })).status).toBe(201);
  await countOn('order:account:%', 28);
  expect((await place({ token })).status).toBe(201);
  expect((await place({ token, from: '192.0.2.9' })).status).toBe(429);
});

it('what was counted is forgotten an hour after its window, for it names people', async () => {
  await shop.database.execute(sql`
    insert into attempts (key, count, window_ends_at) values
      ('order:phone:hour:+22990000001', 1, now() - interval '61 minutes'),
      ('order:phone:hour:+22990000002', 1, now() - interval '59 minutes')`);
  await sweepAttempts(shop.database);
  const { rows } = await shop.database.execute<{ key: string }>(sql`select key from attempts`);
  expect(rows.map(({ key }) => key)).toEqual(['order:phone:hour:+22990000002']);
});

describe('what unconfirmed orders hold is bounded (R2070)', () => {
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, json });
  const counted = async (quantity: number) => {
    const made = await makeProduct(shop, { price: 1_000 });
    await admin('POST', '/stock-movements', { productId: made.id, reason: 'counted', quantity });
    return made;
  };
  const leftOf = async ({ id }: Product) => (await admin('GET', `/stocks?productId=${id}`)).body[0].quantity;
  const order = (products: Product[], quantity: number, whatsapp: string, from = '198.51.100.1', token?: string) => {
    const json = orderOf(products, { quantity });
    return place({ json: { ...json, customerInfo: { ...json.customerInfo, whatsapp } }, from, token });
  };
  const set = (json: object) => admin('PATCH', '/order-settings', json);

  it('by phone and by network, on both sides of each share, and confirming one lets the next come', async () => {
    const soap = await counted(10);
    const [one, two, three] = [newPhone(), newPhone(), newPhone()];
    const first = await order([soap], 5, one);
    expect(first.status).toBe(201);
    const more = await order([soap], 1, one, '198.51.100.9');
    expect([more.status, more.body.error, more.body.fields]).toEqual([
      409,
      'too_much_held',
      { 'items.0.quantity': expect.stringContaining('0 au plus tant que vos commandes ne sont pas confirmées') },
    ]);
    expect((await order([soap], 3, two)).status).toBe(201);
    expect((await order([soap], 1, three)).body.message).toContain('0 au plus');
    // From elsewhere the rest is had, and nothing was taken by what was refused.
    expect(await leftOf(soap)).toBe(2);
    expect((await admin('POST', `/orders/${first.body.id}/prepare`)).status).toBe(200);
    expect((await order([soap], 1, one)).status).toBe(201);
  });

  it('of an account as of a number, whatever number it writes', async () => {
    const soap = await counted(10);
    const { token } = await shop.signUp();
    expect((await order([soap], 3, newPhone(), '198.51.100.21', token)).status).toBe(201);
    expect((await order([soap], 3, newPhone(), '198.51.100.22', token)).status).toBe(409);
    expect((await order([soap], 2, newPhone(), '198.51.100.23', token)).status).toBe(201);
  });

  it('so that ten orders at once by other numbers leave a part of every product', async () => {
    const products = await Promise.all([1, 2, 5, 10, 20, 37].map(counted));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => order(products.slice(at % 5), at < 5 ? 10 : 3, newPhone())),
    );
    const greedy = await Promise.all(products.flatMap((each) => [2, 5, 8].map((n) => order([each], n, newPhone()))));
    expect([...answers, ...greedy].every(({ status }) => status === 201 || status === 409)).toBe(true);
    const left = await Promise.all(products.map(leftOf));
    // Two pieces go to the first buyer; of others a fifth stays.
    expect(left.slice(2).map((rest, at) => rest >= [1, 2, 4, 8][at]!)).toEqual([true, true, true, true]);
  });

  it('and a village behind one operator buys all the same', async () => {
    const soap = await counted(40);
    for (let at = 0; at < 15; at++) expect((await order([soap], 2, newPhone())).status).toBe(201);
  });

  it('by how many there are, as the shop sets it, whatever way to pay', async () => {
    await set({ ordersByPhone: 2 });
    const phone = newPhone();
    const first = await order([product], 1, phone);
    const online = orderOf([product]);
    const customerInfo = { ...online.customerInfo, whatsapp: phone };
    expect(
      (await place({ json: { ...online, customerInfo, payment: { ...online.payment, method: 'en-ligne' } } })).status,
    ).toBe(201);
    const refused = await order([product], 1, phone);
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('Votre panier est gardé')]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await admin('PATCH', `/orders/${first.body.id}/status`, { status: 'paid' });
    expect((await order([product], 1, phone)).status).toBe(201);
    await set({ ordersByPhone: 10, ordersByNetwork: 3 });
    const from = '198.51.100.77';
    for (let at = 0; at < 3; at++) expect((await order([product], 1, newPhone(), from)).status).toBe(201);
    expect((await order([product], 1, newPhone(), from)).status).toBe(429);
    await set({ ordersByNetwork: 300 });
  });
});

describe('orders that nobody confirms (R2071)', () => {
  const admin = (method: string, url: string, json?: object) =>
    shop.call(method, url, { token: shop.adminToken, json });
  const aged = async (hours: number, change: (json: OrderPayload) => object = (json) => json, products = [product]) => {
    const json = orderOf(products);
    const { body } = await place({ json: { ...json, ...change(json) } as OrderPayload });
    await shop.database.execute(
      sql`update orders set created_at = now() - make_interval(hours => ${hours}) where id = ${body.id}`,
    );
    return body.id as string;
  };
  const statusOf = async (id: string) => (await admin('GET', `/orders/${id}`)).body.status;
  const expired = () => runTask(shop, 'expire-unconfirmed');

  it('are cancelled in the time that is set, give their stock back, and their customer is notified once', async () => {
    const soap = await makeProduct(shop);
    await admin('POST', '/stock-movements', { productId: soap.id, reason: 'counted', quantity: 3 });
    const leftNow = async () => (await admin('GET', `/stocks?productId=${soap.id}`)).body[0].quantity;
    const withMail = (json: OrderPayload) => ({ customerInfo: { ...json.customerInfo, email: 'afi@example.com' } });
    const id = await aged(73, withMail, [soap]);
    const young = await aged(71);
    expect(await leftNow()).toBe(2);
    await expired();
    await expired();
    const { body } = await admin('GET', `/orders/${id}`);
    expect(body.status).toBe('cancelled');
    expect(body.history.at(-1)).toMatchObject({ from: 'pending', to: 'cancelled', by: null, note: 'Non confirmée' });
    expect(await leftNow()).toBe(3);
    const notified = await shop.database.execute<{ event: string }>(
      sql`select event from messages where order_id = ${id} and event <> 'order-placed'`,
    );
    expect(notified.rows).toEqual([{ event: 'order-unconfirmed' }]);
    expect(await statusOf(young)).toBe('pending');
    await admin('PATCH', '/order-settings', { unconfirmedHours: 24 });
    await expired();
    expect(await statusOf(young)).toBe('cancelled');
    await admin('PATCH', '/order-settings', { unconfirmedHours: 72 });
  });

  it('are not those that staff took or touched, nor those to be paid online', async () => {
    const prepared = await aged(100);
    await admin('POST', `/orders/${prepared}/prepare`);
    const reset = await aged(100);
    for (const status of ['shipped', 'pending']) await admin('PATCH', `/orders/${reset}/status`, { status });
    const online = await aged(100, ({ payment }) => ({ payment: { ...payment, method: 'en-ligne' } }));
    const own = orderOf([product]);
    const staffs = await shop.call('POST', '/orders', { token: shop.adminToken, json: own });
    await shop.database.execute(
      sql`update orders set created_at = now() - interval '9 days' where id = ${staffs.body.id}`,
    );
    await expired();
    for (const id of [prepared, reset, online, staffs.body.id]) expect(await statusOf(id)).toBe('pending');
  });

  it('keep none of the others from being cancelled where one can’t be', async () => {
    const [poisoned, ...others] = [await aged(99), await aged(98), await aged(97)];
    await shop.database.execute(
      sql.raw(`
      create function refuse_one() returns trigger language plpgsql as
        $$ begin if new.id = '${poisoned}' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_one before update on orders for each row execute function refuse_one()`),
    );
    await expired();
    expect(await statusOf(poisoned!)).toBe('pending');
    for (const id of others) expect(await statusOf(id)).toBe('cancelled');
    await shop.database.execute(sql.raw('drop trigger refuse_one on orders; drop function refuse_one'));
    // It is tried again when its pause is over.
    await letPausesPass(shop);
    await expired();
    expect(await statusOf(poisoned!)).toBe('cancelled');
  });
});
