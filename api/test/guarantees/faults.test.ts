import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { openSession } from '../../src/platform/server/access/session-store.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { INTERNALS } from './support/contract.ts';
import { watchCalls } from './support/database-calls.ts';
import { faultCases } from './support/fault-cases.ts';
import { figure } from './support/figure.ts';

/** No route makes more calls than this. */
const MOST_CALLS = 60;
const FAILURES = [
  Object.assign(new Error('select secret from users: relation "users" does not exist'), { code: 'XX000' }),
  Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' }),
];

const shop = withTestApp();

const TABLES = [
  'products',
  'products_images',
  'products_categories',
  'brands',
  'categories',
  'orders',
  'orders_items',
  'orders_history',
  'users',
  'audit',
  'order_links',
  'reviews',
  'review-votes',
];
/** Everything that a request could have half written: rows and files. */
async function state(): Promise<string> {
  const parts = TABLES.map(
    (table) => sql`(select coalesce(json_agg(t order by t::text)::text, '') from ${sql.identifier(table)} t)`,
  );
  const rows = await shop.database.execute(sql`select md5(${sql.join(parts, sql` || `)}) as sum`);
  return JSON.stringify([rows.rows, (await readdir(shop.mediaDir)).sort()]);
}

describe('P42: any single database call may fail', () => {
  it('P42: the n-th call of each route fails, for every n: nothing half written, nothing shown', async () => {
    let failed = 0;
    for (const it of await faultCases(shop)) {
      const send = async (n: number) =>
        shop.call(it.method, it.url, { token: it.token, json: it.json ?? it.jsonOf?.(n), form: await it.form?.() });
      shop.app.catalogueCache.drop();
      const whole = it.method === 'GET' ? (await send(0)).text : null;
      for (let n = 1; n <= MOST_CALLS; n += 1) {
        shop.app.catalogueCache.drop();
        const before = await state();
        let calls = 0;
        const stop = watchCalls(shop.database, () => {
          calls += 1;
          if (calls === n) throw FAILURES[n % 2];
        });
        const answer = await send(n);
        stop();
        if (calls < n) {
          // Every call has failed once; unharmed, the request succeeds.
          expect([200, 201, 204], `${it.name}: ${answer.text}`).toContain(answer.status);
          break;
        }
        failed += 1;
        const what = `${it.name}, call ${n}: ${answer.status} ${answer.text.slice(0, 300)}`;
        // Only the notice of changes elsewhere failed: nothing has changed, and the answer is the usual one.
        if (answer.status === 200 && whole !== null) {
          expect(answer.text, what).toBe(whole);
          continue;
        }
        expect(answer.status, what).toBe(n % 2 ? 503 : 500);
        if (answer.status === 503) expect(answer.headers['retry-after'], what).toBeTruthy();
        expect(answer.text, what).not.toMatch(INTERNALS);
        if (!it.mayBeDone) expect(await state(), what).toBe(before);
        expect(n, it.name).toBeLessThan(MOST_CALLS);
      }
    }
    figure('P42', `${failed} calls failed one by one`);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  }, 120_000);

  it('P42: a password is never changed while the sessions it should end live on', async () => {
    const { id, token } = await shop.signUp();
    const look = async () =>
      (
        await shop.database.execute<{ hash: string; others: number }>(sql`
          select password_hash as hash, (select count(*)::int from sessions where user_id = users.id) as others
          from users where id = ${id}`)
      ).rows[0]!;
    await openSession(shop.database, id);
    const before = await look();
    for (let n = 1; n <= MOST_CALLS; n += 1) {
      let calls = 0;
      const stop = watchCalls(shop.database, () => {
        calls += 1;
        if (calls === n) throw FAILURES[0];
      });
      const json = { password: 'un tout autre mot de passe' };
      const { status } = await shop.call('PATCH', '/users/me', { token, json });
      stop();
      const after = await look();
      expect(after.others, `call ${n}`).toBe(after.hash === before.hash ? 2 : 1);
      if (status === 200) break;
    }
  });

  it('P42, P55: an address is never changed without the e-mail that takes it back', async () => {
    for (let n = 1; n <= MOST_CALLS; n += 1) {
      const { id, token, email } = await shop.signUp();
      let calls = 0;
      const stop = watchCalls(shop.database, () => {
        calls += 1;
        if (calls === n) throw FAILURES[0];
      });
      const json = { email: `partie${n}@example.com` };
      const { status } = await shop.call('PATCH', '/users/me', { token, json });
      stop();
      const found = await shop.database.execute<{ moved: boolean; links: number; emails: number }>(sql`
        select email <> ${email} as moved,
          (select count(*)::int from email_changes where user_id = users.id and old_email = ${email}) as links,
          (select count(*)::int from messages where recipient in (${email}, ${json.email})) as emails
        from users where id = ${id}`);
      const { moved, links, emails } = found.rows[0]!;
      expect([links, emails], `call ${n}`).toEqual(moved ? [1, 2] : [0, 0]);
      if (status === 200) break;
    }
  });
});
