import { NOTIFY_AFTER_SECONDS, UNDO_SECONDS } from '@karite/shared/messages';
import type { Order } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../../test/support/mail-server.ts';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { openSecondApp } from '../../../test/support/second-app.ts';
import { type SmsServer, startSmsServer, takesIt } from '../../../test/support/sms-server.ts';
import { letMessagesLeave } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { purgeMessages } from './purge.ts';

/** `shop` has no way out; `sender` sends what it writes. */
let mailServer: MailServer;
let smsServer: SmsServer;
let sender: FastifyInstance;
const shop = withTestApp();

beforeAll(async () => {
  mailServer = await startMailServer();
  smsServer = await startSmsServer();
  sender = await openSecondApp(shop, {
    SMTP_URL: mailServer.url,
    SMS_URL: smsServer.url,
    PUBLIC_URL: 'https://b.example',
  });
});
afterAll(async () => {
  await sender.close();
  await mailServer.close();
  await smsServer.close();
});
beforeEach(async () => {
  await shop.database.execute(sql`delete from messages`);
  await shop.database.execute(sql`delete from "message-templates"`);
  await shop.database.execute(sql`delete from attempts`);
  mailServer.emails.length = 0;
  mailServer.answer = '250 ok';
  smsServer.taken.length = 0;
  smsServer.answer = takesIt;
});

const admin = () => ({ token: shop.adminToken });
const written = async (query = '') => (await shop.call('GET', `/messages${query}`, admin())).body;
const write = (json: object) => shop.call('POST', '/message-templates', { ...admin(), json });
const asAdmin = () => ({ authorization: `Bearer ${shop.adminToken}` });
const setStatus = async (id: string, status: string, app = shop.app) => {
  const url = `/api/orders/${id}/status`;
  const answer = await app.inject({ method: 'PATCH', url, headers: asAdmin(), payload: { status } });
  return { status: answer.statusCode };
};
const lastChange = async (id: string): Promise<string> =>
  (await shop.call('GET', `/audit?resource=orders&recordId=${id}`, admin())).body[0].id;
const undo = async (change: string) => {
  const url = `/api/audit/${change}/restore`;
  const answer = await sender.inject({ method: 'POST', url, headers: asAdmin(), payload: {} });
  if (answer.statusCode !== 200) throw new Error(answer.body);
};
const resend = async (ids: string[]) =>
  (await sender.inject({ method: 'POST', url: '/api/messages/resend', headers: asAdmin(), payload: { ids } })).json();
const due = () => letMessagesLeave(shop);

async function place(
  { email = 'afi@example.com', phone }: { email?: string | null; phone?: string } = {},
  token?: string,
  app = shop.app,
): Promise<Order> {
  const payload = orderOf([await makeProduct(shop, { name: 'Savon <b>noir</b>', price: 3_000 })]);
  payload.customerInfo = { ...payload.customerInfo, prenom: 'Afi <i>', email, ...(phone && { whatsapp: phone }) };
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await app.inject({ method: 'POST', url: '/api/orders', headers, payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

describe('what is written about an order', () => {
  it('is one e-mail for each event, once, however often the status goes there', async () => {
    const order = await place();
    for (const status of ['paid', 'shipped', 'pending', 'shipped', 'completed', 'cancelled', 'cancelled', 'paid'])
      expect((await setStatus(order.id, status)).status).toBe(200);
    const events = (await written(`?orderId=${order.id}`)).map(({ event }: { event: string }) => event);
    expect(events.toSorted()).toEqual([
      'order-cancelled',
      'order-completed',
      'order-placed',
      'order-shipped',
      'payment-received',
    ]);
  });

  it('is corrected once when a status is undone, by the channels that had sent it; a later status is sent again', async () => {
    await write({ event: 'order-cancelled', channel: 'sms', text: 'Annulée', isOn: true });
    const order = await place({ phone: '+229 01 97 00 00 05' }, undefined, sender);
    await setStatus(order.id, 'shipped', sender);
    await setStatus(order.id, 'cancelled', sender);
    await due();
    await vi.waitFor(() => expect([mailServer.emails.length, smsServer.taken.length]).toEqual([3, 1]), 8_000);
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(4), 8_000);
    const change = await lastChange(order.id);
    await undo(change);
    await undo(change);
    await vi.waitFor(() => expect([mailServer.emails.length, smsServer.taken.length]).toEqual([4, 2]), 8_000);
    expect(smsServer.taken[1]!.sms.text).toBe(
      `Commande ${order.shortNumber} : notre message précédent était une erreur. Statut : Expédiée. Toutes nos excuses.`,
    );
    const corrected = await written('?event=order-corrected');
    expect(corrected.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual(['email', 'sms']);
    await setStatus(order.id, 'cancelled', sender);
    await due();
    await vi.waitFor(() => expect([mailServer.emails.length, smsServer.taken.length]).toEqual([5, 3]), 8_000);
    expect((await written('?event=order-shipped')).length).toBe(1);
  });

  it('R2157 leaves after the time to undo its status, and never where that was undone before', async () => {
    const order = await place({}, undefined, sender);
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(1), 8_000);
    await setStatus(order.id, 'shipped', sender);
    const { rows } = await shop.database.execute<{ wait: number; status: string }>(sql`
      select status, extract(epoch from next_try_at - created_at)::float8 as wait from messages where event = 'order-shipped'`);
    expect(rows).toEqual([{ status: 'waiting', wait: NOTIFY_AFTER_SECONDS }]);
    expect(NOTIFY_AFTER_SECONDS).toBeGreaterThan(UNDO_SECONDS);
    await undo(await lastChange(order.id));
    await due();
    expect((await written()).map(({ event }: { event: string }) => event)).toEqual(['order-placed']);
    await setStatus(order.id, 'shipped', sender);
    await due();
    await vi.waitFor(() => expect(mailServer.emails.length).toBe(2), 8_000);
  });

  it('is taken back when a status is undone before anything has left', async () => {
    const order = await place();
    await setStatus(order.id, 'cancelled');
    await undo(await lastChange(order.id));
    expect((await written()).map(({ event }: { event: string }) => event)).toEqual(['order-placed']);
    await setStatus(order.id, 'cancelled');
    expect((await written()).map(({ event }: { event: string }) => event)).toEqual(['order-cancelled', 'order-placed']);
  });

  it('carries nothing that a guest typed, and the name where the account has that very address', async () => {
    await place({ email: 'victime@example.com' });
    const customer = await shop.signUp();
    await place({ email: 'autre@example.com' }, customer.token);
    await place({ email: customer.email }, customer.token);
    const greeting = async (email: string) => (await written(`?recipient=${email}`))[0].text.split('\n')[0];
    expect(await greeting('victime@example.com')).toBe('Bonjour,');
    expect(await greeting('autre@example.com')).toBe('Bonjour,');
    expect(await greeting(customer.email)).toBe('Bonjour Afi <i>,');
  });

  it('is not written when the order has no address, the template is off, or the change is undone', async () => {
    await place({ email: null });
    await write({ event: 'order-placed', channel: 'email', subject: 'x', text: 'x', isOn: false });
    const order = await place();
    expect(await written()).toEqual([]);
    const stale = await shop.call('PATCH', `/orders/${order.id}/status`, {
      ...admin(),
      json: { status: 'shipped' },
      headers: { 'if-match': '"0"' },
    });
    expect([stale.status, await written()]).toEqual([412, []]);
  });

  it('follows the administrator’s template, its values as text in HTML', async () => {
    const customer = await shop.signUp();
    await write({
      event: 'order-placed',
      channel: 'email',
      subject: 'Merci {{prenom}} : {{numero}}',
      text: 'Total {{total}}\n{{articles}}',
      html: '<h1>Merci {{prenom}}</h1><p>{{articles}}</p><a href="{{lien}}">Suivre</a>',
    });
    const order = await place({ email: customer.email }, customer.token);
    const { rows } = await shop.database.execute<{ subject: string; html: string }>(
      sql`select subject, html from messages where order_id = ${order.id}`,
    );
    expect(rows[0]!.subject).toBe(`Merci Afi <i> : ${order.shortNumber}`);
    expect(rows[0]!.html).toContain('<h1>Merci Afi &#60;i&#62;</h1><p>- Savon &#60;b&#62;noir&#60;/b&#62; × 1');
    expect(rows[0]!.html).toMatch(/<a href="http:\/\/localhost:3000\/commande\/[^"<]+">Suivre/);
  });

  it('goes out as text and HTML, and by SMS once that is switched on, with plain spaces', async () => {
    await write({ event: 'order-shipped', channel: 'sms', text: 'En route : {{numero}}, {{total}}', isOn: true });
    const order = await place({ email: 'afi@example.com', phone: '+229 01 97 00 00 01' });
    const answer = await sender.inject({
      method: 'PATCH',
      url: `/api/orders/${order.id}/status`,
      headers: { authorization: `Bearer ${shop.adminToken}` },
      payload: { status: 'shipped' },
    });
    expect(answer.statusCode).toBe(200);
    await due();
    await vi.waitFor(() => expect([mailServer.emails.length, smsServer.taken.length]).toEqual([1, 1]), 8_000);
    expect(mailServer.emails[0]!.text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    const { sms } = smsServer.taken[0]!;
    expect([sms.to, sms.text]).toEqual(['+2290197000001', `En route : ${order.shortNumber}, 5 000 FCFA`]);
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(2), 8_000);
    // The order placed before is no news any more: it stays with the shop that could not send it.
    expect((await written('?status=kept')).map(({ event }: { event: string }) => event)).toEqual(['order-placed']);
  });

  it('floods no number with what strangers cause: five SMS an hour, the others are held for an administrator', async () => {
    for (const event of ['order-placed', 'order-shipped'])
      await write({ event, channel: 'sms', text: '{{numero}}', isOn: true });
    const orders = [];
    for (let i = 0; i < 7; i++)
      orders.push(await place({ email: null, phone: '+229 01 97 00 00 02' }, undefined, sender));
    const ofStatus = (status: string) => written(`?status=${status}`);
    await vi.waitFor(async () => expect((await ofStatus('sent')).length).toBe(5), 8_000);
    const held = await ofStatus('kept');
    expect(held).toMatchObject(
      [1, 2].map(() => ({ problem: 'Trop de messages à ce destinataire en une heure', tries: 0 })),
    );
    // Messages of the shop's own actions are sent all the same.
    await setStatus(orders[6]!.id, 'shipped', sender);
    await due();
    await vi.waitFor(() => expect(smsServer.taken.length).toBe(6), 8_000);
    expect(await resend(held.map(({ id }: { id: string }) => id))).toEqual({ resent: 2, left: 0 });
    await vi.waitFor(() => expect(smsServer.taken.length).toBe(8), 8_000);
    expect(new Set(smsServer.taken.map(({ sms }) => sms.text)).size).toBe(7);
  });

  it('is sent once, even after its message was purged', async () => {
    const order = await place();
    await setStatus(order.id, 'shipped');
    await shop.database.execute(sql`update messages set created_at = now() - interval '91 days', next_try_at = null`);
    await purgeMessages(shop.database);
    const { rows } = await shop.database.execute<{ hash: string }>(sql`select hash from message_keys`);
    expect([await written(), rows.length >= 2, JSON.stringify(rows).includes('afi@')]).toEqual([[], true, false]);
    for (const status of ['pending', 'shipped']) await setStatus(order.id, status);
    await shop.database.transaction((transaction) => shop.app.messages.tell(transaction, 'order-placed', order.id));
    expect(await written()).toEqual([]);
    await setStatus(order.id, 'completed');
    expect((await written()).length).toBe(1);
  });

  it('says what came of a payment once, and what is missing', async () => {
    const order = await place();
    const payment = { id: crypto.randomUUID(), orderId: order.id, amount: 5_000, currency: 'XOF' as const };
    const tell = (status: 'paid' | 'underpaid' | 'late', paidAmount: number) =>
      shop.database.transaction((transaction) =>
        shop.app.messages.tellPayment(transaction, { ...payment, status, paidAmount }),
      );
    await tell('late', 5_000);
    for (let i = 0; i < 3; i++) await tell('underpaid', 1_500);
    for (let i = 0; i < 3; i++) await tell('paid', 5_000);
    await setStatus(order.id, 'paid');
    const texts = (await written()).map(({ event, text }: { event: string; text: string }) => [
      event,
      text.replace(/[\u202f\u00a0]/g, ' ').match(/\d[\d ]* FCFA/g),
    ]);
    expect(texts.slice(0, 2)).toEqual([
      ['payment-received', ['5 000 FCFA']],
      ['payment-short', ['1 500 FCFA', '3 500 FCFA', '5 000 FCFA']],
    ]);
    expect(texts).toHaveLength(3);
  });
});

describe('a message that did not leave', () => {
  const failed = async () => {
    mailServer.answer = '550 no such mailbox';
    await sender.outbox.queue(shop.database, [
      { event: 'account', channel: 'email', to: 'a@example.com', subject: 'Un', body: 'x' },
      { event: 'account', channel: 'email', to: 'b@example.com', subject: 'Deux', body: 'x' },
    ]);
    await vi.waitFor(async () => expect((await written('?status=failed')).length).toBe(2), 8_000);
    mailServer.answer = '250 ok';
    return (await written()).map(({ id }: { id: string }) => id) as string[];
  };
  const resend = (ids: string[], token = shop.adminToken) =>
    sender.inject({
      method: 'POST',
      url: '/api/messages/resend',
      headers: { authorization: `Bearer ${token}` },
      payload: { ids },
    });

  it('is sent again, alone or with others, under the same id, and those that left are not', async () => {
    const ids = await failed();
    expect((await resend([ids[0]!])).json()).toEqual({ resent: 1, left: 0 });
    await vi.waitFor(() => expect(mailServer.emails.length).toBe(1), 8_000);
    expect(mailServer.emails[0]!.text).toContain(`<${ids[0]}@`);
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(1), 8_000);
    expect((await resend([...ids, crypto.randomUUID()])).json()).toEqual({ resent: 1, left: 2 });
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(2), 8_000);
    expect((await resend(ids)).json()).toEqual({ resent: 0, left: 2 });
    expect(mailServer.emails).toHaveLength(2);
  });

  it('is sent again by administrators alone, and only where there is a way out', async () => {
    const ids = await failed();
    expect((await resend(ids, (await shop.signUp()).token)).statusCode).toBe(403);
    expect((await resend([])).statusCode).toBe(400);
    const closed = await shop.call('POST', '/messages/resend', { ...admin(), json: { ids } });
    expect(closed.body).toEqual({ resent: 0, left: 2 });
  });

  it('by a crash between sending and marking goes out once more at most, under the same id', async () => {
    await shop.database.execute(sql`create function crash() returns trigger language plpgsql as $$ begin
      raise exception 'the process is gone'; end $$`);
    await shop.database.execute(sql`create trigger crash before update on messages for each row
      when (new.status = 'sent') execute function crash()`);
    const queue = (channel: 'email' | 'sms', to: string) =>
      sender.outbox.queue(shop.database, [{ event: 'account', channel, to, subject: 'Un', body: 'x' }]);
    await queue('email', 'a@example.com');
    await queue('sms', '+2290197000009');
    await vi.waitFor(() => expect([mailServer.emails.length, smsServer.taken.length]).toEqual([1, 1]), 8_000);
    // Its next try is minutes away: nothing goes out in the meantime.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([mailServer.emails.length, smsServer.taken.length]).toEqual([1, 1]);
    await shop.database.execute(sql`drop trigger crash on messages`);
    await shop.database.execute(sql`drop function crash()`);
    await due();
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(2), 8_000);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const idsOf = (texts: string[]) => new Set(texts.map((text) => /Message-ID: <([\w-]+)@/.exec(text)![1]));
    expect([mailServer.emails.length, idsOf(mailServer.emails.map(({ text }) => text)).size]).toEqual([2, 1]);
    expect([smsServer.taken.length, new Set(smsServer.taken.map(({ sms }) => sms.id)).size]).toEqual([2, 1]);
  });

  it('holds up no other channel: e-mails leave while the SMS gateway says nothing', async () => {
    smsServer.answer = () => undefined;
    await sender.outbox.queue(shop.database, [
      { event: 'account', channel: 'sms', to: '+2290197000009', subject: 'Un', body: 'x' },
      { event: 'account', channel: 'email', to: 'a@example.com', subject: 'Un', body: 'x' },
    ]);
    await vi.waitFor(() => expect([smsServer.taken.length, mailServer.emails.length]).toEqual([1, 1]), 8_000);
    await vi.waitFor(async () => expect((await written('?status=sent')).length).toBe(1), 8_000);
  });
});

describe('WhatsApp for administrators', () => {
  const chat = async (id: string, token = shop.adminToken) => {
    const { status, body } = await shop.call('GET', `/orders/${id}/whatsapp`, { token });
    return { status, ...body, address: body.url && new URL(body.url) };
  };

  it('opens the chat of the order’s number with what fits its status', async () => {
    const order = await place({ phone: '+229 01 97 00 00 04' });
    const first = await chat(order.id);
    expect(first.address.origin + first.address.pathname).toBe('https://wa.me/2290197000004');
    expect(first.address.searchParams.get('text')).toBe(first.text);
    expect(first.text).toMatch(/^Bonjour Afi <i>,\n\nNous avons bien reçu votre commande KR-[\s\S]*\/commande\//);
    for (const [status, words] of [
      ['paid', /bien reçu votre paiement/],
      ['shipped', /est en route/],
      ['completed', /vous a été remise/],
      ['cancelled', /est annulée/],
    ] as const) {
      await setStatus(order.id, status);
      expect((await chat(order.id)).text).toMatch(words);
    }
  });

  it('is empty where its template is off, and nobody else’s', async () => {
    const order = await place();
    await write({ event: 'order-placed', channel: 'whatsapp', text: 'x', isOn: false });
    expect((await chat(order.id)).text).toBe('');
    expect((await chat(order.id, (await shop.signUp()).token)).status).toBe(403);
    expect((await chat(crypto.randomUUID())).status).toBe(404);
  });
});
