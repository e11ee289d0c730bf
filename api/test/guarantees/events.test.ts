import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capturedLog } from '../support/captured-log.ts';
import { formOf, makeProduct, orderOf } from '../support/makers.ts';
import { openSecondApp, send } from '../support/second-app.ts';
import { withTestApp } from '../support/with-test-app.ts';

const PASSWORD = 'phrase plantée de passe';
const log = capturedLog();
let app: FastifyInstance;
const shop = withTestApp();

beforeAll(async () => {
  // At the level that is set when nobody sets one.
  app = await openSecondApp(shop, {}, { level: 'warn', stream: log.stream });
});
afterAll(async () => {
  await app.close();
});

const signedBy = (token: string) => ({ authorization: `Bearer ${token}` });
/** The events of this name so far, whole. */
const notified = (event: string) => log.lines().filter((line) => line.event === event);
const last = (event: string) => notified(event).at(-1);

const linkOf = async (email: string): Promise<string> => {
  const found = await shop.database.execute<{ body: string }>(
    sql`select body from messages where recipient = ${email} order by created_at desc limit 1`,
  );
  return /token=([\w-]+)/.exec(found.rows[0]?.body ?? '')?.[1] ?? '';
};

it('P46: each event is one line with the request and the account, and nothing that a visitor wrote', async () => {
  const visitor = { email: 'plantee@example.com', name: 'Fichier-planté\n{"level":60}.png' };
  const asAdmin = signedBy(shop.adminToken);
  const { body: account } = await send(app, 'POST', '/auth/register', {
    json: { email: visitor.email, password: PASSWORD },
  });
  const userId = account.user.id;

  await send(app, 'POST', '/auth/login', { json: { email: visitor.email, password: 'faux' } });
  expect(last('login failed')).toMatchObject({ userId, reqId: expect.any(String) });
  await send(app, 'POST', '/auth/login', { json: { email: 'inconnue@example.com\n{"level":60}', password: 'faux' } });
  await send(app, 'POST', '/auth/login', { json: { email: 'inconnue@example.com', password: 'faux' } });
  expect(last('login failed')).toMatchObject({ userId: null });
  await shop.database.execute(sql`update attempts set count = 20 where key like 'login:account:inconnue%'`);
  await send(app, 'POST', '/auth/login', { json: { email: 'inconnue@example.com', password: 'faux' } });
  expect(last('blocked')).toMatchObject({ by: 'login:account', reqId: expect.any(String) });

  await send(app, 'POST', '/orders/export', { headers: signedBy(account.access_token) });
  await send(app, 'GET', '/statistics', { headers: signedBy(account.access_token) });
  expect(last('refused')).toMatchObject({ userId, route: '/api/statistics', method: 'GET' });

  const order = (await send(app, 'POST', '/orders', { json: orderOf([await makeProduct(shop)]) })).body;
  const setStatus = () =>
    send(app, 'PATCH', `/orders/${order.id}/status`, { json: { status: 'shipped' }, headers: asAdmin });
  await setStatus();
  await setStatus();
  expect(notified('status changed')).toEqual([
    expect.objectContaining({ orderId: order.id, from: 'pending', to: 'shipped', userId: expect.any(String) }),
  ]);

  const form = new Response(formOf({ name: 'Marque', logo: new File(['<svg/>'], visitor.name) }));
  const upload = await app.inject({
    method: 'POST',
    url: '/api/brands',
    headers: { ...asAdmin, 'content-type': form.headers.get('content-type')! },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect([upload.statusCode, last('upload refused')]).toEqual([
    400,
    expect.objectContaining({ userId: expect.any(String) }),
  ]);

  await send(app, 'POST', '/auth/forgot', { json: { email: visitor.email } });
  await expect.poll(() => last('reset requested')).toMatchObject({ userId });
  const token = await linkOf(visitor.email);
  expect((await send(app, 'POST', '/auth/reset', { json: { token, password: `${PASSWORD} 2` } })).status).toBe(204);
  expect(last('reset used')).toMatchObject({ userId });

  const { access_token: fresh } = (
    await send(app, 'POST', '/auth/login', { json: { email: visitor.email, password: `${PASSWORD} 2` } })
  ).body;
  const moved = 'plantee.ailleurs@example.com';
  await send(app, 'PATCH', '/users/me', { json: { email: moved }, headers: signedBy(fresh) });
  expect(last('credentials changed')).toMatchObject({ userId, email: true, password: false });
  const takeBack = await linkOf(visitor.email);
  expect((await send(app, 'POST', '/auth/take-back', { json: { token: takeBack } })).status).toBe(200);
  expect(last('email taken back')).toMatchObject({ userId });
  await send(app, 'POST', `/orders/${order.id}/follow-link`, { headers: asAdmin });
  expect(last('order link renewed')).toMatchObject({ orderId: order.id, userId: expect.any(String) });

  const change = (json: object) => send(app, 'PATCH', `/users/${userId}`, { json, headers: asAdmin });
  await change({ role: 'admin' });
  await change({ role: 'admin' });
  await change({ role: 'user', isActive: false });
  expect(notified('account changed').map(({ account, role, isActive }) => [account, role, isActive])).toEqual([
    [userId, 'admin', true],
    [userId, 'user', false],
  ]);

  const changes = (await send(app, 'GET', '/audit?resource=orders&action=edit', { headers: asAdmin })).body;
  await send(app, 'POST', `/audit/${changes[0].id}/restore`, { headers: asAdmin });
  expect(last('change undone')).toMatchObject({ resource: 'orders', recordId: order.id });

  // One line each: whatever held a line break has not made two of it.
  expect(log.lines().every((line) => Number(line.level) < 60)).toBe(true);
  for (const secret of [visitor.email, moved, 'planté', 'inconnue', PASSWORD, token, takeBack, fresh, shop.adminToken])
    expect(log.text(), secret).not.toContain(secret);
});

it('P46: a line break in what is logged is escaped', async () => {
  app.log.warn({ event: 'refused', note: 'a\r\n{"level":60}\u2028' }, 'b\n{"level":60}');
  expect(log.lines().at(-1)).toMatchObject({ level: 40, msg: 'b\n{"level":60}' });
});
