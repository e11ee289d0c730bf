import { SHORT_NUMBER_PATTERN } from '@karite/shared/orders';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

describe('short numbers of orders', () => {
  it('gives each order one of its own, which stays when the order is sent again', async () => {
    const body = orderOf([await makeProduct(shop)]);
    const first = await shop.call('POST', '/orders', { json: body });
    expect(first.body.shortNumber).toMatch(SHORT_NUMBER_PATTERN);
    const again = await shop.call('POST', '/orders', { json: body });
    expect(again.body.shortNumber).toBe(first.body.shortNumber);
  });

  it('draws another number while one is taken, and the database keeps two orders from one number', async () => {
    const drawn = await shop.database.execute<{ text: string; numbers: number }>(sql`
      select min(number) as text, count(distinct number)::int as numbers
      from (select new_order_number() as number from generate_series(1, 1000)) it`);
    expect(drawn.rows[0]!.text).toMatch(SHORT_NUMBER_PATTERN);
    expect(drawn.rows[0]!.numbers).toBeGreaterThan(990);
    const product = await makeProduct(shop);
    const [one, other] = await Promise.all(
      [1, 2].map(() => shop.call('POST', '/orders', { json: orderOf([product]) })),
    );
    await expect(
      shop.database.execute(
        sql`update orders set short_number = ${one!.body.shortNumber} where id = ${other!.body.id}`,
      ),
    ).rejects.toThrow();
  });

  it('is found by administrators as it is read out, without dashes and in lower case', async () => {
    const placed = await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]) });
    const { id, shortNumber } = placed.body;
    const plain = shortNumber.replaceAll('-', '').toLowerCase();
    for (const q of [shortNumber, shortNumber.toLowerCase(), plain, plain.slice(2), shortNumber.slice(3, 7)]) {
      const found = await shop.call('GET', `/orders?q=${q}`, { token: shop.adminToken });
      expect(found.body.map((it: { id: string }) => it.id)).toContain(id);
    }
  });

  it('is found by its phone, however that is written (R2060)', async () => {
    const order = orderOf([await makeProduct(shop)]);
    const customerInfo = { ...order.customerInfo, whatsapp: '+225 07 07 31 41 59' };
    const { id } = (await shop.call('POST', '/orders', { json: { ...order, customerInfo } })).body;
    for (const q of ['+2250707314159', '0707314159', '\u206807\u201107 31 41 59\u2069', '225 07 07 31 41 59']) {
      const found = await shop.call('GET', `/orders?q=${encodeURIComponent(q)}`, { token: shop.adminToken });
      expect(
        found.body.map((it: { id: string }) => it.id),
        q,
      ).toEqual([id]);
    }
  });
});
