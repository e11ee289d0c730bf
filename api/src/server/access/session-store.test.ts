import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TimeLimit, TimeUp, timeLimit } from '../../database/time-limit.ts';
import { closeSession, findSignedIn } from './session-store.ts';

let shop: TestApp;
let asked: number;
/** The next look-ups of sessions fail with it. */
let failure: Error | null = null;
beforeAll(async () => {
  shop = await openTestApp();
  const { execute } = shop.database;
  shop.database.execute = ((query, work) => {
    if (work !== 'lookup') return execute(query, work);
    asked += 1;
    return failure ? Promise.reject(failure) : execute(query, work);
  }) as typeof execute;
});
afterAll(() => shop.close());

const find = (token: string) => findSignedIn(shop.database, token);

it('asks for the sessions of requests that come together by one statement, and tells each its own', async () => {
  const [one, other] = [await shop.signUp(), await shop.signUp()];
  await closeSession(shop.database, other.token);
  asked = 0;
  const found = await Promise.all([one.token, shop.adminToken, other.token, one.token, 'unknown', ''].map(find));
  expect(found.map((actor) => actor?.email)).toEqual([
    one.email,
    'admin@example.com',
    undefined,
    one.email,
    undefined,
    undefined,
  ]);
  expect(asked).toBe(1);
  // Each may be cut for its own request.
  expect(found[0]).not.toBe(found[3]);
});

it('asks again for who comes later: a session that was ended meanwhile opens nothing', async () => {
  const { token } = await shop.signUp();
  asked = 0;
  expect(await find(token)).toMatchObject({ role: 'user' });
  await closeSession(shop.database, token);
  expect(await find(token)).toBeNull();
  expect(asked).toBe(2);
});

it('lets the others ask for themselves where the time of the first is over, and tells each where nobody answers', async () => {
  const late = new TimeLimit('GET /slow', () => false, 0);
  const answers = await Promise.allSettled([
    timeLimit.run(late, () => find(shop.adminToken)),
    timeLimit.run(new TimeLimit('GET /other', () => false), () => find(shop.adminToken)),
  ]);
  expect(answers).toMatchObject([
    { status: 'rejected', reason: expect.any(TimeUp) },
    { status: 'fulfilled', value: { email: 'admin@example.com' } },
  ]);
  failure = new Error('away');
  const failed = await Promise.allSettled([find(shop.adminToken), find(shop.adminToken)]);
  failure = null;
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await find(shop.adminToken)).toMatchObject({ email: 'admin@example.com' });
});
