import { heldRights, type StaffRight } from '@karite/shared/accounts';
import { COMMENTS_AT_A_TIME, mention } from '@karite/shared/comments';
import { defineResource, text } from '@karite/shared/resource';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

/** A shop's own, of which staff read a part. */
const kites = defineResource({
  name: 'kites',
  label: { one: 'Cerf-volant', many: 'Cerfs-volants' },
  display: 'name',
  access: { read: { admin: { where: { name: 'Rouge' } } }, create: 'admin', delete: 'admin' },
  fields: { name: text({ label: 'Nom' }) },
});

type Person = { id: string; token: string; email: string };
let awa: Person;
let koffi: Person;
let shopper: Person;
let product: string;
let order: string;
const shop = withTestApp([kites]);

beforeAll(async () => {
  awa = await signUpStaff('catalogue');
  koffi = await signUpStaff('orders');
  shopper = await shop.signUp();
  const made = await makeProduct(shop);
  product = made.id;
  order = (await shop.call('POST', '/orders', { json: orderOf([made]), token: shopper.token })).body.id;
});

async function signUpStaff(right: StaffRight): Promise<Person> {
  const account = await shop.signUp();
  const rights = JSON.stringify(heldRights([right]));
  await shop.database.execute(sql`update users set rights = ${rights}::jsonb where id = ${account.id}`);
  return account;
}
const say = (token: string, text: string, resource = 'products', recordId = product) =>
  shop.call('POST', '/comments', { token, json: { resource, recordId, text } });
const read = (token: string, resource = 'products', id = product, query = '') =>
  shop.call('GET', `/comments/${resource}/${id}${query}`, { token });
const readers = async (token: string, resource: string, id: string, q = '') =>
  (await shop.call('GET', `/comments/${resource}/${id}/readers?q=${encodeURIComponent(q)}`, { token })).body.map(
    (one: Person) => one.email,
  );
const one = (method: string, id: string, token: string, json?: object) =>
  shop.call(method, `/comments/${id}`, { token, ...(json && { json }) });
const newest = async (token: string) => (await read(token)).body[0];

describe('comments of staff (R1550)', () => {
  it('are read and written by those who read the record, and nobody else', async () => {
    expect((await say(awa.token, 'Plus de beurre en stock')).status).toBe(201);
    const { status, body, headers } = await read(koffi.token);
    expect([status, headers['x-total-count']]).toEqual([200, '1']);
    expect(body[0]).toMatchObject({ text: 'Plus de beurre en stock', userId: awa.id, user: { email: awa.email } });
    // Her rights end at the catalogue; nobody's cover what is not there.
    expect((await say(awa.token, 'x', 'orders', order)).status).toBe(403);
    expect((await read(awa.token, 'orders', order)).status).toBe(403);
    expect((await say(koffi.token, 'Rappeler demain', 'orders', order)).status).toBe(201);
    for (const [resource, id] of [
      ['products', crypto.randomUUID()],
      ['products', 'x'],
      ['pricing-rules', product],
      ['nothing', product],
    ] as const) {
      expect((await read(shop.adminToken, resource, id)).status).toBe(404);
      expect((await readersStatus(resource, id)).status).toBe(404);
    }
    expect((await say(shop.adminToken, 'x', 'products', crypto.randomUUID())).status).toBe(404);
    // A customer reads the order, because it is theirs, and no comment on it.
    for (const path of [`/comments/orders/${order}`, `/comments/orders/${order}/readers`])
      expect((await shop.call('GET', path, { token: shopper.token })).status).toBe(403);
    expect((await say(shopper.token, 'x', 'orders', order)).status).toBe(403);
    expect((await shop.call('GET', `/comments/orders/${order}`)).status).toBe(401);
  });
  const readersStatus = (resource: string, id: string) =>
    shop.call('GET', `/comments/${resource}/${id}/readers`, { token: shop.adminToken });

  it('are of a shop’s own resource too, on the records that its declaration shows', async () => {
    const add = async (name: string) =>
      (await shop.call('POST', '/kites', { token: shop.adminToken, json: { name } })).body.id;
    const [red, blue] = [await add('Rouge'), await add('Bleu')];
    expect((await say(shop.adminToken, 'Beau', 'kites', red)).status).toBe(201);
    expect((await say(shop.adminToken, 'Beau', 'kites', blue)).status).toBe(404);
    expect((await read(shop.adminToken, 'kites', blue)).status).toBe(404);
    await shop.call('DELETE', `/kites/${red}`, { token: shop.adminToken });
    const left = await shop.database.execute(sql`select 1 from comments where record_id = ${red}`);
    expect(left.rows).toEqual([]);
  });

  it('are changed by their author alone, deleted by an administrator too', async () => {
    const { id } = (await say(awa.token, 'Faute de frape')).body;
    expect((await one('PATCH', id, shop.adminToken, { text: 'x' })).status).toBe(404);
    expect((await one('PATCH', id, koffi.token, { text: 'x' })).status).toBe(404);
    expect((await one('PATCH', id, awa.token, { recordId: order })).status).toBe(400);
    expect((await one('PATCH', id, awa.token, { text: 'Faute de frappe' })).status).toBe(200);
    expect((await newest(awa.token)).text).toBe('Faute de frappe');
    expect((await one('DELETE', id, koffi.token)).status).toBe(404);
    expect((await one('DELETE', id, awa.token)).status).toBe(204);
    const other = (await say(awa.token, 'Encore')).body.id;
    expect((await one('DELETE', other, shop.adminToken)).status).toBe(204);
  });

  it('have a text of 1 to 2 000 characters', async () => {
    expect((await say(awa.token, 'é'.repeat(2_000))).status).toBe(201);
    const long = await say(awa.token, 'é'.repeat(2_001));
    expect([long.status, long.body.fields]).toEqual([400, { text: expect.stringMatching(/2.?000 caractères/) }]);
    expect((await say(awa.token, '  ')).body.fields).toEqual({ text: 'Écrivez un commentaire' });
  });

  it('mention by account those who read the record, who are offered by what is typed', async () => {
    expect(await readers(koffi.token, 'orders', order)).toEqual(['admin@example.com']);
    expect(await readers(awa.token, 'products', product)).toEqual(['admin@example.com', koffi.email].sort());
    expect(await readers(awa.token, 'products', product, koffi.email.slice(0, 12))).toEqual([koffi.email]);
    expect(await readers(awa.token, 'products', product, shopper.email)).toEqual([]);
    await say(awa.token, `${mention(koffi.id)} peux-tu voir ?`);
    expect((await newest(awa.token)).mentions).toEqual([{ id: koffi.id, email: koffi.email }]);
    const refused = await say(koffi.token, `${mention(awa.id)} ?`, 'orders', order);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Une personne mentionnée ne peut pas consulter cet élément',
    ]);
    await shop.database.execute(sql`update users set email = 'renomme@example.com' where id = ${koffi.id}`);
    expect((await newest(awa.token)).mentions).toEqual([{ id: koffi.id, email: 'renomme@example.com' }]);
    expect((await newest(awa.token)).text).toBe(`${mention(koffi.id)} peux-tu voir ?`);
  });

  it('notify those who read the record; a mention notifies the account that it names', async () => {
    const seen = sql`select resource, record, kind from live_changes where kind in ('commented', 'notified') order by number`;
    const before = (await shop.database.execute(seen)).rows.length;
    await say(awa.token, `${mention(koffi.id)} ${mention(koffi.id)}`);
    expect((await shop.database.execute(seen)).rows.slice(before)).toEqual([
      { resource: 'products', record: product, kind: 'commented' },
      { resource: 'users', record: koffi.id, kind: 'notified' },
    ]);
  });

  it('stand in their author’s export, and stay without a name when the account goes', async () => {
    const { body } = await shop.call('GET', '/users/me/export', { token: awa.token });
    expect(body.records.comments.map((it: { text: string }) => it.text)).toContain('Plus de beurre en stock');
    const gone = await shop.call('POST', '/users/me/deletion', {
      token: awa.token,
      json: { password: 'mot de passe sûr' },
    });
    expect(gone.status).toBe(204);
    expect(await newest(shop.adminToken)).toMatchObject({ user: null, text: expect.stringContaining(koffi.id) });
  });

  it('are read twenty at a time, the newest first', async () => {
    const { id } = await makeProduct(shop, { name: 'Savon noir' });
    for (let n = 0; n <= COMMENTS_AT_A_TIME; n += 1) await say(shop.adminToken, `Mot ${n}`, 'products', id);
    const pages = [
      await read(shop.adminToken, 'products', id),
      await read(shop.adminToken, 'products', id, '?_start=20&_end=40'),
    ];
    expect(pages.map(({ body }) => [body.length, body[0].text])).toEqual([
      [COMMENTS_AT_A_TIME, `Mot ${COMMENTS_AT_A_TIME}`],
      [1, 'Mot 0'],
    ]);
    expect(pages[0]?.headers['x-total-count']).toBe(String(COMMENTS_AT_A_TIME + 1));
    await shop.call('DELETE', `/products/${id}`, { token: shop.adminToken });
    const left = await shop.database.execute(sql`select 1 from comments where record_id = ${id}`);
    expect(left.rows).toEqual([]);
  });
});
