import { reviews, reviewVotes } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeProduct } from '../../../test/support/makers.ts';
import { openSecondApp, send } from '../../../test/support/second-app.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { checkRollups } from '../../engine/rollup/rollup-checks.ts';

const shop = withTestApp();
/** Of every account that a test signs up. */
const PASSWORD = 'mot de passe sûr';
type Shopper = Awaited<ReturnType<TestApp['signUp']>>;
let product: Awaited<ReturnType<typeof makeProduct>>;
let author: Shopper;
let id: string;

const admin = (method: string, url: string, json?: unknown) => shop.call(method, url, { token: shop.adminToken, json });
const write = async (by: Shopper, json: object = {}): Promise<string> => {
  const given = { productId: product.id, author: 'Afi', rating: 4, ...json };
  return (await shop.call('POST', '/reviews', { token: by.token, json: given })).body.id;
};
const published = async (by: Shopper, json: object = {}) => {
  const review = await write(by, json);
  await admin('POST', `/reviews/${review}/publish`);
  return review;
};
type Voter = { token?: string; device?: string };
/** A cookie as the shop sets it. */
const cookieOf = (device?: string): Record<string, string> => (device ? { cookie: `appareil=${device}` } : {});
const vote = (method: 'PUT' | 'DELETE', { token, device }: Voter = {}, review = id) =>
  shop.call(method, `/reviews/${review}/vote`, { ...(token && { token }), headers: cookieOf(device) });
const deviceIn = (answer: { headers: Record<string, unknown> }) =>
  /appareil=([A-Za-z0-9_-]{43}); Path=\/api;.*HttpOnly/.exec(String(answer.headers['set-cookie']))?.[1];
const helpful = async () => (await shop.call('GET', `/reviews/${id}`)).body.helpful;
const fresh = (letter: string) => letter.repeat(43);

beforeEach(async () => {
  product = await makeProduct(shop);
  author = await shop.signUp();
  id = await published(author);
});

describe('« Utile » (R1109)', () => {
  it('counts an account once, also of two requests at once, and not any more when it is taken back', async () => {
    const { token } = await shop.signUp();
    const both = await Promise.all([vote('PUT', { token }), vote('PUT', { token })]);
    expect(both.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { helpful: 1, isMine: true }]));
    expect((await vote('PUT', { token, device: fresh('b') })).body.helpful).toBe(1);
    expect((await vote('PUT', { token: (await shop.signUp()).token })).body).toEqual({ helpful: 2, isMine: true });
    expect(await helpful()).toBe(2);
    for (let time = 0; time < 2; time += 1)
      expect((await vote('DELETE', { token })).body).toEqual({ helpful: 1, isMine: false });
    expect((await vote('PUT', { token })).body.helpful).toBe(2);
    expect(await checkRollups(shop.database, [reviewVotes, reviews])).toEqual([]);
  });

  it('counts a browser without an account once, by the cookie that it gets', async () => {
    const first = await vote('PUT');
    const device = deviceIn(first);
    expect([first.body, device]).toEqual([{ helpful: 1, isMine: true }, expect.any(String)]);
    expect((await vote('PUT', { device })).body.helpful).toBe(1);
    // Signed in from the same browser, it is the same vote.
    const { token } = await shop.signUp();
    expect((await vote('PUT', { token, device })).body.helpful).toBe(1);
    expect((await vote('PUT', { device: fresh('c') })).body.helpful).toBe(2);
    expect((await vote('DELETE', { device: fresh('d') })).body).toEqual({ helpful: 2, isMine: false });
    expect((await vote('DELETE', { device })).body).toEqual({ helpful: 1, isMine: false });
    expect((await vote('DELETE')).body.helpful).toBe(1);
  });

  it('leaves the vote of an account to that account, whoever uses its browser after', async () => {
    const { token } = await shop.signUp();
    const device = deviceIn(await vote('PUT', { token }));
    expect((await vote('PUT', { device })).body.helpful).toBe(1);
    expect((await vote('DELETE', { device })).body.helpful).toBe(1);
    expect((await vote('DELETE', { token })).body.helpful).toBe(0);
  });

  it('is refused to the author, also in a browser in which they signed in before', async () => {
    const refused = await vote('PUT', { token: author.token });
    expect([refused.status, refused.body.message]).toEqual([403, 'Vous ne pouvez pas voter pour votre propre avis']);
    const device = deviceIn(
      await shop.call('POST', '/auth/login', { json: { email: author.email, password: PASSWORD } }),
    );
    expect(device).toBeDefined();
    expect((await vote('PUT', { device })).status).toBe(403);
    // Somebody else who uses that browser is not the author.
    expect((await vote('PUT', { token: (await shop.signUp()).token, device })).body.helpful).toBe(1);
  });

  it('is for published reviews of published products alone', async () => {
    const { token } = await shop.signUp();
    const waiting = await write(await shop.signUp());
    for (const review of [waiting, 'x', '00000000-0000-4000-8000-000000000000'])
      for (const method of ['PUT', 'DELETE'] as const) {
        const { status, body } = await vote(method, { token }, review);
        expect([status, body.message]).toEqual([404, 'Avis introuvable']);
      }
    await vote('PUT', { token });
    await admin('PATCH', `/products/${product.id}`, { status: 'draft' });
    expect((await vote('DELETE', { token })).status).toBe(404);
    await admin('PATCH', `/products/${product.id}`, { status: 'published' });
    await admin('POST', `/reviews/${id}/refuse`);
    expect((await vote('DELETE', { token })).status).toBe(404);
    await admin('POST', `/reviews/${id}/publish`);
    expect((await vote('DELETE', { token })).body.helpful).toBe(0);
  });

  it('is counted by the server alone, and shows who voted to nobody', async () => {
    await vote('PUT', { token: (await shop.signUp()).token });
    for (const json of [{ helpful: 90 }, { answer: 'Merci', helpful: 90 }])
      expect((await admin('PATCH', `/reviews/${id}`, json)).status).toBe(400);
    expect(await helpful()).toBe(1);
    const other = await shop.signUp();
    expect((await shop.call('GET', '/review-votes', { token: other.token })).body).toEqual([]);
    expect((await admin('GET', '/review-votes')).body).toEqual([]);
    expect((await shop.call('GET', '/review-votes')).status).toBe(401);
  });

  it('goes with its account and its review, and is in the account’s export', async () => {
    const voter = await shop.signUp();
    await vote('PUT', { token: voter.token });
    await vote('PUT', { device: fresh('e') });
    const all = await shop.call('GET', '/users/me/export', { token: voter.token });
    expect(all.body.records['review-votes']).toMatchObject([{ reviewId: id, userId: voter.id }]);
    expect(JSON.stringify(all.body.records['review-votes'])).not.toContain('device');
    const json = { password: PASSWORD };
    expect((await shop.call('POST', '/users/me/deletion', { token: voter.token, json })).status).toBe(204);
    expect(await helpful()).toBe(1);
    const left = async () =>
      (await shop.database.execute(sql`select user_id from "review-votes" where review_id = ${id}`)).rows;
    expect(await left()).toEqual([{ user_id: null }]);
    expect((await shop.call('DELETE', `/reviews/${id}`, { token: author.token })).status).toBe(204);
    expect(await left()).toEqual([]);
  });

  it('is limited for browsers of one network to five a day for one review', async () => {
    const limited = await openSecondApp(shop, { RATE_LIMIT: 'on' });
    const from = '192.0.2.7';
    const guest = (letter: string, review = id) =>
      send(limited, 'PUT', `/reviews/${review}/vote`, { from, headers: cookieOf(fresh(letter)) });
    const answers = [];
    for (const letter of 'abcdefg') answers.push((await guest(letter)).status);
    expect(answers).toEqual([...Array(5).fill(200), 429, 429]);
    expect(await helpful()).toBe(5);
    const other = await published(await shop.signUp());
    expect((await guest('a', other)).status).toBe(200);
    // An account is one person, and has its own limit.
    const { token } = await shop.signUp();
    const headers = { authorization: `Bearer ${token}` };
    expect((await send(limited, 'PUT', `/reviews/${id}/vote`, { from, headers })).status).toBe(200);
    await limited.close();
  });
});

it('brings a review back that was deleted before there were votes', async () => {
  await admin('DELETE', `/reviews/${id}`);
  const [deletion] = (await admin('GET', `/audit?recordId=${id}&action=delete`)).body;
  await shop.database.execute(sql`update audit set before = before - 'helpful' where id = ${deletion.id}`);
  expect((await admin('POST', `/audit/${deletion.id}/restore`)).status).toBe(200);
  expect(await helpful()).toBe(0);
});

describe('the author’s type (R1108)', () => {
  it('is one of those that products have, optional, and may be filtered and counted by everyone', async () => {
    const dry = await published(await shop.signUp(), { skinType: 'seche' });
    await published(await shop.signUp(), { skinType: 'seche' });
    await published(await shop.signUp(), { skinType: 'grasse', hairType: 'crepus' });
    await write(await shop.signUp(), { skinType: 'mixte' });
    const { status, body } = await shop.call('POST', '/reviews', {
      token: (await shop.signUp()).token,
      json: { productId: product.id, author: 'Afi', rating: 4, skinType: 'lunaire' },
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['skinType']]);
    const facets = await shop.call('GET', `/reviews/facets?productId=${product.id}&status=published`);
    expect(facets.body).toEqual({
      skinType: [
        { value: 'seche', label: 'Sèche', count: 2 },
        { value: 'grasse', label: 'Grasse', count: 1 },
      ],
      hairType: [{ value: 'crepus', label: 'Crépus', count: 1 }],
    });
    await vote('PUT', {}, dry);
    const sorted = await shop.call(
      'GET',
      `/reviews?productId=${product.id}&skinType=seche&_sort=helpful,createdAt&_order=desc,desc`,
    );
    expect(sorted.body.map((it: { helpful: number; skinType: string }) => [it.helpful, it.skinType])).toEqual([
      [1, 'seche'],
      [0, 'seche'],
    ]);
  });
});
