import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
let placed: { id: string; shortNumber: string };
let shopper: { token: string; id: string };

async function place(whatsapp: string, more: object = {}, token?: string) {
  const order = orderOf([await makeProduct(shop)]);
  const customerInfo = { ...order.customerInfo, whatsapp, ...more };
  const answer = await shop.call('POST', '/orders', { json: { ...order, customerInfo }, ...(token && { token }) });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** The ids that a search of orders answers. */
async function found(q: string, token = shop.adminToken): Promise<string[]> {
  const answer = await shop.call('GET', `/orders?q=${encodeURIComponent(q)}`, { token });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.map(({ id }: { id: string }) => id);
}

beforeAll(async () => {
  const signedUp = await shop.call('POST', '/auth/register', {
    json: { email: 'reine@exemple.bj', password: 'un mot de passe assez long' },
  });
  shopper = { token: signedUp.body.access_token, id: signedUp.body.user.id };
  const who = { nom: 'Agbossou', prenom: 'Reine Éloïse', email: 'reine.agbossou@exemple.bj' };
  placed = await place('+229 01 66 23 41 58', who, shopper.token);
  await place('+229 01 66 23 41 59', { nom: 'Dossou', prenom: 'Koffi' });
  await shop.database.execute(sql`update orders set city = 'Porto-Novo' where id = ${placed.id}`);
});

describe('orders in the search of staff (R1513)', () => {
  it.each([
    '+229 01 66 23 41 58',
    '0166234158',
    '01 66 23 41 58',
    '66 23 41 58',
    '66.23.41.58',
    '66-23-41-58',
    '(229) 66 23 41 58',
    '00229 66234158',
    'tel:+22966234158',
    '\u206866\u201123 41 58\u2069',
    // Another country's code: the last eight digits are the same.
    '+225 66 23 41 58',
  ])('are found by a phone number, however it is written: %s', async (q) =>
    expect(await found(q)).toEqual([placed.id]),
  );

  it.each(['6623415', '6 23 41 58', '66 23 41 57', '66 23 41 58 0'])(
    'are not found by other digits, or by seven of them: %s',
    async (q) => expect(await found(q)).toEqual([]),
  );

  it.each([
    'agbossou',
    'AGBOSSOU reine',
    'reine eloise',
    'Éloïse Agb',
    'reine.agbossou@exemple.bj',
    'porto-novo',
    'reine porto',
  ])('are found by name, e-mail and city, each word anywhere: %s', async (q) =>
    expect(await found(q)).toEqual([placed.id]),
  );

  it('are not found where a word is missing', async () => {
    expect(await found('reine dossou')).toEqual([]);
    expect(await found('agbossou cotonou')).toEqual([]);
  });

  it('are counted, summed and exported by the same', async () => {
    const counted = await shop.call('GET', `/counts?list=${encodeURIComponent('orders?q=66 23 41 58')}`, {
      token: shop.adminToken,
    });
    expect(counted.body.counts).toEqual([1]);
    const { totalPrice } = (await shop.call('GET', `/orders/${placed.id}`, { token: shop.adminToken })).body;
    const totals = await shop.call('GET', '/orders/totals?q=agbossou', { token: shop.adminToken });
    expect(totals.body.totalPrice).toBe(totalPrice);
  });

  it('leave the search of a shopper as it was: their own orders, by number and whole phone alone', async () => {
    expect(await found(placed.shortNumber, shopper.token)).toEqual([placed.id]);
    expect(await found('01 66 23 41 58', shopper.token)).toEqual([placed.id]);
    for (const q of ['agbossou', 'porto-novo', 'reine.agbossou@exemple.bj', '00225 66 23 41 58'])
      expect(await found(q, shopper.token), q).toEqual([]);
  });

  it('read indexes, not every order', async () => {
    await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      const plan = await transaction.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from orders where right(phone, 8) = '66234158' or search_text like '%agbossou%'`,
      );
      const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain('orders_phone_end');
      expect(text).toContain('orders_search');
    });
  });
});
