import type { OrderPayload } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../testing/makers.ts';
import { openSecondApp, send } from '../../testing/second-app.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepAttempts } from '../server/access/attempts.ts';

let shop: TestApp;
let limited: FastifyInstance;
let product: Product;
beforeAll(async () => {
  shop = await openTestApp();
  limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
  product = await makeProduct(shop);
});
afterAll(async () => {
  await limited.close();
  await shop.close();
});
beforeEach(() => shop.database.execute(sql`delete from attempts`));

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
