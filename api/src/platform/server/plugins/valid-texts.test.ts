import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportFile } from '../../../../test/support/jobs.ts';
import { makeProduct, orderOf } from '../../../../test/support/makers.ts';
import { withTestApp } from '../../../../test/support/with-test-app.ts';

const shop = withTestApp();
let product: Awaited<ReturnType<typeof makeProduct>>;
beforeAll(async () => {
  product = await makeProduct(shop);
});

/** What XML may not hold, with what PostgreSQL can. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const ODD = 'Sonner\ufffe deux\uffff fois\ufdd0\u{1fffe}\u0007 merci \ud83d';

describe('R2023: what no text holds', () => {
  it("is dropped of an order's texts, and of hand-written bodies", async () => {
    const order = orderOf([product]);
    const customerInfo = { ...order.customerInfo, nom: `Adj${ODD}` };
    const placed = await shop.call('POST', '/orders', { json: { ...order, note: ODD, customerInfo } });
    expect(placed.status).toBe(201);
    const read = await shop.call('GET', `/orders/${placed.body.id}`, { token: shop.adminToken });
    expect([read.body.note, read.body.nom]).toEqual(['Sonner deux fois merci', 'AdjSonner deux fois merci']);
    const noted = { token: shop.adminToken, json: { kind: 'note', body: ODD } };
    expect((await shop.call('POST', `/orders/${placed.body.id}/notes`, noted)).status).toBe(201);
    const { rows } = await shop.database.execute<{ body: string }>(sql`select body from "order-notes"`);
    expect(rows.map(({ body }) => FORBIDDEN.test(body))).toEqual([false]);
  });

  it('NUL is refused with words, as before', async () => {
    const answer = await shop.call('POST', '/orders', { json: { ...orderOf([product]), note: 'a\0b' } });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('Caractère interdit')]);
  });

  it('is in no file, though it was stored before texts were judged', async () => {
    await shop.database.execute(sql`update orders set note = ${'Sonner\ufffe deux\uffff fois\u0007'}`);
    const sheet = await exportFile(shop, 'orders', '?format=xlsx');
    const { sheets } = await readXlsx(sheet.rawPayload);
    expect(JSON.stringify(sheets[0]!.rows)).toContain('Sonner deux fois');
    const csv = await exportFile(shop, 'orders', '?format=csv');
    expect(csv.payload).toContain('Sonner deux fois');
    expect(FORBIDDEN.test(csv.payload)).toBe(false);
    const name = 'Savon\ufffe doux\uffff';
    await shop.database.execute(sql`update products set name = ${name}`);
    const products = await exportFile(shop, 'products', '?format=xlsx');
    expect(JSON.stringify((await readXlsx(products.rawPayload)).sheets[0]!.rows)).toContain('Savon doux');
    const { rows } = await shop.database.execute<{ id: string }>(sql`select id from orders`);
    const slip = await shop.call('GET', `/orders/${rows[0]!.id}/packing-slip`, { token: shop.adminToken });
    expect([200, 503]).toContain(slip.status);
  });
});
