import { heldRights, type StaffRight } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
type Person = { id: string; token: string };
let awa: Person;
let koffi: Person;
let shopper: Person;
beforeAll(async () => {
  awa = await signUpStaff('catalogue');
  koffi = await signUpStaff('reading');
  shopper = await shop.signUp();
});

async function signUpStaff(right: StaffRight): Promise<Person> {
  const account = await shop.signUp();
  const rights = JSON.stringify(heldRights([right]));
  await shop.database.execute(sql`update users set rights = ${rights}::jsonb where id = ${account.id}`);
  return account;
}
let named = 0;
const view = (part: object = {}) => ({ list: 'products', name: `Vue ${++named}`, query: 'inStock=false', ...part });
const keep = (token: string, part: object = {}) => shop.call('POST', '/list-views', { token, json: view(part) });
const admin = () => shop.adminToken;
const call = (method: string, id: string, token: string, json?: object) =>
  shop.call(method, `/list-views/${id}`, { token, ...(json && { json }) });
const seenBy = async (token: string): Promise<string[]> =>
  (await shop.call('GET', '/list-views?list=products', { token })).body.map(({ id }: { id: string }) => id);

describe('a saved view', () => {
  it('is its owner’s alone, to read, to change and to delete', async () => {
    const { status, body } = await keep(awa.token);
    expect([status, body]).toEqual([201, expect.objectContaining({ userId: awa.id, isShared: false })]);
    expect(await seenBy(awa.token)).toContain(body.id);
    for (const other of [koffi.token, admin()]) {
      expect(await seenBy(other)).not.toContain(body.id);
      expect((await call('GET', body.id, other)).status).toBe(404);
    }
    expect((await call('PATCH', body.id, koffi.token, { name: 'À moi' })).status).toBe(404);
    expect((await call('DELETE', body.id, admin())).status).toBe(404);
    expect((await call('PATCH', body.id, awa.token, { name: 'Ruptures' })).body.name).toBe('Ruptures');
    expect((await call('DELETE', body.id, awa.token)).status).toBe(204);
  });

  it('is everybody’s who works here once an administrator shares it, and no shopper’s', async () => {
    const { id } = (await keep(admin(), { isShared: true })).body;
    for (const person of [awa, koffi]) expect(await seenBy(person.token)).toContain(id);
    expect(await seenBy(shopper.token)).toEqual([]);
    expect((await keep(shopper.token)).status).toBe(403);
    expect((await shop.call('GET', '/list-views')).status).toBe(401);
  });

  it('is shared, changed and taken away as everybody’s by administrators alone', async () => {
    expect((await keep(awa.token, { isShared: true })).status).toBe(403);
    const { id } = (await keep(awa.token)).body;
    expect((await call('PATCH', id, awa.token, { isShared: true })).status).toBe(403);
    expect((await call('GET', id, awa.token)).body.isShared).toBe(false);
    const shared = (await keep(admin(), { isShared: true })).body.id;
    expect((await call('PATCH', shared, awa.token, { query: 'q=x' })).status).toBe(404);
    // Who shared it as an administrator is staff by now: it stays everybody's.
    await shop.database.execute(sql`update "list-views" set user_id = ${awa.id} where id = ${shared}`);
    for (const change of [{ query: 'q=x' }, { isShared: false }])
      expect((await call('PATCH', shared, awa.token, change)).status).toBe(403);
    expect((await call('DELETE', shared, awa.token)).status).toBe(403);
    expect((await call('PATCH', shared, admin(), { isShared: false })).status).toBe(200);
    expect((await call('DELETE', shared, awa.token)).status).toBe(204);
  });

  it('has a name of its own among its owner’s of that list', async () => {
    await keep(awa.token, { name: 'Matin' });
    const second = await keep(awa.token, { name: 'Matin' });
    expect([second.status, second.body.message]).toEqual([409, 'Vous avez déjà une vue de ce nom']);
    expect((await keep(awa.token, { name: 'Matin', list: 'orders' })).status).toBe(201);
    expect((await keep(koffi.token, { name: 'Matin' })).status).toBe(201);
  });
});
