import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp } from '../../../test/support/second-app.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { sendPart } from './send-letters.ts';
import { subscriptionLinks } from './subscription-link.ts';

const shop = withTestApp();
beforeEach(async () => {
  await shop.database.execute(sql`truncate newsletter, letters, messages cascade`);
});

const asAdmin = (json?: object) => ({ token: shop.adminToken, ...(json && { json }) });
const makeLetter = async (values: object = {}): Promise<{ id: string }> =>
  (
    await shop.call(
      'POST',
      '/letters',
      asAdmin({ subject: 'Nouveautés', text: 'Bonjour,\n\nvoici.', audience: 'all', ...values }),
    )
  ).body;
const act = (id: string, action: string) => shop.call('POST', `/letters/${id}/${action}`, asAdmin());
const letter = async (id: string) => (await shop.call('GET', `/letters/${id}`, asAdmin())).body;
/** Sends the next part of the letter that leaves. */
async function next(most?: number, app = shop.app): Promise<void> {
  const { rows } = await shop.database.execute<{ id: string }>(sql`select id from letters where status = 'sending'`);
  for (const { id } of rows)
    await sendPart({ app, database: shop.database, links: subscriptionLinks(shop.database) }, id, most);
}
const confirmed = (...emails: string[]) =>
  shop.database.execute(
    sql`insert into newsletter (email, confirmed_at) select email, now() from unnest(${sql.param(emails)}::text[]) email`,
  );
const written = async (): Promise<string[]> =>
  (
    await shop.database.execute<{ recipient: string }>(
      sql`select recipient from messages where event = 'letter' order by recipient collate "C"`,
    )
  ).rows.map(({ recipient }) => recipient);
/** Sends a letter whole; who got it. */
async function sentTo(values: object): Promise<string[]> {
  const { id } = await makeLetter(values);
  expect((await act(id, 'send')).status).toBe(200);
  await next();
  expect(await letter(id)).toMatchObject({ status: 'sent' });
  const recipients = await written();
  await shop.database.execute(sql`truncate messages cascade`);
  return recipients;
}

describe('R1907 letters', () => {
  it('R1907: reaches those who confirmed, so many at a time, each once, and ends', async () => {
    await confirmed('a@example.com', 'b@example.com', 'c@example.com');
    await shop.database.execute(sql`insert into newsletter (email) values ('jamais@example.com')`);
    const { id } = await makeLetter();
    await next();
    expect(await written()).toEqual([]);
    await act(id, 'send');
    await next(2);
    expect([(await written()).length, await letter(id)]).toEqual([
      2,
      expect.objectContaining({ status: 'sending', recipients: 2, sentAt: null }),
    ]);
    await Promise.all([next(2), next(2)]);
    await next(2);
    expect(await written()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    const sent = await letter(id);
    expect([sent.status, sent.recipients, Date.parse(sent.sentAt) > Date.now() - 60_000]).toEqual(['sent', 3, true]);
  });

  it('R1907: one that leaves can be changed, deleted and sent no more', async () => {
    const { id } = await makeLetter();
    expect((await shop.call('PATCH', `/letters/${id}`, asAdmin({ subject: 'Autre' }))).status).toBe(200);
    await act(id, 'send');
    expect((await shop.call('PATCH', `/letters/${id}`, asAdmin({ subject: 'Trop tard' }))).status).toBe(404);
    expect((await shop.call('DELETE', `/letters/${id}`, asAdmin())).status).toBe(404);
    expect((await act(id, 'send')).status).toBe(409);
  });

  it('R1909: no test leaves without a mail server, which is said, and nothing is written', async () => {
    const { id } = await makeLetter();
    expect(await act(id, 'try')).toMatchObject({
      status: 409,
      body: { message: 'Aucun serveur d’e-mails n’est réglé (SMTP_URL) : l’essai ne peut pas partir' },
    });
    expect(await written()).toEqual([]);
  });

  it('R1909: says to how many a letter would leave, as many as get it', async () => {
    await confirmed('a@example.com', 'b@example.com');
    await shop.database.execute(sql`insert into newsletter (email) values ('jamais@example.com')`);
    const { id } = await makeLetter();
    const said = await shop.call('GET', `/letters/${id}/send`, asAdmin());
    expect(said.body).toEqual({
      recipients: 2,
      message: 'Cette lettre partira à 2 abonnés. Aucun serveur d’e-mails n’est réglé (SMTP_URL) : rien ne partira.',
    });
    await act(id, 'send');
    await next();
    expect(await written()).toHaveLength(said.body.recipients);
    expect((await shop.call('GET', `/letters/${crypto.randomUUID()}/send`, asAdmin())).status).toBe(404);
    expect((await shop.call('GET', '/letters/non/send', asAdmin())).status).toBe(404);
    expect((await shop.call('GET', `/letters/${id}/send`, {})).status).toBe(401);
  });

  it('R1552: a letter that was sent is not taken back', async () => {
    const { id } = await makeLetter();
    await act(id, 'send');
    const [sending] = (await shop.call('GET', `/audit?recordId=${id}&_sort=at&_order=desc`, asAdmin())).body;
    expect(sending.through).toBe('Envoyer');
    expect(await shop.call('POST', `/audit/${sending.id}/restore`, asAdmin({}))).toMatchObject({
      status: 409,
      body: { message: 'Cet envoi est parti : il ne s’annule pas' },
    });
    expect((await letter(id)).status).toBe('sending');
  });

  it('R1907: audiences by what subscribers have ordered, and where', async () => {
    const product = await makeProduct(shop);
    await confirmed('neuf@example.com', 'client@example.com', 'ancien@example.com', 'annule@example.com');
    const order = async (email: string) => {
      const made = orderOf([product]);
      const { body } = await shop.call('POST', '/orders', {
        json: { ...made, customerInfo: { ...made.customerInfo, email } },
      });
      return body.id as string;
    };
    await order('Client@Example.com');
    await shop.database.execute(
      sql`update orders set created_at = now() - interval '91 days' where id = ${await order('ancien@example.com')}`,
    );
    await shop.database.execute(
      sql`update orders set status = 'cancelled' where id = ${await order('annule@example.com')}`,
    );
    await shop.database.execute(sql`update orders set country = 'CI' where lower(email) = 'ancien@example.com'`);
    await shop.database.execute(sql`update orders set country = 'BJ' where lower(email) = 'client@example.com'`);
    expect(await sentTo({ audience: 'customers' })).toEqual(['ancien@example.com', 'client@example.com']);
    expect(await sentTo({ audience: 'lapsed' })).toEqual(['ancien@example.com']);
    expect(await sentTo({ audience: 'prospects' })).toEqual(['annule@example.com', 'neuf@example.com']);
    expect(await sentTo({ audience: 'all', country: 'BJ' })).toEqual(['client@example.com']);
    expect(await sentTo({ audience: 'lapsed', country: 'BJ' })).toEqual([]);
  });
});

describe('R1906 a letter in a mail program', () => {
  let server: MailServer;
  let second: FastifyInstance;
  beforeAll(async () => {
    server = await startMailServer();
    second = await openSecondApp(shop, { SMTP_URL: server.url, PUBLIC_URL: 'https://boutique.example' });
  });
  afterAll(async () => {
    await second.close();
    await server.close();
  });

  it('R1907: a test letter goes to the caller alone, and changes nothing', async () => {
    await confirmed('a@example.com');
    const { id } = await makeLetter();
    const headers = { authorization: `Bearer ${shop.adminToken}` };
    await second.inject({ method: 'POST', url: `/api/letters/${id}/try`, headers });
    const { rows } = await shop.database.execute(sql`select recipient, subject from messages where event = 'letter'`);
    expect(rows).toEqual([{ recipient: 'admin@example.com', subject: '[Essai] Nouveautés' }]);
    expect(await letter(id)).toMatchObject({ status: 'draft', recipients: 0 });
    await expect.poll(() => server.emails).toHaveLength(1);
    server.emails.length = 0;
  });

  it('R1906: names the address that ends the subscription with one tap, and the page', async () => {
    await confirmed('a@example.com');
    const { id } = await makeLetter();
    await act(id, 'send');
    await next(undefined, second);
    await expect.poll(() => server.emails).toHaveLength(1);
    const text = server.emails[0]!.text.replace(/=\n/g, '').replaceAll('=3D', '=').replace(/\n\s+/g, ' ');
    expect(text).toMatch(
      /List-Unsubscribe: <https:\/\/boutique\.example\/api\/newsletter\/[0-9a-f-]{36}\/leave\?key=[\w-]{43}>/,
    );
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text).toMatch(/https:\/\/boutique\.example\/newsletter\/[0-9a-f-]{36}\?cle=/);
  });
});
