import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

let limited: FastifyInstance;
const shop = withTestApp();

beforeAll(async () => {
  limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
});
afterAll(async () => {
  await limited.close();
});

const subscribe = (email: unknown) => shop.call('POST', '/newsletter', { json: { email } });

describe('the newsletter', () => {
  it('stores an address once, and returns the same for an existing one', async () => {
    const [first, again] = [await subscribe('afi@example.com'), await subscribe(' AFI@example.com ')];
    expect([first.status, first.text]).toEqual([202, again.text]);
    expect(first.body).toEqual({ message: 'Merci ! Votre inscription est enregistrée.' });
    const list = await shop.call('GET', '/newsletter', { token: shop.adminToken });
    expect([list.headers['x-total-count'], list.body.map((it: { email: string }) => it.email)]).toEqual([
      '1',
      ['afi@example.com'],
    ]);
    expect(Date.parse(list.body[0].createdAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    ['', "L'email est requis"],
    ['afi', 'L’adresse e-mail n’est pas valide'],
    ['a@example.com\r\nBcc: b@example.com', 'L’adresse e-mail n’est pas valide'],
    [null, "L'email est requis"],
    [['a@example.com'], "L'email est requis"],
  ])('refuses %j', async (email, message) => {
    const refused = await subscribe(email);
    expect([refused.status, refused.body.fields]).toEqual([400, { email: message }]);
  });

  it('is read by administrators alone, in pages', async () => {
    for (let i = 0; i < 3; i++) await subscribe(`page${i}@example.com`);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/newsletter', { token })).status).toBe(403);
    const page = await shop.call('GET', '/newsletter?_start=0&_end=2', { token: shop.adminToken });
    expect(page.body.map((it: { email: string }) => it.email)).toEqual(['page2@example.com', 'page1@example.com']);
  });

  it('takes ten an hour from an address', async () => {
    const statuses = [];
    for (let i = 0; i < 12; i++)
      statuses.push(
        (await send(limited, 'POST', '/newsletter', { json: { email: `n${i}@example.com` }, from: '192.0.2.1' }))
          .status,
      );
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429]);
  });
});
