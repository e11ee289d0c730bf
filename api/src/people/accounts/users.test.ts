import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();
let adminId: string;
beforeAll(async () => {
  adminId = (await shop.call('GET', '/users/me', { token: shop.adminToken })).body.id;
});

const change = (id: string, json: object, token = shop.adminToken) =>
  shop.call('PATCH', `/users/${id}`, { token, json });
const me = (token: string) => shop.call('GET', '/users/me', { token });
const LAST = 'Le dernier administrateur actif ne peut être ni rétrogradé ni désactivé';

describe('P18 accounts changed by an administrator', () => {
  it('changes a role, which acts on the next request', async () => {
    const { id, token } = await shop.signUp();
    expect((await shop.call('GET', '/users', { token })).status).toBe(403);
    expect((await change(id, { role: 'admin' })).body).toMatchObject({ id, role: 'admin', isActive: true });
    expect((await shop.call('GET', '/users', { token })).status).toBe(200);
    await change(id, { role: 'user' });
    expect((await shop.call('GET', '/users', { token })).status).toBe(403);
  });

  it('shuts an account out at once, and its old sessions stay shut when it is let in again', async () => {
    const { id, token, email } = await shop.signUp();
    await change(id, { isActive: false });
    expect((await me(token)).status).toBe(401);
    const login = () => shop.call('POST', '/auth/login', { json: { email, password: 'mot de passe sûr' } });
    expect((await login()).status).toBe(401);
    await change(id, { isActive: true });
    expect((await me(token)).status).toBe(401);
    expect((await login()).status).toBe(200);
  });

  it('keeps who changed what, and nothing where nothing changed', async () => {
    const { id } = await shop.signUp();
    await change(id, { isActive: false });
    await change(id, { isActive: false });
    await change(id, {});
    const { body } = await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken });
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      resource: 'users',
      email: 'admin@example.com',
      before: { role: 'user', isActive: true },
      after: { role: 'user', isActive: false },
    });
  });

  it('reads a right that is no longer declared, gives nothing by it, and takes it back', async () => {
    const { id, token } = await shop.signUp();
    const store = (rights: object) =>
      shop.database.execute(sql`update users set rights = ${JSON.stringify(rights)}::jsonb where id = ${id}`);
    const require = (isRequired: boolean) =>
      shop.database.execute(sql`update "staff-access" set is_second_factor_required = ${isRequired}`);
    await store({ appointments: true });
    await require(true);
    const asCustomer = [(await shop.call('GET', '/addresses', { token })).status];
    await require(false);
    expect(asCustomer).toEqual([200]);
    expect((await shop.call('GET', '/today', { token })).status).toBe(403);
    const { body } = await shop.call('GET', `/users/${id}`, { token: shop.adminToken });
    expect([body.rights.orders, 'appointments' in body.rights]).toEqual([null, false]);

    await store({ appointments: true, orders: true });
    expect((await shop.call('GET', '/orders', { token })).status).toBe(200);
    expect((await change(id, { rights: { catalogue: true } })).body.rights).toMatchObject({ catalogue: true });
    const [entry] = (await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body;
    await shop.database.execute(sql`
      update audit set before = jsonb_set(before, '{rights,appointments}', 'true') where id = ${entry.id}`);
    const restored = await shop.call('POST', `/audit/${entry.id}/restore`, { token: shop.adminToken });
    expect([restored.status, (await shop.call('GET', '/orders', { token })).status]).toEqual([200, 200]);
  });

  it.each([
    [{ role: 'owner' }, 400],
    [{ isActive: 'no' }, 400],
    [{ email: 'x@example.com' }, 400],
    [{ passwordHash: 'x' }, 400],
    [{ isAdmin: true }, 400],
  ])('refuses %j', async (json, status) => {
    const { id } = await shop.signUp();
    expect((await change(id, json)).status).toBe(status);
  });

  it('is not for customers, and knows whom it does not know', async () => {
    const { id, token } = await shop.signUp();
    expect((await change(id, { role: 'admin' }, token)).status).toBe(403);
    for (const nobody of ['00000000-0000-4000-8000-000000000000', 'x', 'me%27'])
      expect([(await change(nobody, { isActive: true })).status, nobody]).toEqual([404, nobody]);
  });
});

describe('putting a former role or access back', () => {
  const newest = async (id: string) =>
    (await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body[0].id;
  const restore = (entry: string) => shop.call('POST', `/audit/${entry}/restore`, { token: shop.adminToken });
  const read = async (id: string) => (await shop.call('GET', `/users/${id}`, { token: shop.adminToken })).body;

  it('gives the altered one its former value, keeps later changes of the other, and is a change of its own', async () => {
    const { id } = await shop.signUp();
    await change(id, { role: 'admin' });
    const promotion = await newest(id);
    await change(id, { isActive: false });
    expect((await restore(promotion)).body).toEqual({ resource: 'users', recordId: id });
    expect(await read(id)).toMatchObject({ role: 'user', isActive: false });
    const { body } = await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken });
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ before: { role: 'admin' }, after: { role: 'user' }, email: 'admin@example.com' });
    // Again it changes nothing.
    expect((await restore(promotion)).status).toBe(200);
    expect((await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken })).body).toHaveLength(3);
  });

  it('ends the sessions of who is shut out again', async () => {
    const { id, token, email } = await shop.signUp();
    await change(id, { isActive: false });
    await change(id, { isActive: true });
    const letIn = await newest(id);
    const again = await shop.call('POST', '/auth/login', { json: { email, password: 'mot de passe sûr' } });
    expect((await me(again.body.access_token)).status).toBe(200);
    await restore(letIn);
    expect([(await me(again.body.access_token)).status, (await me(token)).status]).toEqual([401, 401]);
  });

  it('never takes the last active administrator', async () => {
    const { id, token } = await shop.signUp();
    await change(id, { role: 'admin' });
    const promotion = await newest(id);
    // The other one steps down; undoing the promotion would leave nobody.
    await change(adminId, { role: 'user' }, token);
    const refused = await shop.call('POST', `/audit/${promotion}/restore`, { token });
    expect([refused.status, refused.body.message]).toEqual([409, LAST]);
    await change(adminId, { role: 'admin' }, token);
    expect((await restore(promotion)).status).toBe(200);
    expect((await restore(promotion)).status).toBe(200);
    expect(await read(id)).toMatchObject({ role: 'user', isActive: true });
  });

  it('is for administrators alone', async () => {
    const { id, token } = await shop.signUp();
    await change(id, { isActive: false });
    const entry = await newest(id);
    expect((await shop.call('POST', `/audit/${entry}/restore`, { token })).status).toBe(401);
    expect((await shop.call('POST', `/audit/${entry}/restore`, { token: (await shop.signUp()).token })).status).toBe(
      403,
    );
  });
});

describe('I12 the last active administrator', () => {
  it.each([{ role: 'user' }, { isActive: false }, { role: 'user', isActive: false }])('stays: %j', async (json) => {
    const refused = await change(adminId, json);
    expect([refused.status, refused.body.message]).toEqual([409, LAST]);
    expect((await me(shop.adminToken)).body).toMatchObject({ role: 'admin', isActive: true });
  });

  it('is not the one who is deactivated already', async () => {
    const { id } = await shop.signUp();
    await change(id, { role: 'admin', isActive: false });
    expect((await change(adminId, { role: 'user' })).status).toBe(409);
    await change(id, { role: 'user' });
  });

  it('stays when the last two demote each other at once, ten times', async () => {
    for (let round = 0; round < 10; round++) {
      const other = await shop.signUp();
      await change(other.id, { role: 'admin' });
      const answers = await Promise.all([
        change(other.id, { role: 'user' }, shop.adminToken),
        change(adminId, { isActive: false }, other.token),
      ]);
      const left = await shop.database.execute(sql`select id from users where role = 'admin' and is_active`);
      expect(left.rows).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await shop.database.execute(sql`update users set role = 'user' where id = ${other.id}`);
      await shop.database.execute(sql`update users set role = 'admin', is_active = true where id = ${adminId}`);
      shop.adminToken = (
        await shop.call('POST', '/auth/login', { json: { email: 'admin@example.com', password: 'mot de passe sûr' } })
      ).body.access_token;
    }
  });

  it('P29 is found without reading every account', async () => {
    await shop.database.execute(sql`
      insert into users (email, role, is_active, password_hash)
      select 'client' || n || '@example.org', 'user', true, 'x' from generate_series(1, 20000) n`);
    await shop.database.execute(sql`analyze users`);
    const plan = await shop.database.execute(sql`
      explain select 1 from users where role = 'admin' and is_active and id is distinct from ${adminId}::uuid limit 1`);
    expect(JSON.stringify(plan.rows)).toContain('users_administrators');
  });
});

describe('staff who hold a part of the administration', () => {
  const only = (...held: string[]) => Object.fromEntries(held.map((right) => [right, true]));
  const staff = async (...held: string[]) => {
    const { id, token } = await shop.signUp();
    expect((await change(id, { rights: only(...held) })).body).toMatchObject({ role: 'user', rights: only(...held) });
    return token;
  };
  const statusesOf = async (token: string, calls: [string, string][]) => {
    const answers = calls.map(async ([method, url]) => (await shop.call(method, url, { token })).status);
    return (await Promise.all(answers)).map((status) => status === 403);
  };
  const GONE = '00000000-0000-4000-8000-000000000000';
  const CALLS: [string, string][] = [
    ['GET', '/payments'],
    ['PATCH', `/orders/${GONE}/status`],
    ['GET', '/statistics'],
    ['DELETE', `/brands/${GONE}`],
    ['GET', '/stock-requests'],
    ['GET', '/users'],
    ['GET', '/audit'],
    ['PATCH', `/users/${GONE}`],
    ['POST', `/audit/${GONE}/restore`],
    ['POST', '/products/import'],
  ];

  it.each([
    ['orders', [false, false, true, true, true, true, true, true, true, true]],
    ['orders figures', [false, false, false, true, true, true, true, true, true, true]],
    ['refunding', [false, true, true, true, true, true, true, true, true, true]],
    ['site settings', [true, true, true, true, true, true, true, true, true, true]],
    ['catalogue', [true, true, true, false, false, true, true, true, true, false]],
    ['reading', [false, true, false, true, false, false, false, true, true, true]],
    ['orders catalogue', [false, false, true, false, false, true, true, true, true, false]],
    ['catalogue reading', [false, true, false, false, false, false, false, true, true, false]],
  ])('%s: the rest is refused', async (rights, refused) => {
    const held = rights.split(' ');
    const token = await staff(...held);
    expect((await me(token)).body).toMatchObject({ role: 'user', rights: only(...held) });
    expect(await statusesOf(token, CALLS)).toEqual(refused);
  });

  it('reads all orders and what is to be done of them, or nothing of that', async () => {
    const [orders, catalogue] = [await staff('orders'), await staff('catalogue')];
    const sections = async (token: string) =>
      (await shop.call('GET', '/today', { token })).body.map(({ section }: { section: string }) => section);
    expect(await sections(orders)).toEqual([
      'prepare',
      'ship',
      'collect',
      'hand-over',
      'call',
      'verify',
      'unsettled',
      'refunds',
      'restock',
      'expiring',
      'cash',
    ]);
    expect(await sections(catalogue)).toEqual(['stock', 'restock', 'expiring', 'reviews']);
    expect((await shop.call('GET', '/today/cash', { token: catalogue })).body.message).toBe(
      'Vos droits ne couvrent pas cette opération',
    );
    expect((await shop.call('GET', '/today', { token: (await shop.signUp()).token })).status).toBe(403);
  });

  it('is given by administrators alone, never to oneself, to no administrator, and recorded in the audit', async () => {
    const { id } = await shop.signUp();
    const orders = await staff('orders');
    expect((await change(id, { rights: only('orders') }, orders)).status).toBe(403);
    expect((await change(adminId, { rights: only('orders'), role: 'user' })).body.message).toBe(
      'Vous ne pouvez pas changer vos propres droits',
    );
    expect((await change(id, { rights: only('everything') })).status).toBe(400);
    expect((await change(id, { rights: 'orders' })).body.fields).toEqual({ rights: 'Droits inconnus' });
    await change(id, { rights: only('catalogue') });
    const { body } = await shop.call('GET', `/audit?recordId=${id}`, { token: shop.adminToken });
    expect(body[0]).toMatchObject({ before: { rights: null }, after: { rights: only('catalogue') } });
    await shop.call('POST', `/audit/${body[0].id}/restore`, { token: shop.adminToken, json: {} });
    expect((await shop.call('GET', `/users/${id}`, { token: shop.adminToken })).body.rights).toBeNull();
    await change(id, { rights: only('reading', 'orders') });
    await change(id, { rights: { reading: false, orders: null } });
    expect((await shop.call('GET', `/users/${id}`, { token: shop.adminToken })).body.rights).toBeNull();
    await change(id, { rights: only('reading') });
    expect((await change(id, { role: 'admin' })).body).toMatchObject({ role: 'admin', rights: null });
    expect((await change(id, { rights: only('reading') })).status).toBe(409);
  });
});
