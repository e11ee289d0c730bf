import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { capturedLog } from '../../../../test/support/captured-log.ts';
import { send } from '../../../../test/support/second-app.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { buildApp } from '../../../app.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { openMediaFolder } from '../../../platform/media/media-store.ts';

let app: FastifyInstance;
const log = capturedLog();
let isBroken = false;

const shop = withTestApp();

beforeAll(async () => {
  // A database with queries that fail when the test sets a flag, each with its values in the error.
  const breaking = <Each extends Executor>(executor: Each): Each => ({
    ...executor,
    execute: (query: ReturnType<typeof sql>) => executor.execute(isBroken ? sql`broken ${query}` : query),
  });
  const breakable: Database = {
    ...breaking(shop.database),
    transaction: (work) => shop.database.transaction((transaction) => work(breaking(transaction))),
  };
  app = await buildApp({
    settings: { RATE_LIMIT: 'off', TRUST_PROXY: 'off' },
    database: breakable,
    mediaStore: await openMediaFolder(shop.mediaDir),
    web: null,
    logger: { level: 'debug', stream: log.stream },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
});

it('P46 says what happened, and never a password, token, key or address', async () => {
  const email = 'plantee@example.com';
  const password = 'CANARY-phrase-secrete';
  const { body } = await send(app, 'POST', '/auth/register', { json: { email, password } });
  const headers = { authorization: `Bearer ${body.access_token}` };
  await send(app, 'GET', '/users/me', { headers });
  await send(app, 'POST', '/auth/login', { json: { email, password: 'CANARY-faux' } });
  await send(app, 'POST', '/auth/forgot', { json: { email } });
  await send(app, 'POST', '/auth/reset', { json: { token: 'CANARY-token', password } });
  await send(app, 'GET', '/followed-orders/CANARY-id?key=CANARY-key');
  await send(app, 'GET', '/nowhere?token=CANARY-query');
  isBroken = true;
  const failed = await send(app, 'POST', '/newsletter', { json: { email: 'CANARY@example.com' } });
  isBroken = false;
  expect(failed.status).toBe(500);

  expect(log.text()).toContain('"event":"login failed"');
  expect(log.text()).toContain(body.user.id);
  expect(log.text()).toContain('request failed');
  const lines = log
    .text()
    .split('\n')
    .filter((line) => !line.includes('CANARY-id'));
  expect(lines.filter((line) => /canary|plantee/i.test(line) || line.includes(body.access_token))).toEqual([]);
});
