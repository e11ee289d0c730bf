import { randomUUID } from 'node:crypto';
import type { Product } from '@karite/shared/resources';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../../test/support/makers.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const shop = withTestApp();
let soap: Product;
let lotId: string;
/** Orders with two pieces of the lot each, of which the last was cancelled. */
const ids: string[] = [];
const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });

beforeAll(async () => {
  soap = await makeProduct(shop, { name: 'Savon rappelé', price: 1_000 });
  const line = { productId: soap.id, expiresOn: null, expected: null };
  const book = (kind: string, lot: string | null, quantity: number) =>
    admin('POST', '/stock-sheets', { key: randomUUID(), kind, note: null, lines: [{ ...line, lot, quantity }] });
  await book('counted', null, 5);
  await book('received', 'R1', 6);
  for (const [index, nom] of ['Adjovi', '=HYPERLINK("x")', 'Cancelled', 'Without'].entries()) {
    const order = orderOf([soap], { quantity: 2 });
    const customerInfo = { ...order.customerInfo, nom, email: `client${index}@example.org` };
    ids.push((await shop.call('POST', '/orders', { json: { ...order, customerInfo } })).body.id);
  }
  await admin('PATCH', `/orders/${ids[2]}/status`, { status: 'cancelled' });
  lotId = (await admin('GET', `/lots?productId=${soap.id}`)).body[0].id;
});

const notified = async () =>
  (await admin('GET', '/messages?event=lot-recalled&channel=email&_sort=recipient&_order=asc')).body;

describe('R1877 who bought of a lot', () => {
  it('are the orders that have pieces of it', async () => {
    const { body } = await admin('GET', `/lots/${lotId}/buyers`);
    expect(body.total).toBe(2);
    expect(body.rows).toMatchObject([
      { id: ids[0], nom: 'Adjovi', pieces: 2, phone: '+2290197000000', toldAt: null },
      { id: ids[1], pieces: 2 },
    ]);
    expect((await admin('GET', `/lots/${lotId}`)).body.quantity).toBe(2);
  });

  it('are a list for a spreadsheet, in which no name is a formula', async () => {
    const { status, text } = await admin('GET', `/lots/${lotId}/buyers.csv`);
    expect(status).toBe(200);
    const [head, first, second, ...rest] = text.trim().split('\r\n');
    expect(head).toBe('Commande;Statut;Nom;Prénom;WhatsApp;E-mail;Pièces;Commandé le;Prévenu le');
    expect(first).toContain(';Adjovi;Afi;+2290197000000;client0@example.org;2;');
    expect(second).toContain(`;"'=HYPERLINK(""x"")";`);
    expect(rest).toEqual([]);
  });

  it('are refused to callers who may not read orders', async () => {
    for (const url of [`/lots/${lotId}/buyers`, `/lots/${lotId}/buyers.csv`])
      expect((await shop.call('GET', url)).status).toBe(401);
    expect((await shop.call('POST', `/lots/${lotId}/recall`, { json: { after: null } })).status).toBe(401);
    expect((await admin('GET', `/lots/${randomUUID()}/buyers`)).status).toBe(404);
  });

  it('are written to by WhatsApp with the recall ready', async () => {
    const { body } = await admin('GET', `/lots/${lotId}/buyers/${ids[0]}/whatsapp`);
    expect(body.url).toMatch(/^https:\/\/wa\.me\/2290197000000\?text=/);
    expect(body.text).toContain('le lot R1 de Savon rappelé');
  });
});

describe('R1878 a recall', () => {
  it('writes for each order once, however often it is called', async () => {
    const requested = () => admin('POST', `/lots/${lotId}/recall`, { after: null });
    expect((await requested()).body).toEqual({ orders: 2, next: null });
    await Promise.all([requested(), requested()]);
    const written = await notified();
    expect(written.map(({ recipient }: { recipient: string }) => recipient)).toEqual([
      'client0@example.org',
      'client1@example.org',
    ]);
    expect(written[0].text).toContain('le lot R1 de Savon rappelé');
    const { body } = await admin('GET', `/lots/${lotId}/buyers`);
    expect(body.rows.every(({ toldAt }: { toldAt: string | null }) => toldAt !== null)).toBe(true);
    expect((await admin('GET', `/lots/${lotId}`)).body.recalledAt).not.toBeNull();
  });
});
