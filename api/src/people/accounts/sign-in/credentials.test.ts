import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../../test/support/written-messages.ts';
import { openSession } from '../../../platform/server/access/session-store.ts';

const shop = withTestApp();
beforeEach(() => shop.database.execute(sql`delete from attempts`));

const RIGHT = 'mot de passe sûr';
const NEW_PASSWORD = 'trois pirogues bleues';
let made = 0;
const newEmail = () => `neuve${++made}@example.com`;

const post = (url: string, json: object) => shop.call('POST', url, { json });
const change = (token: string, json: object) => shop.call('PATCH', '/users/me', { token, json });
const me = (token: string) => shop.call('GET', '/users/me', { token });
const login = (email: string, password = RIGHT) => post('/auth/login', { email, password });
const register = (email: string) => post('/auth/register', { email, password: RIGHT });
const takeBack = (token: string) => post('/auth/take-back', { token });
/** Opens the sessions of an account as long ago as `age` says, in the database's words. */
const openedAgo = (id: string, age: string) =>
  shop.database.execute(sql`update sessions set created_at = now() - ${age}::interval where user_id = ${id}`);
const changedAgo = (email: string, age: string) =>
  shop.database.execute(
    sql`update email_changes set expires_at = expires_at - ${age}::interval where old_email = ${email}`,
  );

type Email = { recipient: string; subject: string; text: string };
const emailsTo = (email: string): Promise<Email[]> => writtenMessages(shop, sql`recipient = ${email}`);
const tokenIn = ({ text }: Email): string => /\/reprendre-mon-compte\?token=([A-Za-z0-9_-]{43})\n/.exec(text)![1]!;
const linkTo = async (email: string) => tokenIn((await emailsTo(email))[0]!);

describe('P55 a session alone changes no credential', () => {
  it.each([
    ['9 minutes 58 seconds', 200],
    ['10 minutes', 403],
    ['-1 minute', 403],
  ])('P55: opened %s ago, without the current password: %i', async (age, status) => {
    for (const json of [{ email: newEmail() }, { password: NEW_PASSWORD }]) {
      const { id, token } = await shop.signUp();
      await openedAgo(id, age);
      expect((await change(token, json)).status).toBe(status);
    }
  });

  it('P55: an old session gets an error on the field, and another account’s recent sign-in does not count for it', async () => {
    const { id, token, email } = await shop.signUp();
    await openedAgo(id, '1 hour');
    await openSession(shop.database, id);
    const refused = await change(token, { email: newEmail() });
    expect(refused.body).toMatchObject({
      statusCode: 403,
      error: 'password_required',
      fields: { currentPassword: 'Saisissez votre mot de passe actuel' },
    });
    expect((await me(token)).body.email).toBe(email);
  });

  it('P55: with the current password it changes both, its own session stays and the others end', async () => {
    for (const requested of [() => ({ email: newEmail() }), () => ({ password: NEW_PASSWORD })]) {
      const { id, token } = await shop.signUp();
      const other = await openSession(shop.database, id);
      await openedAgo(id, '6 days');
      expect((await change(token, { ...requested(), currentPassword: RIGHT })).status).toBe(200);
      expect([(await me(token)).status, (await me(other)).status]).toEqual([200, 401]);
    }
  });

  it('P55: a wrong current password changes nothing, in a fresh session either', async () => {
    const { email, token } = await shop.signUp();
    const refused = await change(token, { email: newEmail(), currentPassword: 'faux mot' });
    expect([refused.status, refused.body.fields]).toEqual([403, { currentPassword: 'Mot de passe actuel incorrect' }]);
    expect((await me(token)).body.email).toBe(email);
  });

  it('P19, P55: guesses here and at sign-in are counted together: 20 of 60 are checked', async () => {
    const { id, email, token } = await shop.signUp();
    await openedAgo(id, '1 hour');
    const answers = [];
    for (let i = 0; i < 30; i++) {
      answers.push((await login(email, 'faux mot')).status);
      answers.push((await change(token, { email: newEmail(), currentPassword: 'faux mot' })).status);
    }
    expect(answers.filter((status) => status === 401 || status === 403)).toHaveLength(20);
    const blocked = await change(token, { email: newEmail(), currentPassword: RIGHT });
    expect([blocked.status, Number(blocked.headers['retry-after']) <= 900]).toEqual([429, true]);
  });

  it('requests nothing and writes nothing when the e-mail is the same, in any case, and the password blank', async () => {
    const { id, email, token } = await shop.signUp();
    const other = await openSession(shop.database, id);
    await openedAgo(id, '1 hour');
    for (const json of [{ email }, { email: ` ${email.toUpperCase()} `, password: ' ', currentPassword: '' }, {}])
      expect((await change(token, json)).body.email).toBe(email);
    expect([(await me(other)).status, await emailsTo(email)]).toEqual([200, []]);
  });

  it('does not act for a session that its owner ends meanwhile', async () => {
    const { id, email, token } = await shop.signUp();
    const isWaiting = async () =>
      (
        await shop.database.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
      ).rows.length;
    const late = await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1 from users where id = ${id} for update`);
      const requested = change(token, { email: newEmail() });
      await expect.poll(isWaiting).toBe(1);
      await transaction.execute(sql`delete from sessions where user_id = ${id}`);
      return { asked: requested };
    });
    expect((await late.asked).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  });
});

describe('a change of e-mail', () => {
  const moved = async () => {
    const { id, email: old, token } = await shop.signUp();
    const email = newEmail();
    expect((await change(token, { email })).status).toBe(200);
    return { id, old, email, token };
  };

  it('counts at once, and both addresses hear of it', async () => {
    const { old, email } = await moved();
    expect([(await login(old)).status, (await login(email)).status]).toEqual([401, 200]);
    const [toOld, ...more] = await emailsTo(old);
    expect(more).toEqual([]);
    expect(toOld!.subject).toBe('L’adresse e-mail de votre compte a changé');
    expect(toOld!.text).toMatch(/le \d+ \S+ \d{4} à \d\d:\d\d \(heure UTC\), depuis l’adresse IP 127\.0\.0\.1\./);
    expect(toOld!.text).toContain('valable 7 jours');
    expect(toOld!.text).not.toContain(email);
    const stored = JSON.stringify((await shop.database.execute(sql`select * from email_changes`)).rows);
    expect(stored).not.toContain(tokenIn(toOld!));
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual(['Votre nouvelle adresse e-mail']);
  });

  it('P55: is taken back from the old address: sessions end, and a new password can be chosen', async () => {
    const { old, email, token } = await moved();
    const link = await linkTo(old);
    const back = await takeBack(link);
    expect([back.status, back.body.email]).toEqual([200, old]);
    expect((await me(token)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    const chosen = await post('/auth/reset', { token: back.body.resetToken, password: NEW_PASSWORD });
    expect([chosen.status, (await login(old, NEW_PASSWORD)).status]).toEqual([204, 200]);
    expect((await takeBack(link)).status).toBe(403);
  });

  it('P55: for 7 days, not a minute more', async () => {
    const [early, late] = [await moved(), await moved()];
    await changedAgo(early.old, '6 days 23 hours 59 minutes');
    await changedAgo(late.old, '7 days');
    expect((await takeBack(await linkTo(early.old))).status).toBe(200);
    expect((await takeBack(await linkTo(late.old))).status).toBe(403);
    expect((await me(late.token)).body.email).toBe(late.email);
  });

  it('P55: even after a change of password, a logout, and a reset by anyone who has the new address', async () => {
    const { old, email, token } = await moved();
    await change(token, { password: NEW_PASSWORD });
    await shop.call('POST', '/auth/logout', { token });
    await post('/auth/forgot', { email });
    const link = await vi.waitFor(async () => {
      const [sent] = await emailsTo(email);
      return /\/reinitialiser\?token=(\S+)/.exec(sent!.text)![1]!;
    }, 8_000);
    expect((await post('/auth/reset', { token: link, password: `${NEW_PASSWORD} 2` })).status).toBe(204);
    expect((await takeBack(await linkTo(old))).status).toBe(200);
  });

  it('keeps the old address from everybody else for these 7 days, in the words of one that is taken', async () => {
    const { old, token } = await moved();
    const other = await shop.signUp();
    const taken = await register(other.email);
    const formerly = await register(old.toUpperCase());
    const { requestId: _a, ...first } = taken.body;
    const { requestId: _b, ...second } = formerly.body;
    expect([formerly.status, second]).toEqual([409, first]);
    expect((await change(other.token, { email: old })).body.fields).toEqual(first.fields);
    // Its own account may go back to it.
    expect((await change(token, { email: old })).status).toBe(200);
    const again = await moved();
    await changedAgo(again.old, '7 days');
    expect((await register(again.old)).status).toBe(201);
  });

  it('keeps it at the very moment of the change: of five registrations at once none gets it', async () => {
    for (let round = 0; round < 5; round++) {
      const { token, email } = await shop.signUp();
      const [done, ...others] = await Promise.all([
        change(token, { email: newEmail() }),
        ...Array.from({ length: 5 }, () => register(email)),
      ]);
      expect([done.status, ...new Set(others.map(({ status }) => status))]).toEqual([200, 409]);
    }
  });

  it('taken back takes the changes after it back; a later one leaves the earlier to be taken back', async () => {
    const first = await moved();
    const third = newEmail();
    await change(first.token, { email: third });
    const [older, newer] = [await linkTo(first.old), await linkTo(first.email)];
    expect((await takeBack(older)).body.email).toBe(first.old);
    expect((await takeBack(newer)).status).toBe(403);
    expect((await register(first.email)).status).toBe(201);

    const other = await moved();
    await change(other.token, { email: newEmail() });
    expect((await takeBack(await linkTo(other.email))).body.email).toBe(other.email);
    expect((await takeBack(await linkTo(other.old))).body.email).toBe(other.old);
  });

  it('is taken back once by ten uses of the link at once, and by no other', async () => {
    const { old } = await moved();
    const link = await linkTo(old);
    const answers = await Promise.all(Array.from({ length: 10 }, () => takeBack(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)]);
    await shop.database.execute(sql`delete from attempts`);
    for (const wrong of ['x'.repeat(43), '', "' or 1=1 --"]) expect((await takeBack(wrong)).status).toBe(403);
  });

  it('cannot be taken back by a deactivated account before it is let in again', async () => {
    const { id, old } = await moved();
    const letIn = (isActive: boolean) =>
      shop.call('PATCH', `/users/${id}`, { token: shop.adminToken, json: { isActive } });
    await letIn(false);
    expect((await takeBack(await linkTo(old))).status).toBe(403);
    await letIn(true);
    expect((await takeBack(await linkTo(old))).status).toBe(200);
  });

  it('is made ten times a day by one account, so that nobody is flooded by it', async () => {
    const { token } = await shop.signUp();
    const addresses = ['flot.a@gmail.com', 'Flot.A+1@gmail.com', 'f.lota@gmail.com'];
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push((await change(token, { email: addresses[i % 3] })).status);
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
  });
});
