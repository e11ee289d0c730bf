import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InvoiceDocument } from '@karite/shared/invoices';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { retryUnavailable } from '../../../test/support/retry-unavailable.ts';
import { certifyDue, issueDue } from '../../../test/support/tasks.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';
import { CertifierAway, httpCertifier } from './certifier.ts';

const shop = withTestApp();

const setStatus = (id: string, status: string) =>
  shop.call('PATCH', `/orders/${id}/status`, { token: shop.adminToken, json: { status } });
async function place(status: string, quantity = 1) {
  const order = (await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)], { quantity }) })).body;
  if (status !== 'pending') await setStatus(order.id, status);
  return order;
}
const issue = (id: string, key: string) => shop.call('POST', `/orders/${id}/invoices`, { json: { key } });
const list = async (id: string, key: string) => (await shop.call('GET', `/orders/${id}/invoices?key=${key}`)).body;
const documentOf = async (id: string) =>
  (await shop.database.execute<{ document: InvoiceDocument }>(sql`select document from invoices where id = ${id}`))
    .rows[0]!.document;

describe('invoices', () => {
  it('waits until the order is paid, then returns the same invoice to each caller', async () => {
    const { id, followKey: key, totalPrice } = await place('pending');
    expect((await issue(id, key)).status).toBe(409);
    await setStatus(id, 'paid');
    const first = await issue(id, key);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ kind: 'invoice', total: totalPrice });
    expect(first.body.number).toMatch(/^F\d{4}-\d{6}$/);
    const again = await shop.call('POST', `/orders/${id}/invoices`, { token: shop.adminToken, json: {} });
    expect([again.status, again.body.number]).toEqual([200, first.body.number]);
  });

  it('takes the tax out of the total by the rate of the country', async () => {
    const { id, followKey: key } = await place('paid', 5);
    const { body } = await issue(id, key);
    const it = await documentOf(body.id);
    expect(it).toMatchObject({ taxRate: 18, net: Math.round((body.total * 100) / 118) });
    expect(Number(it.net) + Number(it.tax)).toBe(body.total);
  });

  it('leaves no gap and no double under 50 at once, half of them for the same orders', async () => {
    const orders = [];
    for (let at = 0; at < 25; at += 1) orders.push(await place('paid'));
    const answers = await Promise.all([...orders, ...orders].map(({ id, followKey }) => issue(id, followKey)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(25);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
    const stored = await shop.database.execute<{ number: string }>(
      sql`select number from invoices where kind = 'invoice' order by number`,
    );
    const counts = stored.rows.map(({ number }) => Number(number.split('-')[1]));
    expect(counts).toEqual(counts.map((_, at) => at + 1));
  });

  it('uses no number for an issue that fails', async () => {
    const before = await shop.database.execute(sql`select last from sequence_counters order by series`);
    const { id, followKey: key } = await place('paid');
    await shop.database.execute(sql`alter table invoices add constraint refuse_all check (total < 0) not valid`);
    expect((await issue(id, key)).status).toBe(500);
    await shop.database.execute(sql`alter table invoices drop constraint refuse_all`);
    const after = await shop.database.execute(sql`select last from sequence_counters order by series`);
    expect(after.rows).toEqual(before.rows);
  });

  it('is never changed nor deleted, and reads as it was issued when the seller or the order are renamed', async () => {
    const { id, followKey: key } = await place('paid');
    const { body } = await issue(id, key);
    const before = await documentOf(body.id);
    await shop.database.execute(sql`update "shop-identities" set legal_name = 'Autre maison'`);
    await shop.database.execute(sql`update orders set nom = 'Changé' where id = ${id}`);
    expect(await documentOf(body.id)).toEqual(before);
    for (const statement of [
      sql`update invoices set total = 1 where id = ${body.id}`,
      sql`update invoices set document = '{}' where id = ${body.id}`,
      sql`delete from invoices where id = ${body.id}`,
    ])
      await expect(shop.database.execute(statement)).rejects.toThrow();
  });

  it('comes as a PDF to the holder of the key and to administrators, and is not there for others', async () => {
    const [mine, other] = [await place('paid'), await place('paid')];
    const { body } = await issue(mine.id, mine.followKey);
    const { token } = await shop.signUp();
    const read = (query: string, caller?: string) =>
      retryUnavailable(() => shop.call('GET', `/invoices/${body.id}/pdf${query}`, { token: caller }));
    for (const answer of [await read(`?key=${mine.followKey}`), await read('', shop.adminToken)]) {
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.text.startsWith('%PDF-')).toBe(true);
    }
    for (const answer of [await read(''), await read(`?key=${other.followKey}`), await read('', token)])
      expect([answer.status, answer.body.message]).toEqual([404, 'Facture introuvable']);
  });

  it('makes a packing slip for administrators alone', async () => {
    const { id } = await place('pending');
    const slip = await retryUnavailable(() =>
      shop.call('GET', `/orders/${id}/packing-slip`, { token: shop.adminToken }),
    );
    expect([slip.status, slip.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await shop.call('GET', `/orders/${id}/packing-slip`)).status).toBe(401);
  });

  it('makes the slips of several orders one file, each from a page of its own, and none where one is missing', async () => {
    const [one, two] = [await place('pending'), await place('paid')];
    const slips = (ids: string[], token: string | undefined = shop.adminToken) =>
      retryUnavailable(() =>
        shop.call('GET', `/orders/packing-slips?${ids.map((id) => `id=${id}`).join('&')}`, { token }),
      );
    const pages = ({ text }: { text: string }) => text.match(/\/Type \/Page\b/g)?.length;
    const both = await slips([one.id, two.id, one.id]);
    expect([both.status, pages(both), pages(await slips([two.id]))]).toEqual([200, 2, 1]);
    expect((await slips([one.id, '00000000-0000-4000-8000-000000000000'])).status).toBe(404);
    expect((await slips([])).status).toBe(400);
    expect((await slips(Array(101).fill(one.id))).status).toBe(400);
    expect((await shop.call('GET', `/orders/packing-slips?id=${one.id}`)).status).toBe(401);
  });

  it('issues by itself what was paid or delivered, and credits what is cancelled after, once', async () => {
    const [paid, delivered, sent] = [await place('paid'), await place('completed'), await place('shipped')];
    await issueDue(shop);
    await issueDue(shop);
    expect(await list(paid.id, paid.followKey)).toHaveLength(1);
    expect(await list(delivered.id, delivered.followKey)).toHaveLength(1);
    expect(await list(sent.id, sent.followKey)).toHaveLength(0);
    await setStatus(paid.id, 'cancelled');
    await issueDue(shop);
    await issueDue(shop);
    const all = await list(paid.id, paid.followKey);
    expect(all.map((it: { kind: string }) => it.kind)).toEqual(['invoice', 'credit-note']);
    expect(all[1].number).toMatch(/^A\d{4}-\d{6}$/);
    expect(all[1].total).toBe(all[0].total);
    expect((await documentOf(all[1].id)).credits).toMatchObject({ number: all[0].number, reason: 'Commande annulée' });
  });
});

describe('credit notes', () => {
  it('follows a refund once, in FCFA whatever was paid in, and never comes to more than the invoice', async () => {
    const { id, followKey: key, totalPrice } = await place('paid', 5);
    await issue(id, key);
    const paid = await shop.database.execute<{ id: string }>(sql`
      with order_paid as (update orders set transaction_id = 'CDF-1' where id = ${id})
      insert into payments (order_id, provider, status, order_amount, amount, paid_amount, currency, is_test, transaction_id, verified_at)
      values (${id}, 'pawapay', 'paid', ${totalPrice}, ${totalPrice * 4}, ${totalPrice * 4}, 'CDF', false, 'CDF-1', now()) returning id`);
    const refund = (amount: number, status = 'done') =>
      shop.database.execute(sql`
        insert into refunds (payment_id, amount, currency, status, by_hand, by)
        values (${paid.rows[0]!.id}, ${amount}, 'CDF', ${status}, true, 'admin@example.com')`);
    await refund(4_000);
    await refund(8_000, 'pending');
    await issueDue(shop);
    await issueDue(shop);
    const notes = async () => (await list(id, key)).slice(1).map((it: { total: number }) => it.total);
    expect(await notes()).toEqual([1_000]);
    await refund(totalPrice * 4 - 4_000);
    await issueDue(shop);
    expect(await notes()).toEqual([1_000, totalPrice - 1_000]);
    await setStatus(id, 'cancelled');
    await issueDue(shop);
    expect(await notes()).toHaveLength(2);
  });
});

describe('credit notes of money that was too much', () => {
  const paidWith = async (paidAmount: number) => {
    const { id, followKey: key, totalPrice } = await place('paid', 5);
    await issue(id, key);
    const add = (transaction: string, amount: number) =>
      shop.database.execute<{ id: string }>(sql`
        insert into payments (order_id, provider, status, order_amount, amount, paid_amount, currency, is_test, transaction_id, verified_at)
        values (${id}, 'kkiapay', 'overpaid', ${totalPrice}, ${totalPrice}, ${amount}, 'XOF', false, ${transaction}, now()) returning id`);
    const [first, second] = [await add(`A-${id}`, paidAmount), await add(`B-${id}`, totalPrice)];
    await shop.database.execute(sql`update orders set transaction_id = ${`A-${id}`} where id = ${id}`);
    const refund = async (of: typeof first, amount: number) => {
      await shop.database.execute(sql`
        insert into refunds (payment_id, amount, currency, status, by_hand, by, updated_at)
        values (${of.rows[0]!.id}, ${amount}, 'XOF', 'done', true, 'admin@example.com', clock_timestamp())`);
      await issueDue(shop);
    };
    const notes = async () => (await list(id, key)).slice(1).map((it: { total: number }) => it.total);
    return { first, second, totalPrice, refund, notes };
  };

  it('a payment that did not pay the order is refunded without one', async () => {
    const { second, totalPrice, refund, notes } = await paidWith(10_000);
    await refund(second, totalPrice);
    expect(await notes()).toEqual([]);
  });

  it('what came above the price is refunded first, without one; only what goes beyond is credited', async () => {
    const total = (await place('pending', 5)).totalPrice;
    const { first, refund, notes } = await paidWith(total + 500);
    await refund(first, 300);
    expect(await notes()).toEqual([]);
    await refund(first, 900);
    expect(await notes()).toEqual([700]);
    await refund(first, 100);
    expect(await notes()).toEqual([700, 100]);
  });
});

describe('a certifying service', () => {
  let server: Server;
  let answer: { status: number; body: string };
  const requests: { url?: string; authorization?: string; key?: string; number: string }[] = [];
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const { authorization, 'idempotency-key': key } = request.headers as Record<string, string>;
      requests.push({ url: request.url!, authorization: authorization!, key: key!, number: JSON.parse(text).number });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const certifier = () => httpCertifier(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, 'jeton');

  it('keeps code, QR text and counters with the document, which stays as it was', async () => {
    const { id, followKey: key } = await place('paid');
    const { body } = await issue(id, key);
    const before = await documentOf(body.id);
    answer = { status: 200, body: JSON.stringify({ code: 'MECEF-1', qr: 'F;1;2', counters: '1/2 FV' }) };
    // Whatever other tests left goes first.
    for (let turn = 0; turn < 5; turn += 1) await certifyDue(shop, certifier());
    const stored = (await shop.call('GET', `/invoices/${body.id}`, { token: shop.adminToken })).body;
    expect(stored).toMatchObject({
      certificationCode: 'MECEF-1',
      certificationQr: 'F;1;2',
      certificationCounters: '1/2 FV',
    });
    expect(await documentOf(body.id)).toEqual(before);
    expect(requests.at(-1)).toMatchObject({ url: '/v1', authorization: 'Bearer jeton' });
    expect(requests.every((it) => it.key === it.number)).toBe(true);
    const count = requests.length;
    await certifyDue(shop, certifier());
    expect(requests).toHaveLength(count);
  });

  it.each([
    ['an error', { status: 500, body: '{}' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no code', { status: 200, body: '{"code":""}' }],
    ['null', { status: 200, body: 'null' }],
    [
      'a chunked answer above its bound',
      { status: 200, body: JSON.stringify({ code: 'MECEF-2', rest: 'x'.repeat(100_000) }) },
    ],
  ])('leaves the document for later after %s', async (_, stated) => {
    answer = stated;
    const { id, followKey: key } = await place('paid');
    const { body } = await issue(id, key);
    await certifyDue(shop, certifier());
    const stored = (await shop.call('GET', `/invoices/${body.id}`, { token: shop.adminToken })).body;
    expect(stored.certificationCode).toBeNull();
    await expect(certifier().certify(await documentOf(body.id))).rejects.toThrow(CertifierAway);
  });
});
