import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { prepareFirstAdministrator } from './first-administrator.ts';

const shop = withTestApp();

const post = (url: string, json: unknown) => shop.call('POST', url, { json });
const PASSWORD = 'un bon mot de passe';
const register = (email: string) => post('/auth/register', { email, password: PASSWORD });
const me = (token: string) => shop.call('GET', '/users/me', { token });

describe('register, sign in, sign out (R904, R905, R906)', () => {
  it('opens a session that the profile is read with, and closes it', async () => {
    const made = await register(' Afi@Example.com ');
    expect(made.status).toBe(201);
    expect(made.body.user).toMatchObject({ email: 'afi@example.com', role: 'user', isActive: true });
    const token = made.body.access_token;
    expect((await me(token)).body.email).toBe('afi@example.com');
    expect((await shop.call('POST', '/auth/logout', { token })).status).toBe(204);
    expect((await me(token)).status).toBe(401);
  });

  it('keeps only a hash of token and password, and never shows either', async () => {
    const made = await register('koffi@example.com');
    const stored = JSON.stringify((await shop.database.execute(sql`select * from sessions, users`)).rows);
    expect(stored).not.toContain(made.body.access_token);
    expect(stored).not.toContain(PASSWORD);
    expect(made.text).not.toMatch(/argon2|hash/i);
  });

  it.each([
    ['email', { email: '', password: PASSWORD }, "L'email est requis"],
    ['email', { email: 'afi', password: PASSWORD }, 'L’adresse e-mail n’est pas valide'],
    ['password', { email: 'b@example.com', password: '1234567' }, 'Le mot de passe doit compter au moins 8 caractères'],
    [
      'password',
      { email: 'b@example.com', password: 'x'.repeat(201) },
      'Le mot de passe doit compter au plus 200 caractères',
    ],
    ['role', { email: 'b@example.com', password: PASSWORD, role: 'admin' }, 'Champ inconnu : role'],
  ])('refuses a registration for its %s', async (field, json, message) => {
    const refused = await post('/auth/register', json);
    expect([refused.status, refused.body.message, Object.keys(refused.body.fields)]).toEqual([400, message, [field]]);
  });

  it('has one account by address, whatever its case', async () => {
    await register('double@example.com');
    const second = await register('DOUBLE@example.com');
    expect([second.status, second.body.fields]).toEqual([409, { email: 'Cette adresse e-mail est déjà utilisée' }]);
  });
});

describe('one’s own profile (R908)', () => {
  it('changes the address, keeps the password when it is blank, and ends other sessions', async () => {
    const { body } = await register('profil@example.com');
    const other = (await post('/auth/login', { email: 'profil@example.com', password: PASSWORD })).body.access_token;
    const change = (json: object) => shop.call('PATCH', '/users/me', { token: body.access_token, json });
    expect((await change({ email: 'neuf@example.com', password: '  ' })).body.email).toBe('neuf@example.com');
    expect((await me(other)).status).toBe(401);
    const third = (await post('/auth/login', { email: 'neuf@example.com', password: PASSWORD })).body.access_token;
    expect((await change({ password: 'un autre mot de passe' })).status).toBe(200);
    expect([(await me(third)).status, (await me(body.access_token)).status]).toEqual([401, 200]);
    expect((await change({ email: '' })).body.message).toBe("L'email est requis");
  });

  it('acts on the very next request after a deactivation or a change of role', async () => {
    const { id, token } = await shop.signUp();
    expect((await shop.call('GET', '/users', { token })).status).toBe(403);
    await shop.database.execute(sql`update users set role = 'admin' where id = ${id}`);
    expect((await shop.call('GET', '/users', { token })).status).toBe(200);
    await shop.database.execute(sql`update users set is_active = false where id = ${id}`);
    expect((await me(token)).status).toBe(401);
  });
});

describe('the first administrator', () => {
  it('is made once by a one-time link, while there is none', async () => {
    await shop.database.execute(sql`update users set role = 'user'`);
    const token = await prepareFirstAdministrator(shop.database, null);
    const setup = (json: object) => post('/auth/setup', { email: 'patronne@example.com', password: PASSWORD, ...json });
    expect((await setup({ token: 'x'.repeat(43) })).status).toBe(403);
    const made = await setup({ token });
    expect([made.status, made.body.user.role]).toEqual([201, 'admin']);
    expect((await setup({ token, email: 'autre@example.com' })).status).toBe(403);
    expect(await prepareFirstAdministrator(shop.database, null)).toBeNull();
  });
});
