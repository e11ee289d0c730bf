import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeProduct, orderOf } from '../../../test/support/makers.ts';
import { withTestApp } from '../../../test/support/with-test-app.ts';

const shop = withTestApp();

const admin = (url: string, json: object) => shop.call('POST', url, { token: shop.adminToken, json });

/** What staff type for an order of the checkout. */
async function typed(price = 4_000) {
  const product = await makeProduct(shop, { price, badge: 'Promo' });
  const { createdAt: _moment, ...order } = orderOf([product], { quantity: 2 });
  const { fee: _fee, ...delivery } = order.delivery;
  return {
    product,
    body: {
      ...order,
      delivery,
      payment: { method: 'especes' },
      items: order.items.map(({ productId, quantity }) => ({ productId, quantity })),
      channel: 'phone',
    },
  };
}

describe('an order taken on the phone', () => {
  it('is priced like the checkout, and says who entered it', async () => {
    const { body } = await typed();
    const { delivery, items } = body;
    const quote = await admin('/orders/quote', { delivery, items });
    // Two at 3 600 on promotion, and 2 000 to bring them home.
    expect(quote.body).toMatchObject({ subtotal: 7_200, discount: 0, fee: 2_000, total: 9_200 });
    const placed = await admin('/orders/staff', body);
    expect(placed.status).toBe(201);
    expect(placed.body).toMatchObject({
      totalPrice: 9_200,
      channel: 'phone',
      userId: null,
      phone: '+2290197000000',
      history: [{ to: 'pending', by: 'admin@example.com' }],
    });
    const again = await admin('/orders/staff', body);
    expect([again.status, again.body.id]).toEqual([200, placed.body.id]);
  });

  it('is refused where the total differs from the agreed one, with the current total', async () => {
    const { body, product } = await typed();
    await shop.database.execute(sql`update products set price = 5000, sale_price = 4500 where id = ${product.id}`);
    const refused = await admin('/orders/staff', body);
    expect([refused.status, refused.body.error, refused.body.current.total]).toEqual([409, 'price_changed', 11_000]);
    expect((await admin('/orders/staff', { ...body, totalPrice: 11_000 })).status).toBe(201);
  });

  it('takes a code, quotes its price before, and gives the reason where a code has no effect', async () => {
    await admin('/offers', { name: 'Téléphone', code: 'APPEL', kind: 'percent', percent: 10, withPromotions: true });
    const { body } = await typed();
    const { delivery, items } = body;
    const quoted = async (promoCode: string) => (await admin('/orders/quote', { delivery, items, promoCode })).body;
    expect(await quoted('appel')).toMatchObject({ discount: 720, total: 8_480, refused: [] });
    expect((await quoted('RIEN')).refused).toMatchObject([{ name: 'RIEN', reason: 'Ce code n’existe pas' }]);
    const placed = await admin('/orders/staff', { ...body, promoCode: 'appel', totalPrice: 8_480 });
    expect([placed.status, placed.body.discounts[0].code]).toEqual([201, 'APPEL']);
  });

  it('keeps to the rules of the checkout', async () => {
    const { body } = await typed();
    const wrong = await admin('/orders/staff', { ...body, customerInfo: { ...body.customerInfo, whatsapp: '12' } });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['customerInfo.whatsapp']]);
    expect((await admin('/orders/staff', { ...body, channel: 'pigeon' })).status).toBe(400);
    const { token } = await shop.signUp();
    expect((await shop.call('POST', '/orders/staff', { token, json: body })).status).toBe(403);
  });
});
