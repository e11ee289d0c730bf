import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
const REINE = '66234158';
let shopper: { token: string; id: string };
const ids: string[] = [];

async function place(whatsapp: string, more: object = {}, token?: string): Promise<string> {
  const order = orderOf([await makeProduct(shop)]);
  const customerInfo = { ...order.customerInfo, nom: 'Agbossou', prenom: 'Reine', whatsapp, ...more };
  const answer = await shop.call('POST', '/orders', { json: { ...order, customerInfo }, ...(token && { token }) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id;
}
const call = (path: string, token: string | undefined = shop.adminToken) =>
  shop.call('GET', path, token ? { token } : {});

beforeAll(async () => {
  const json = { email: 'reine@exemple.bj', password: 'un mot de passe assez long' };
  const { body } = await shop.call('POST', '/auth/register', { json });
  shopper = { token: body.access_token, id: body.user.id };
  // As a guest, with the same number by her account, and by that account with another number.
  ids.push(await place('+229 01 66 23 41 58'));
  ids.push(await place('+229 66 23 41 58', { email: 'reine@exemple.bj' }, shopper.token));
  ids.push(await place('+229 01 97 11 22 33', {}, shopper.token));
  await place('+229 01 66 23 41 59', { nom: 'Dossou', prenom: 'Koffi' });
  await shop.database.execute(sql`update orders set status = 'completed' where id = ${ids[0]}`);
  await shop.database.execute(sql`update orders set status = 'cancelled' where id = ${ids[1]}`);
});

describe('customers of the team (R1514)', () => {
  it('are one person a phone number, with or without an account, and by every number of that account', async () => {
    const { status, body } = await call(`/customers/${REINE}`);
    expect(status).toBe(200);
    const { body: completed } = await call(`/orders/${ids[0]}`);
    expect(body).toMatchObject({
      id: REINE,
      name: 'Reine Agbossou',
      phones: ['+2290166234158', '+2290197112233'],
      emails: ['reine@exemple.bj'],
      accounts: [{ id: shopper.id, email: 'reine@exemple.bj' }],
      orders: 3,
      cancelled: 1,
      returns: 0,
      spent: completed.totalPrice,
      last: { phone: '+2290197112233', deliveryType: 'domicile', address: '12 rue des Cocotiers' },
    });
    expect(body.orderIds).toEqual(ids.toReversed());
  });

  it('are found by what finds their orders, the latest first', async () => {
    for (const q of ['66 23 41 58', 'agbossou reine', 'reine@exemple.bj']) {
      const { body } = await call(`/customers?q=${encodeURIComponent(q)}`);
      expect(body[0], q).toMatchObject({ name: 'Reine Agbossou' });
      expect(body.map(({ name }: { name: string }) => name)).not.toContain('Koffi Dossou');
    }
    expect((await call('/customers?q=6623415')).body).toEqual([]);
    const all = await call('/customers');
    expect(all.body[0]).toMatchObject({ id: '66234159', name: 'Koffi Dossou', orders: 1, spent: 0 });
  });

  it('are for who administers orders alone', async () => {
    for (const path of ['/customers', `/customers/${REINE}`]) {
      expect((await call(path, shopper.token)).status).toBe(403);
      expect((await shop.call('GET', path)).status).toBe(401);
    }
    expect((await call('/customers/00000000')).body).toMatchObject({ statusCode: 404, message: 'Client introuvable' });
  });
});
