import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { withTestApp } from '../../../../test/support/with-test-app.ts';
import { writtenMessages } from '../../../../test/support/written-messages.ts';

const shop = withTestApp();

const NEW_PASSWORD = 'trois pirogues bleues';
const forgot = (email: string) => shop.call('POST', '/auth/forgot', { json: { email } });
const reset = (token: string, password = NEW_PASSWORD) =>
  shop.call('POST', '/auth/reset', { json: { token, password } });
const login = (email: string, password: string) => shop.call('POST', '/auth/login', { json: { email, password } });

type Email = { recipient: string; subject: string; text: string };
const emailsTo = (email: string): Promise<Email[]> => writtenMessages(shop, sql`recipient = ${email}`);

/** The token of the link that was mailed, once it is there. */
async function mailedToken(email: string, count = 1): Promise<string> {
  const emails = await vi.waitFor(async () => {
    const found = await emailsTo(email);
    expect(found).toHaveLength(count);
    return found;
  }, 8_000);
  return /\/reinitialiser\?token=([A-Za-z0-9_-]{43})\n/.exec(emails[0]!.text)![1]!;
}

describe('a forgotten password', () => {
  it('is replaced by the mailed link, once; every session ends', async () => {
    const { token, email } = await shop.signUp();
    await forgot(email.toUpperCase());
    const link = await mailedToken(email);
    const stored = JSON.stringify((await shop.database.execute(sql`select * from reset_links`)).rows);
    expect(stored).not.toContain(link);

    expect((await reset(link, 'motdepasse')).status).toBe(400);
    expect((await reset(link)).status).toBe(204);
    expect((await shop.call('GET', '/users/me', { token })).status).toBe(401);
    expect((await login(email, 'mot de passe sûr')).status).toBe(401);
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
    const again = await reset(link);
    expect([again.status, again.body.message]).toEqual([403, 'Ce lien n’est plus valable. Demandez-en un nouveau.']);
    expect((await emailsTo(email))[0]!.subject).toBe('Votre mot de passe a changé');
  });

  it('is replaced once by ten uses of the link at once', async () => {
    const { email } = await shop.signUp();
    await forgot(email);
    const link = await mailedToken(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(403)]);
  });

  it('answers the same, byte for byte, whether there is an account or not', async () => {
    const { email } = await shop.signUp();
    const [existing, unknown] = [await forgot(email), await forgot('personne@example.com')];
    expect([existing.status, existing.text]).toEqual([202, unknown.text]);
    expect(Object.keys(existing.headers)).toEqual(Object.keys(unknown.headers));
    await mailedToken(email);
    expect(await emailsTo('personne@example.com')).toEqual([]);
  });

  it('has no link that is too old, of a deactivated account, or from before a change of password or address', async () => {
    const made = await Promise.all(Array.from({ length: 4 }, () => shop.signUp()));
    await Promise.all(made.map(({ email }) => forgot(email)));
    const links = await Promise.all(made.map(({ email }) => mailedToken(email)));
    await shop.database.execute(
      sql`update reset_links set expires_at = now() - interval '1 second' where user_id = ${made[0]!.id}`,
    );
    const admin = { token: shop.adminToken };
    await shop.call('PATCH', `/users/${made[1]!.id}`, { ...admin, json: { isActive: false } });
    await shop.call('PATCH', '/users/me', { token: made[2]!.token, json: { password: 'encore une autre phrase' } });
    await shop.call('PATCH', '/users/me', { token: made[3]!.token, json: { email: 'ailleurs@example.com' } });
    for (const link of [...links, 'x'.repeat(43), '', "' or 1=1 --"]) expect((await reset(link)).status).toBe(403);
    await forgot(made[1]!.email);
    expect(await emailsTo(made[1]!.email)).toHaveLength(1);
  });

  it('sends three e-mails an hour to one account, and says nothing of it', async () => {
    await shop.database.execute(sql`delete from attempts`);
    const { email } = await shop.signUp();
    const answers = [];
    for (let i = 1; i <= 5; i++) {
      answers.push((await forgot(email)).status);
      await mailedToken(email, Math.min(i, 3));
    }
    expect(answers).toEqual([202, 202, 202, 202, 202]);
  });

  it('can be requested twenty times an hour from one address', async () => {
    await shop.database.execute(sql`delete from attempts`);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => forgot(`personne${i}@example.com`)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('lets the owner in again after somebody’s guesses', async () => {
    await shop.database.execute(sql`delete from attempts`);
    const { email } = await shop.signUp();
    for (let i = 0; i < 21; i++) await login(email, 'faux mot');
    expect((await login(email, 'mot de passe sûr')).status).toBe(429);
    await forgot(email);
    await reset(await mailedToken(email));
    expect((await login(email, NEW_PASSWORD)).status).toBe(200);
  });
});
