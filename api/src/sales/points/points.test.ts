import { CODE_DAYS } from '@karite/shared/points';
import type { Product } from '@karite/shared/resources';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkInvariants } from '../../operations/invariants/check-invariants.ts';

type Customer = Awaited<ReturnType<TestApp['signUp']>>;

let cream: Product;
let afi: Customer;
const shop = withTestApp();

beforeAll(async () => {
  cream = await makeProduct(shop, { price: 10_000 });
});
afterAll(async () => {
  expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
});

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const settings = (json: object) => admin('PATCH', '/points-settings', json);
const balance = async ({ token } = afi) => (await shop.call('GET', '/users/me/points', { token })).body.balance;
const movements = async ({ id, token } = afi) =>
  (await shop.call('GET', `/point-movements?userId=${id}&_sort=createdAt&_order=asc`, { token })).body;
const steps = async () =>
  (await movements()).map(({ reason, points, left }: Record<string, unknown>) => [reason, points, left]);
const order = async (quantity = 1, { token } = afi) =>
  (await shop.call('POST', '/orders', { json: orderOf([cream], { quantity }), token })).body;
const setStatus = (id: string, status: string) => admin('PATCH', `/orders/${id}/status`, { status });
const complete = async (quantity = 1) => {
  const { id } = await order(quantity);
  await setStatus(id, 'completed');
  return id;
};
/** An order by a code, with `off` less in the seen price. */
const orderWith = (promoCode: string, off: number) => {
  const base = orderOf([cream]);
  const totalPrice = base.totalPrice - off;
  const payment = { ...base.payment, amount: totalPrice };
  return shop.call('POST', '/orders', { token: afi.token, json: { ...base, payment, totalPrice, promoCode } });
};
const exchange = (points: number, { token } = afi) =>
  shop.call('POST', '/users/me/points/exchange', { json: { points }, token });
const give = (points: number, given: object = {}) =>
  admin('POST', '/point-movements', { userId: afi.id, points, note: 'Merci pour votre patience', ...given });

beforeEach(async () => {
  afi = await shop.signUp();
  await settings({ isOn: true, rate: 10, worth: 5, least: 200 });
});

describe('R1970 points', () => {
  it('are off until a shop switches them on, and nobody else does', async () => {
    const fresh = await openTestApp();
    expect((await fresh.call('GET', '/points-settings')).body).toMatchObject({ isOn: false, rate: 10, worth: 5 });
    await fresh.close();
    expect((await shop.call('PATCH', '/points-settings', { token: afi.token, json: { isOn: false } })).status).toBe(
      403,
    );
    await settings({ isOn: false });
    await complete();
    expect([await balance(), await movements()]).toEqual([0, []]);
  });

  it('have limits on both sides', async () => {
    for (const [field, most] of [
      ['rate', 1_000],
      ['worth', 1_000],
      ['least', 100_000],
    ] as const) {
      for (const wrong of [0, most + 1]) expect((await settings({ [field]: wrong })).status, field).toBe(400);
      for (const right of [1, most]) expect((await settings({ [field]: right })).status, field).toBe(200);
    }
  });

  it('are given by staff with a note, and taken down to zero', async () => {
    expect((await give(100, { note: null })).body.fields).toHaveProperty('note');
    expect((await give(0)).body.fields).toHaveProperty('points');
    expect((await give(100)).body).toMatchObject({ reason: 'given', points: 100, left: 100 });
    expect((await give(-101)).body.fields).toEqual({ points: 'Le client n’a que 100 points' });
    expect((await give(-100)).body.left).toBe(0);
    expect((await give(5, { reason: 'earned' })).status).toBe(400);
  });

  it('are only added to, and read by their owner and by staff alone', async () => {
    const { body } = await give(100);
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      expect((await admin(method, `/point-movements/${body.id}`, { note: 'x' })).status).toBe(404);
    const other = await shop.signUp();
    expect(await movements(other)).toEqual([]);
    expect((await shop.call('GET', `/point-movements/${body.id}`, { token: other.token })).status).toBe(404);
    expect((await shop.call('GET', `/point-movements?userId=${afi.id}`, { token: other.token })).body).toEqual([]);
    expect((await shop.call('GET', '/point-movements')).status).toBe(401);
    expect((await shop.call('POST', '/point-movements', { token: afi.token, json: {} })).status).toBe(403);
    expect((await movements())[0]).toMatchObject({ id: body.id, note: 'Merci pour votre patience' });
    expect((await admin('GET', `/point-movements?userId=${afi.id}`)).body).toHaveLength(1);
  });

  it('stand in their owner’s data, and go with the account', async () => {
    const [email, password] = ['rachida-points@example.com', 'un bon mot de passe'];
    const { body: made } = await shop.call('POST', '/auth/register', { json: { email, password } });
    const token = made.access_token;
    const { id } = (await shop.call('GET', '/users/me', { token })).body;
    await give(300, { userId: id });
    const { code } = (await exchange(200, { id, token, email })).body;
    const { body } = await shop.call('GET', '/users/me/export', { token });
    expect(body.records['point-movements']).toMatchObject([{ points: -200, code }, { points: 300 }]);
    expect((await shop.call('POST', '/users/me/deletion', { token, json: { password } })).status).toBe(204);
    for (const list of [`point-movements?userId=${id}`, `offers?q=${code}`, `audit?q=${id}&resource=point-movements`])
      expect((await admin('GET', `/${list}`)).text, list).not.toContain(id);
  });
});

describe('R1971, R1972 an order', () => {
  it('brings points once it is completed: articles after discounts, without the delivery', async () => {
    await admin('POST', '/offers', { name: 'Dix', code: `DIX${afi.id.slice(0, 6)}`, kind: 'percent', percent: 10 });
    const { status, body } = await orderWith(`DIX${afi.id.slice(0, 6)}`, 1_000);
    expect([status, body.fee > 0]).toEqual([201, true]);
    for (const each of ['paid', 'shipped']) await setStatus(body.id, each);
    expect(await balance()).toBe(0);
    await setStatus(body.id, 'completed');
    expect((await movements())[0]).toMatchObject({ points: 90, left: 90, order: { id: body.id } });
  });

  it('takes them back once, gives them again, and never doubles', async () => {
    const id = await complete(2);
    await setStatus(id, 'completed');
    await setStatus(id, 'cancelled');
    await setStatus(id, 'pending');
    await setStatus(id, 'cancelled');
    await setStatus(id, 'completed');
    await setStatus(id, 'shipped');
    expect(await steps()).toEqual([
      ['earned', 200, 200],
      ['takenBack', -200, 0],
      ['earned', 200, 200],
      ['takenBack', -200, 0],
    ]);
    expect(await balance()).toBe(0);
  });

  it('takes back what it brought, whatever is set by then, and gives nothing while points are off', async () => {
    const id = await complete();
    await settings({ isOn: false, rate: 500 });
    await setStatus(id, 'cancelled');
    await setStatus(id, 'completed');
    expect(await steps()).toEqual([
      ['earned', 100, 100],
      ['takenBack', -100, 0],
    ]);
  });

  it('takes back the part of a return that was refunded, by the rate that it was earned at', async () => {
    const id = await complete(2);
    await settings({ rate: 500 });
    const { body } = await shop.call('POST', `/orders/${id}/returns`, {
      token: afi.token,
      json: { reason: 'unsuitable', comment: null, items: [{ productId: cream.id, quantity: 1 }] },
    });
    await admin('POST', `/returns/${body.id}/settle`, { status: 'accepted' });
    expect(await balance()).toBe(200);
    expect((await admin('POST', `/returns/${body.id}/settle`, { status: 'refunded' })).status).toBe(200);
    expect(await steps()).toEqual([
      ['earned', 200, 200],
      ['takenBack', -100, 100],
    ]);
    await setStatus(id, 'cancelled');
    expect(await balance()).toBe(0);
  });

  it('of a guest brings nobody anything', async () => {
    const { body } = await shop.call('POST', '/orders', { json: orderOf([cream]) });
    expect((await setStatus(body.id, 'completed')).status).toBe(200);
    expect((await admin('GET', `/point-movements?orderId=${body.id}`)).body).toEqual([]);
  });

  it('that is retracted after an exchange leaves less than nothing, which the next one makes up for', async () => {
    const id = await complete(2);
    await exchange(200);
    await setStatus(id, 'cancelled');
    expect([await balance(), (await exchange(200)).status]).toEqual([-200, 400]);
    await complete(2);
    expect(await balance()).toBe(0);
  });
});

describe('R1973 an exchange', () => {
  it('is a code of their own, for one order, for 90 days', async () => {
    await give(300);
    const { status, body } = await exchange(200);
    expect([status, body.amount, body.left]).toEqual([201, 1_000, 100]);
    expect(body.code).toMatch(/^PTS-[2-9A-Z]{8}$/);
    const days = (Date.parse(body.endsAt) - Date.now()) / 86_400_000;
    expect([days > CODE_DAYS - 1, days <= CODE_DAYS]).toEqual([true, true]);
    expect((await movements()).at(-1)).toMatchObject({ reason: 'exchanged', points: -200, left: 100, code: body.code });
    const lookUpCode = async (token?: string) =>
      (await shop.call('POST', '/offers/known', { json: { code: body.code }, ...(token && { token }) })).body;
    expect((await lookUpCode(afi.token)).offer).toMatchObject({ kind: 'amount', amount: 1_000 });
    const other = await shop.signUp();
    for (const token of [undefined, other.token])
      expect((await lookUpCode(token)).reason).toBe('Ce code est réservé à un autre client');
    expect((await orderWith(body.code, 1_000)).body).toMatchObject({ discount: 1_000, totalPrice: 11_000 });
    expect((await orderWith(body.code, 1_000)).body.error).toBe('code_refused');
  });

  it('is refused where it is too few, too many, or off', async () => {
    await give(200);
    expect((await exchange(199)).body.fields.points).toBe('200 points au moins');
    expect((await exchange(201)).body.fields.points).toBe('Vous avez 200 points');
    for (const wrong of [0, -200, 1.5, 100_001]) expect((await exchange(wrong)).status).toBe(400);
    await settings({ isOn: false });
    expect((await exchange(200)).status).toBe(409);
    expect(await balance()).toBe(200);
    await settings({ isOn: true });
    expect((await exchange(200)).status).toBe(201);
    expect((await exchange(200)).body.fields.points).toBe('Il vous faut 200 points au moins pour les échanger');
    expect((await shop.call('POST', '/users/me/points/exchange', { json: { points: 200 } })).status).toBe(401);
  });

  it('never takes more than there is, of twenty at once', async () => {
    await give(700);
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(200)));
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(3);
    expect(answers.every(({ status }) => status === 201 || status === 400)).toBe(true);
    expect(await balance()).toBe(100);
    expect((await movements()).map(({ left }: { left: number }) => left).sort()).toEqual([100, 300, 500, 700]);
    expect(new Set(answers.flatMap(({ body }) => body.code ?? [])).size).toBe(3);
  });
});
