import { randomUUID } from 'node:crypto';
import { FEED_PATHS } from '@karite/shared/feeds';
import type { InvoiceDocument } from '@karite/shared/invoices';
import { totalsOf } from '@karite/shared/offers';
import { type OrderPayload, priceLine } from '@karite/shared/orders';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { feedRoutes } from '../../src/web/feeds/feed-routes.ts';
import { exportFile, importFile } from '../support/jobs.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { check, type OnlineOrder, play } from '../support/online-order.ts';
import { issueDue } from '../support/tasks.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { writtenMessages } from '../support/written-messages.ts';

const shop = withTestApp();
const RULES = { freeDeliveryFrom: 60, discountFrom: 35, discountPercent: 10, homeFee: 4.9 };
const admin = () => ({ token: shop.adminToken });
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

let soap: Product;
let oil: Product;
beforeAll(async () => {
  const rules = await shop.call('PATCH', '/pricing-rules', { ...admin(), json: RULES });
  expect([rules.status, rules.body.homeFee]).toEqual([200, 4.9]);
  const { body: methods } = await shop.call('GET', '/payment-methods?method=en-ligne&_end=50', admin());
  for (const { id } of methods) {
    const changed = await shop.call('PATCH', `/payment-methods/${id}`, { ...admin(), json: { currency: 'EUR' } });
    expect(changed.status, changed.text).toBe(200);
  }
  soap = await makeProduct(shop, { name: 'Savon fin', price: 12.5 });
  oil = await makeProduct(shop, { name: 'Huile en promotion', price: 9.95, badge: 'Promo' });
});

/** Three soaps and an oil, to be paid online: 37,50 € + 8,96 €, less 10 % of the soaps, and 4,90 € of delivery. */
function payload(): OrderPayload {
  const order = orderOf([soap, oil]);
  const lines = [priceLine(soap, 3), priceLine(oil, 1)];
  const { fee, total } = totalsOf(lines, RULES);
  return {
    ...order,
    customerInfo: { ...order.customerInfo, email: 'afi@example.com' },
    delivery: { ...order.delivery, fee },
    payment: { method: 'en-ligne', amount: total },
    items: order.items.map((item, at) => ({ ...item, quantity: at === 0 ? 3 : 1 })),
    totalPrice: total,
  };
}
async function paidOrder(): Promise<OnlineOrder> {
  const placed = await shop.call('POST', '/orders', { json: payload() });
  expect(placed.status, placed.text).toBe(201);
  const { id, followKey, totalPrice } = placed.body;
  const started = await shop.call('POST', `/orders/${id}/payments`, { json: { key: followKey } });
  expect(started.status, started.text).toBe(201);
  const order = { id, followKey, total: totalPrice, paymentId: started.body.id };
  expect(await check(shop, order, await play(shop, order, 'success'))).toMatchObject({ status: 'paid' });
  return order;
}

describe('a shop in euros', () => {
  it('rounds what is paid to the cent, once, and a promotion as everywhere', () => {
    expect(oil.salePrice).toBe(8.96);
    expect(totalsOf([priceLine(soap, 3), priceLine(oil, 1)], RULES)).toMatchObject({
      subtotal: 46.46,
      discount: 3.75,
      fee: 4.9,
      total: 47.61,
      missingForFreeDelivery: 19.21,
    });
    // 12,35 € × 3 = 37,05 €, of which 10 % are 3,705 €: halves go up.
    expect(totalsOf([{ price: 12.35, quantity: 3, isOnPromo: false }], RULES)).toMatchObject({
      discount: 3.71,
      total: 38.24,
    });
  });

  it('takes the amount online, writes it in the mail, and invoices it with its tax', async () => {
    const order = await paidOrder();
    const { body: payment } = await shop.call('GET', `/payments/${order.paymentId}`, admin());
    expect(payment).toMatchObject({ amount: 47.61, paidAmount: 47.61, currency: 'EUR', rate: null });
    const mails = await writtenMessages(shop, sql`recipient = 'afi@example.com'`);
    expect(mails.map(({ text }) => spaced(text)).join('\n')).toContain('47,61 €');
    const issued = await shop.call('POST', `/orders/${order.id}/invoices`, { json: { key: order.followKey } });
    expect(issued.status, issued.text).toBe(201);
    const { rows } = await shop.database.execute<{ document: InvoiceDocument }>(
      sql`select document from invoices where id = ${issued.body.id}`,
    );
    expect(rows[0]!.document).toMatchObject({ total: 47.61, taxRate: 18, net: 40.35, tax: 7.26, discount: 3.75 });
    const pdf = await shop.call('GET', `/invoices/${issued.body.id}/pdf?key=${order.followKey}`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  it('refunds a part and then exactly the rest, with credit notes over the whole invoice', async () => {
    const order = await paidOrder();
    await shop.call('POST', `/orders/${order.id}/invoices`, { json: { key: order.followKey } });
    const refund = (amount: number) =>
      shop.call('POST', `/payments/${order.paymentId}/refunds`, {
        ...admin(),
        json: { id: randomUUID(), amount, byHand: false, note: null },
      });
    expect((await refund(10.055)).body.fields.amount).toBe('Deux décimales au plus');
    expect((await refund(10.05)).status).toBe(201);
    expect(spaced((await refund(37.57)).body.fields.amount)).toBe('37,56 € au plus');
    expect((await refund(37.56)).status).toBe(201);
    await issueDue(shop);
    const { body } = await shop.call('GET', `/orders/${order.id}/invoices?key=${order.followKey}`);
    const given = body.map(({ kind, total }: { kind: string; total: number }) => [kind, total]);
    expect(given.sort()).toEqual([
      ['credit-note', 10.05],
      ['credit-note', 37.56],
      ['invoice', 47.61],
    ]);
  });

  it('counts and exports amounts with their cents, and reads them as people write them', async () => {
    // Those paid in a test don't count.
    for (const _ of [1, 2, 3]) {
      const order = payload();
      await shop.call('POST', '/orders', { json: { ...order, payment: { ...order.payment, method: 'especes' } } });
    }
    const { body } = await shop.call('GET', '/statistics', admin());
    expect(body.revenue).toBe(142.83);
    const month = new Date().toISOString().slice(0, 7);
    const { rows } = await shop.database.execute<{ id: string }>(
      sql`select id from orders where payment_method = 'especes' order by created_at limit 1`,
    );
    const done = { ...admin(), json: { status: 'completed' } };
    expect((await shop.call('PATCH', `/orders/${rows[0]!.id}/status`, done)).status).toBe(200);
    const { text: journal } = await shop.call('GET', `/accounting/journal?month=${month}&decimals=point`, admin());
    expect(journal.match(/;[\d.]+;[\d.]+;EUR/g)).toEqual([
      ';47.61;0.00;EUR',
      ';0.00;7.26;EUR',
      ';0.00;36.20;EUR',
      ';0.00;4.15;EUR',
    ]);
    const { payload: sheet } = await exportFile(shop, 'products', '?format=csv');
    expect(sheet).toMatch(/Savon fin[;,]"?12[.,]5/);
    for (const [typed, price] of [
      ['12,50 €', 12.5],
      ['EUR 1 299,90', 1_299.9],
      ['3 euros', 3],
    ] as const) {
      const name = `Importé ${price}`;
      const { body: job } = await importFile(shop, `Nom;Prix\n${name};"${typed}"`);
      expect(job.state, JSON.stringify(job)).toBe('done');
      const { rows: stored } = await shop.database.execute(
        sql`select price::float8 as price from products where name = ${name}`,
      );
      expect(stored).toEqual([{ price }]);
    }
  });

  it('has nothing wrong in its database', async () => {
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });

  it('names its currency in feeds and labels', async () => {
    await shop.call('PATCH', '/product-feeds', { ...admin(), json: { google: true } });
    for (const { id } of [soap, oil])
      await shop.database.execute(
        sql`insert into products_images (products_id, url, "order") values (${id}, ${`/media/${'a'.repeat(32)}-800x800-b54e5a.webp`}, 0)`,
      );
    const web = fastify();
    const { database, app } = shop;
    web.register(feedRoutes, {
      database,
      base: 'https://boutique.example',
      cache: app.catalogueCache,
      limitByAddress: (it) => app.limitByAddress(it),
    });
    const feed = (await web.inject(FEED_PATHS.google)).payload;
    await web.close();
    expect(feed).toContain('<g:price>12.5 EUR</g:price>');
    expect(feed).toContain('<g:sale_price>8.96 EUR</g:sale_price>');
    const { body } = await shop.call('POST', '/offers', { ...admin(), json: { name: 'X', kind: 'amount', amount: 0 } });
    expect(body.fields.amount).toBe('0.01 au moins');
  });
});
