import { expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const save = (json: object) =>
  shop.call('POST', '/payment-methods', {
    token: shop.adminToken,
    json: { label: 'Au comptoir', method: 'boutique', isOpen: true, ...json },
  });
const online = { method: 'en-ligne', provider: 'pawapay', currency: 'XOF' };

it.each([
  [{ opensAt: '8h', closesAt: '20:00' }, 'opensAt'],
  [{ opensAt: '08:00', closesAt: '24:00' }, 'closesAt'],
  [{ opensAt: '08:00' }, 'closesAt'],
  [{ closesAt: '20:00' }, 'opensAt'],
  [{ ...online, provider: null }, 'provider'],
  [{ ...online, currency: null }, 'currency'],
])('refuses %j', async (json, field) => {
  const { status, body } = await save(json);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it.each([{}, { opensAt: '08:00', closesAt: '23:59' }, online])('takes %j', async (json) => {
  expect((await save(json)).status).toBe(201);
});

it('judges a change with what stays', async () => {
  const { id } = (await save(online)).body;
  const change = (json: object) => shop.call('PATCH', `/payment-methods/${id}`, { token: shop.adminToken, json });
  expect((await change({ provider: null })).status).toBe(400);
  expect((await change({ note: 'Orange, MTN' })).status).toBe(200);
});
