import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { openSecondApp } from '../../../test/support/second-app.ts';
import { letMessagesLeave } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { readSettings } from '../../config.ts';
import { purgeMessages } from './purge.ts';

let server: MailServer;
let apps: FastifyInstance[];
const shop = withTestApp();

beforeAll(async () => {
  server = await startMailServer();
  const settings = { SMTP_URL: server.url, PUBLIC_URL: 'https://boutique.example' };
  apps = [await openSecondApp(shop, settings), await openSecondApp(shop, settings)];
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await server.close();
});
beforeEach(async () => {
  await shop.database.execute(sql`delete from messages`);
  server.emails.length = 0;
  server.answer = '250 ok';
});

const queue = (to: string[], subject = 'Été à la plage', body = 'Bonjour,\n\n.\nÀ bientôt\n') =>
  shop.database.transaction((transaction) =>
    apps[0]!.mail.queue(transaction, { userId: randomUUID(), to, subject, body }),
  );
const outbox = async () => (await shop.call('GET', '/messages', { token: shop.adminToken })).body;
const sent = (count: number) => vi.waitFor(() => expect(server.emails).toHaveLength(count), { timeout: 8_000 });
const due = () => letMessagesLeave(shop);

describe('mails', () => {
  it('are retained for 90 days once they are final, and without limit while they are pending', async () => {
    await shop.database.execute(sql`
      insert into messages (recipient, subject, body, event, channel, status, tries, created_at, next_try_at, sent_at)
      select name, name, '', 'account', 'email', case when is_due then 'waiting' else 'sent' end, 1, now() - make_interval(days => days), case when is_due then now() + interval '1 hour' end, case when not is_due then now() end
      from (values ('old and sent', 91, false), ('new and sent', 89, false), ('old and due', 400, true)) it(name, days, is_due)`);
    await purgeMessages(shop.database);
    expect((await outbox()).map(({ subject }: { subject: string }) => subject).sort()).toEqual([
      'new and sent',
      'old and due',
    ]);
  });

  it('leave once each, though two processes send, and leave no text behind', async () => {
    const to = Array.from({ length: 30 }, (_, i) => `client${i}@example.com`);
    await queue(to);
    await sent(30);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(server.emails.map((email) => email.to).sort()).toEqual(to.sort());
    await expect.poll(async () => (await outbox()).every((it: { sentAt: string | null }) => it.sentAt)).toBe(true);
    expect(
      JSON.stringify((await shop.database.execute(sql`select body, text, html from messages`)).rows),
    ).not.toContain('bientôt');
    expect(server.emails[0]!.text).toContain('From: =?UTF-8?Q?Karit=C3=A9?= <no-reply@boutique.example>');
  });

  it('say who sends as the shop is called now', async () => {
    await shop.database.execute(sql`update identity set name = 'Baobab'`);
    await queue(['a@example.com']);
    await sent(1);
    expect(server.emails[0]!.text).toContain('From: Baobab <no-reply@boutique.example>');
    await shop.database.execute(sql`update identity set name = 'Karité'`);
  });

  it('do not leave when what they tell of is undone', async () => {
    const undone = shop.database.transaction(async (transaction) => {
      await apps[0]!.mail.queue(transaction, { userId: randomUUID(), to: ['a@example.com'], subject: 'x', body: 'x' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await outbox()).toEqual([]);
  });

  it('are tried again with growing pauses, given up after ten tries, and hide their text meanwhile', async () => {
    server.answer = '451 later';
    await queue(['a@example.com']);
    const pauses: number[] = [];
    for (let tries = 1; tries <= 10; tries++) {
      await due();
      const [email] = await vi.waitFor(
        async () => {
          const found = await outbox();
          expect(found[0]).toMatchObject({
            tries,
            status: tries < 10 ? 'waiting' : 'failed',
            problem: expect.stringContaining('451'),
            sentAt: null,
            text: null,
          });
          return found;
        },
        { timeout: 8_000 },
      );
      if (email.nextTryAt) pauses.push(Math.round((Date.parse(email.nextTryAt) - Date.now()) / 60_000));
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect((await outbox())[0].nextTryAt).toBeNull();
  }, 60_000);

  it('are given up at once when the server will never have them, and the others go on', async () => {
    server.answer = '550 no such mailbox';
    await queue(['nobody@example.com']);
    await vi.waitFor(async () => expect((await outbox())[0]).toMatchObject({ tries: 1, nextTryAt: null }), {
      timeout: 8_000,
    });
    server.answer = '250 ok';
    await queue(['somebody@example.com']);
    await sent(1);
  });

  it('never hold up or fail a request, and leave when the server is back', async () => {
    const { url } = server;
    await server.close();
    const { email } = await shop.signUp();
    const answer = await apps[0]!.inject({ method: 'POST', url: '/api/auth/forgot', payload: { email } });
    expect(answer.statusCode).toBe(202);
    await vi.waitFor(async () => expect((await outbox())[0]?.problem).toContain('ECONNREFUSED'), { timeout: 8_000 });
    server = await startMailServer(Number(new URL(url).port));
    await due();
    await sent(1);
    expect(server.emails[0]!.text.replace(/=\n/g, '')).toContain('https://boutique.example/reinitialiser?token=');
  });

  it('can’t be steered by what is in them', async () => {
    await queue(['a@example.com'], 'Bonjour\r\nBcc: b@example.com', 'x\r\n.\r\nRCPT TO:<c@example.com>');
    await sent(1);
    expect(server.emails[0]!.text).not.toMatch(/^Bcc:/im);
  });
});

describe('the outbox of a shop without mail server', () => {
  it('keeps the e-mails, shows no word of those about accounts, and sends none later (R2041)', async () => {
    await shop.database.transaction((transaction) =>
      shop.app.mail.queue(transaction, {
        userId: randomUUID(),
        to: ['a@example.com', 'b@example.com'],
        subject: 'Lu',
        body: 'https://shop.example/reinitialiser?token=t',
      }),
    );
    const page = await shop.call('GET', '/messages?_start=0&_end=1', { token: shop.adminToken });
    expect([page.headers['x-total-count'], page.body.length]).toEqual(['2', 1]);
    expect(page.body[0]).toMatchObject({
      subject: 'Lu',
      text: null,
      status: 'kept',
      sentAt: null,
      tries: 0,
      nextTryAt: null,
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(server.emails).toEqual([]);
    const { token } = await shop.signUp();
    expect((await shop.call('GET', '/messages', { token })).status).toBe(403);
    expect((await shop.call('GET', '/messages')).status).toBe(401);
    expect((await shop.call('GET', '/messages?x=1', { token: shop.adminToken })).status).toBe(400);
  });

  it.each([
    ['http://mail.example', /SMTP_URL/],
    ['smtp://', /SMTP_URL/],
  ])('is not what a wrong SMTP_URL means: %s', (url, message) =>
    expect(() => readSettings({ SMTP_URL: url })).toThrow(message),
  );
});
