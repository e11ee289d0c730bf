import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../test/support/written-messages.ts';
import { forgetUnconfirmed } from './subscription.ts';

const shop = withTestApp();

const subscribe = (email: string) => shop.call('POST', '/newsletter', { json: { email } });
const messagesTo = (email: string) => writtenMessages(shop, sql`recipient = ${email}`);
const subscriber = async (email: string) =>
  (await shop.call('GET', `/newsletter?email=${email}`, { token: shop.adminToken })).body[0];
/** Subscribes an address, and reads id and key off its e-mail. */
async function linkOf(email: string): Promise<{ id: string; key: string }> {
  await subscribe(email);
  const [message] = await messagesTo(email);
  const [, id, key] = /\/newsletter\/([0-9a-f-]{36})\?cle=([A-Za-z0-9_-]{43})\n/.exec(message!.text)!;
  return { id: id!, key: key! };
}
const confirm = (id: string, key: string) => shop.call('POST', `/newsletter/${id}/confirm`, { json: { key } });
const leave = (id: string, key: string) => shop.call('POST', `/newsletter/${id}/leave?key=${key}`);

describe('R1905 a subscription is confirmed by its link', () => {
  it('R1905: sends a confirmation e-mail, and counts from the confirmation on, once', async () => {
    const { id, key } = await linkOf('afi@example.com');
    expect((await subscriber('afi@example.com')).confirmedAt).toBeNull();
    const done = await confirm(id, key);
    expect([done.status, done.body.message]).toEqual([200, 'Merci ! Votre inscription est confirmée.']);
    const { confirmedAt } = await subscriber('afi@example.com');
    expect(Date.parse(confirmedAt)).toBeGreaterThan(Date.now() - 60_000);
    expect((await confirm(id, key)).status).toBe(200);
    expect((await subscriber('afi@example.com')).confirmedAt).toBe(confirmedAt);
  });

  it('R1905: sends it again without a confirmation, three times an hour at most, and never after one', async () => {
    for (let i = 0; i < 5; i++) await subscribe('koffi@example.com');
    const { rows } = await shop.database.execute<{ problem: string | null }>(
      sql`select problem from messages where recipient = 'koffi@example.com' order by created_at`,
    );
    expect(rows.map(({ problem }) => problem === null)).toEqual([true, true, true, false, false]);
    const { id, key } = await linkOf('ama@example.com');
    await confirm(id, key);
    await subscribe('ama@example.com');
    expect(await messagesTo('ama@example.com')).toHaveLength(1);
  });

  it('R1905: refuses another’s key, a wrong one and no key', async () => {
    const [one, other] = [await linkOf('un@example.com'), await linkOf('deux@example.com')];
    for (const key of [other.key, 'x', `${one.key}a`]) expect((await confirm(one.id, key)).status).toBe(404);
    expect((await confirm('nobody', one.key)).status).toBe(404);
    const none = await shop.call('POST', `/newsletter/${one.id}/confirm`, { json: {} });
    expect([none.status, none.body.fields]).toEqual([400, { key: 'Lien incomplet' }]);
    expect((await leave(one.id, other.key)).status).toBe(404);
    expect((await subscriber('un@example.com')).confirmedAt).toBeNull();
  });

  it('R1905: what nobody confirms is forgotten after 30 days', async () => {
    const [late, stored, confirmed] = [
      await linkOf('a@example.com'),
      await linkOf('b@example.com'),
      await linkOf('c@example.com'),
    ];
    await confirm(confirmed.id, confirmed.key);
    const age = (id: string, days: string) =>
      shop.database.execute(sql`update newsletter set created_at = now() - ${days}::interval where id = ${id}`);
    await age(late.id, '30 days 1 minute');
    await age(stored.id, '29 days 23 hours');
    await age(confirmed.id, '60 days');
    await forgetUnconfirmed(shop.database);
    expect(await subscriber('a@example.com')).toBeUndefined();
    expect(await subscriber('b@example.com')).toBeDefined();
    expect(await subscriber('c@example.com')).toBeDefined();
    expect((await confirm(late.id, late.key)).body.message).toMatch(/n’existe plus/);
  });
});

describe('R1906 leaving', () => {
  it('R1906: ends a subscription and leaves nothing behind; again is the same', async () => {
    const { id, key } = await linkOf('part@example.com');
    await confirm(id, key);
    for (let i = 0; i < 2; i++)
      expect([(await leave(id, key)).status, await subscriber('part@example.com')]).toEqual([200, undefined]);
  });

  it('R1906: a mail program leaves by the form of RFC 8058', async () => {
    const { id, key } = await linkOf('bouton@example.com');
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/newsletter/${id}/leave?key=${key}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, await subscriber('bouton@example.com')]).toEqual([200, undefined]);
  });
});
