import { heldRights, type StaffRight } from '@karite/shared/accounts';
import { mention } from '@karite/shared/comments';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endOf } from '../../../test/support/jobs.ts';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { sweepReads } from './team-notification-store.ts';

const shop = withTestApp();
type Person = { id: string; token: string; email: string };
let awa: Person;
let koffi: Person;
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  awa = await signUpStaff('catalogue');
  koffi = await signUpStaff('orders');
  product = await makeProduct(shop);
});

async function signUpStaff(right: StaffRight): Promise<Person> {
  const account = await shop.signUp();
  const rights = JSON.stringify(heldRights([right]));
  await shop.database.execute(sql`update users set rights = ${rights}::jsonb where id = ${account.id}`);
  return account;
}
type TeamNotification = {
  kind: string;
  key: string;
  resource: string;
  record: string;
  title: string;
  note: string;
  at: string;
  isUnread: boolean;
};
const read = async (token: string): Promise<TeamNotification[]> =>
  (await shop.call('GET', '/users/me/notices?_end=100', { token })).body;
const kinds = async (token: string) => (await read(token)).map(({ kind }) => kind);
const unread = async (token: string) => (await shop.call('GET', '/users/me/notices/unread', { token })).body.count;
const mark = (token: string, json: object) => shop.call('POST', '/users/me/notices/read', { token, json });
const place = async () => (await shop.call('POST', '/orders', { json: orderOf([product]) })).body as { id: string };

describe('the bell (R1551)', () => {
  it('lists mentions and orders for those who may read them, newest first, until they are read', async () => {
    const order = await place();
    const answer = `${mention(koffi.id)} à voir`;
    const json = { resource: 'products', recordId: product.id, text: answer };
    await shop.call('POST', '/comments', { token: awa.token, json });
    expect(await read(koffi.token)).toEqual([
      expect.objectContaining({
        kind: 'mention',
        resource: 'products',
        record: product.id,
        title: awa.email,
        note: '@… à voir',
        isUnread: true,
      }),
      expect.objectContaining({ kind: 'order', resource: 'orders', record: order.id, isUnread: true }),
    ]);
    // Accounts with rights to the catalogue only see no order; the author of a mention does not see it.
    expect(await read(awa.token)).toEqual([]);
    expect(await unread(koffi.token)).toBe(2);
    const [first] = await read(koffi.token);
    expect((await mark(koffi.token, { kind: 'mention', key: first!.key })).status).toBe(204);
    expect([await unread(koffi.token), (await read(koffi.token))[0]!.isUnread]).toEqual([1, false]);
    const seen = (await read(koffi.token))[0]!.at;
    const later = await place();
    expect((await mark(koffi.token, { until: seen })).status).toBe(204);
    // What came after what was checked is still unread.
    expect((await read(koffi.token)).filter((it) => it.isUnread).map(({ record }) => record)).toEqual([later.id]);
    await mark(koffi.token, { until: new Date(Date.now() + 3_600_000).toISOString() });
    expect(await unread(koffi.token)).toBe(0);
    const next = await place();
    expect((await read(koffi.token)).filter((it) => it.isUnread).map(({ record }) => record)).toEqual([next.id]);
    // A mention goes with the right to read what it is about.
    await shop.database.execute(
      sql`update users set rights = ${JSON.stringify(heldRights(['catalogue']))}::jsonb where id = ${koffi.id}`,
    );
    expect(await kinds(koffi.token)).toEqual(['mention']);
    await shop.database.execute(
      sql`update users set rights = ${JSON.stringify(heldRights(['orders']))}::jsonb where id = ${koffi.id}`,
    );
  });

  it('lists payments that failed or do not match, and the end of one’s own exports', async () => {
    await shop.call('POST', '/users/me/notices/read', {
      token: shop.adminToken,
      json: { until: new Date().toISOString() },
    });
    const order = await place();
    const pay = (status: string) =>
      shop.database.execute(sql`
        insert into payments (order_id, provider, status, order_amount, amount, currency, is_test, verified_at)
        values (${order.id}, 'kkiapay', ${status}, 100, 100, 'XOF', false, now())`);
    for (const status of ['failed', 'late', 'paid', 'pending']) await pay(status);
    expect((await kinds(shop.adminToken)).slice(0, 2).sort()).toEqual(['failure', 'money']);
    await endOf(shop, await shop.call('POST', '/brands/export', { token: shop.adminToken }));
    expect((await read(shop.adminToken))[0]).toMatchObject({
      kind: 'job',
      resource: 'brands',
      title: 'export',
      note: null,
    });
    expect(await kinds(koffi.token)).not.toContain('job');
    const reported = await shop.database.execute(
      sql`select 1 from live_changes where kind = 'notified' and resource = 'users'`,
    );
    expect(reported.rows.length).toBeGreaterThan(0);
  });

  it('lists a counted product once each time that it reaches its threshold', async () => {
    const { id: productId } = await makeProduct(shop, { name: 'Argile verte' });
    const move = (reason: string, quantity: number) =>
      shop.call('POST', '/stock-movements', { token: shop.adminToken, json: { productId, reason, quantity } });
    await move('counted', 5);
    const { body } = await shop.call('GET', `/stocks?productId=${productId}`, { token: shop.adminToken });
    const url = `/stocks/${body[0].id}`;
    await shop.call('PATCH', url, { token: shop.adminToken, json: { lowAt: 3 } });
    const reported = async () =>
      (await read(shop.adminToken)).filter(({ kind }) => kind === 'stock').map(({ title, note }) => [title, note]);
    await move('lost', 1);
    expect(await reported()).toEqual([]);
    await move('lost', 1);
    await move('lost', 1);
    expect(await reported()).toEqual([['Argile verte', '3']]);
    await move('received', 10);
    await move('lost', 12);
    expect(await reported()).toEqual([
      ['Argile verte', '0'],
      ['Argile verte', '3'],
    ]);
    expect(await kinds(koffi.token)).toContain('stock');
  });

  it('is silent about what its owner switched off, and counts no further than 99', async () => {
    const choices = (off: string[]) =>
      shop.call('PUT', '/users/me/notices/choices', { token: koffi.token, json: { off } });
    expect((await choices(['order', 'failure', 'money', 'stock'])).body).toEqual({
      off: ['order', 'failure', 'money', 'stock'],
    });
    expect(await kinds(koffi.token)).toEqual(['mention']);
    expect((await shop.call('GET', '/users/me/notices/choices', { token: koffi.token })).body.off).toHaveLength(4);
    expect((await choices(['everything'])).status).toBe(400);
    await choices([]);
    await shop.database.execute(sql`
      insert into notice_reads (user_id, kind, key, read_at) values
        (${awa.id}, 'order', gen_random_uuid(), now() - interval '31 days'), (${awa.id}, 'order', gen_random_uuid(), now())`);
    await shop.database.execute(sweepReads);
    const left = await shop.database.execute(sql`select 1 from notice_reads where user_id = ${awa.id}`);
    expect(left.rows.length).toBe(1);
  });

  it('is for staff in a browser, and goes with its account', async () => {
    const shopper = await shop.signUp();
    for (const path of ['', '/unread', '/choices'])
      expect((await shop.call('GET', `/users/me/notices${path}`, { token: shopper.token })).status).toBe(403);
    expect((await mark(koffi.token, { until: 'hier' })).status).toBe(400);
    await shop.call('POST', '/users/me/deletion', { token: awa.token, json: { password: 'mot de passe sûr' } });
    const left = await shop.database.execute(sql`
      select user_id from notice_reads where user_id = ${awa.id} union all select user_id from notice_choices where user_id = ${awa.id}`);
    expect(left.rows).toEqual([]);
  });
});
