import { expect, it } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { closeSession, findSignedIn } from './session-store.ts';

const shop = withTestApp();

const find = (token: string) => findSignedIn(shop.database, token);

it('returns for each token its own account, and a session that was ended opens nothing', async () => {
  const [one, other] = [await shop.signUp(), await shop.signUp()];
  await closeSession(shop.database, other.token);
  const found = await Promise.all([one.token, shop.adminToken, other.token, one.token, 'unknown', ''].map(find));
  expect(found.map((actor) => actor?.email)).toEqual([
    one.email,
    'admin@example.com',
    undefined,
    one.email,
    undefined,
    undefined,
  ]);
});
