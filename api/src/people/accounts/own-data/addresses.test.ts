import { phoneProblem } from '@karite/shared/region';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { MOST_ADDRESSES } from './address-routes.ts';

const shop = withTestApp();
let owner: { id: string; token: string };
let other: { id: string; token: string };
beforeAll(async () => {
  owner = await shop.signUp();
  other = await shop.signUp();
});

const address = {
  nom: 'Adjovi',
  prenom: 'Afi',
  phone: '97 00 00 00',
  address: 'Rue 12',
  country: 'BJ',
  city: 'Cotonou',
};
const add = (token: string, json: object = address) => shop.call('POST', '/addresses', { token, json });

describe('the addresses of a customer', () => {
  it('are stored with the phone as E.164, and read, changed and deleted by their owner', async () => {
    const { status, body } = await add(owner.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ userId: owner.id, phone: '+2290197000000', city: 'Cotonou', landmark: null });
    const { token } = owner;
    expect((await shop.call('GET', '/addresses', { token })).body).toHaveLength(1);
    const changed = { ...address, country: '', landmark: 'Portail bleu' };
    const { body: after } = await shop.call('PUT', `/addresses/${body.id}`, { token, json: changed });
    expect(after).toMatchObject({ country: null, city: null, landmark: 'Portail bleu' });
    expect((await shop.call('DELETE', `/addresses/${body.id}`, { token })).status).toBe(204);
    expect((await shop.call('GET', '/addresses', { token })).body).toEqual([]);
  });

  it('are nobody else’s, neither to read nor to write', async () => {
    const { id } = (await add(owner.token)).body;
    for (const token of [other.token, shop.adminToken])
      for (const method of ['PUT', 'DELETE'])
        expect((await shop.call(method, `/addresses/${id}`, { token, json: address })).status, method).toBe(404);
    expect((await shop.call('GET', `/addresses/${id}`, { token: other.token })).status).toBe(404);
    expect((await shop.call('GET', '/addresses', { token: other.token })).body).toEqual([]);
    expect((await shop.call('GET', '/addresses')).status).toBe(401);
    expect((await add(other.token, { ...address, userId: owner.id })).status).toBe(400);
  });

  it('say what is wrong by field', async () => {
    const { status, body } = await add(owner.token, { ...address, phone: '12', country: 'TG' });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain('country');
    // R2060: of the chosen country, or of another with its code.
    for (const phone of ['12', '812 345 67', '07 12 34 56', '2250707070707'])
      expect((await add(owner.token, { ...address, phone })).body.fields, phone).toEqual({ phone: phoneProblem('BJ') });
    expect((await add(owner.token, { ...address, phone: '12', country: '' })).body.fields).toEqual({
      phone: 'Numéro de téléphone attendu, avec son indicatif, par exemple +229 01 97 00 00 00',
    });
    const abroad = await add(owner.token, { ...address, phone: '\u2068+225 07\u201107 07 07 07\u2069' });
    expect(abroad.body.phone).toBe('+2250707070707');
  });

  it('are so many at most, also when they come at once', async () => {
    const { token } = await shop.signUp();
    const answers = await Promise.all(Array.from({ length: MOST_ADDRESSES + 3 }, () => add(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_ADDRESSES);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(3);
  });
});
