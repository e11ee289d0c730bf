import { ORDER_STATUSES } from '@karite/shared/orders';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { retryUnavailable } from '../support/retry-unavailable.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';

const AT_ONCE = 50;
const ROUNDS = 5;

const shop = withTestApp();

const admin = (method: string, url: string, json?: object) => shop.call(method, url, { token: shop.adminToken, json });
const setStatus = (id: string, status: unknown, token?: string) =>
  shop.call('PATCH', `/orders/${id}/status`, { token, json: { status } });
/** On a busy machine some find no connection in time: they are refused by a 503, have changed nothing, and ask again. */
const setStatusInTime = (id: string, status: unknown) => retryUnavailable(() => setStatus(id, status, shop.adminToken));
const place = async (...products: Awaited<ReturnType<typeof makeProduct>>[]) =>
  (await shop.call('POST', '/orders', { json: orderOf(products, { quantity: 2 }) })).body;

describe('P8 history does not change', () => {
  it('P8 re-priced, renamed or deleted products, brands and categories alter no order, line or figure', async () => {
    const brand = (await admin('POST', '/brands', { name: 'Maison' })).body;
    const category = (await admin('POST', '/categories', { title: 'Corps' })).body;
    const given = { brandId: brand.id, categories: [category.id] };
    const products = [
      await makeProduct(shop, { ...given, name: 'Huile', price: 5_000 }),
      await makeProduct(shop, { ...given, name: 'Lait', price: 4_995, badge: 'Promo' }),
      await makeProduct(shop, { ...given, name: 'Baume', price: 30_000 }),
    ];
    for (let count = 0; count < 6; count += 1) {
      const order = await place(...products.slice(count % 3));
      await admin('PATCH', `/orders/${order.id}/status`, { status: ORDER_STATUSES[count % ORDER_STATUSES.length] });
    }
    const seen = async () => {
      const tables = await shop.database.execute(sql`
        select (select json_agg(it order by id) from orders_items it) as lines, (select json_agg(it order by id) from orders it) as orders,
          (select json_agg(it order by id) from orders_history it) as history`);
      return [tables.rows, (await admin('GET', '/orders')).body, (await admin('GET', '/statistics')).body];
    };
    const before = await seen();

    for (const [index, { id }] of products.entries()) {
      await admin('PATCH', `/products/${id}`, { name: `Autre ${index}`, price: 1, badge: index ? null : 'Promo' });
      expect(await seen()).toEqual(before);
      expect((await admin('DELETE', `/products/${id}`)).status).toBe(204);
      expect(await seen()).toEqual(before);
    }
    for (const url of [`/brands/${brand.id}`, `/categories/${category.id}`]) {
      expect((await admin('DELETE', url)).status).toBe(204);
      expect(await seen()).toEqual(before);
    }
    figure('P8', `6 orders of products re-priced and deleted with their brand and category: 0 lines altered`);
  });
});

describe('P9 the status of an order', () => {
  it(`P9 ${AT_ONCE} changes at once, ${ROUNDS} times: one final state, one step for each real change`, async () => {
    const product = await makeProduct(shop);
    let steps = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await place(product);
      const requested = Array.from(
        { length: AT_ONCE },
        (_, n) => ORDER_STATUSES[(n * 3 + round) % ORDER_STATUSES.length]!,
      );
      const answers = await Promise.all(requested.map((status) => setStatusInTime(id, status)));
      // Each caller is answered the order as that change left it: with the status that was requested.
      expect(answers.map(({ body }) => [body.status, body.history.at(-1).to])).toEqual(requested.map((it) => [it, it]));

      const { status, history } = (await admin('GET', `/orders/${id}`)).body;
      expect(history.at(-1).to).toBe(status);
      for (const [index, step] of history.entries()) {
        expect(step.from).toBe(history[index - 1]?.to ?? null);
        expect(step.from).not.toBe(step.to);
        expect(step.by).toBe(index === 0 ? null : 'admin@example.com');
        expect(Date.parse(step.at)).toBeGreaterThanOrEqual(Date.parse(history[index - 1]?.at ?? step.at));
      }
      // The same status again is no change (R502); every real one has its step, and its entry in the audit.
      const lengths = new Set(answers.map(({ body }) => body.history.length));
      lengths.delete(1);
      expect(lengths.size).toBe(history.length - 1);
      const audit = (await admin('GET', `/audit?recordId=${id}&_end=100`)).body;
      expect(audit).toHaveLength(history.length - 1);
      steps += history.length - 1;
    }
    figure('P9', `${ROUNDS} × ${AT_ONCE} changes at once: ${steps} real ones, as many steps and audit entries`);
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  }, 60_000);

  it(`P9 ${AT_ONCE} changes, each another than the one before: ${AT_ONCE} steps`, async () => {
    const { id } = await place(await makeProduct(shop));
    for (let n = 1; n <= AT_ONCE; n += 1)
      await setStatus(id, ORDER_STATUSES[n % ORDER_STATUSES.length], shop.adminToken);
    const { history } = (await admin('GET', `/orders/${id}`)).body;
    expect(history).toHaveLength(1 + AT_ONCE);
  });

  it('P9 is one of five, set by administrators alone, and no step is ever rewritten', async () => {
    const owner = await shop.signUp();
    const order = (await shop.call('POST', '/orders', { json: orderOf([await makeProduct(shop)]), token: owner.token }))
      .body;
    for (const status of [
      '',
      'PAID',
      'Paid',
      'refunded',
      'paid ',
      'pending; drop',
      null,
      undefined,
      1,
      true,
      ['paid'],
      { to: 'paid' },
    ])
      expect((await setStatus(order.id, status, shop.adminToken)).status).toBe(400);
    for (const token of [undefined, owner.token, (await shop.signUp()).token])
      for (const status of ORDER_STATUSES)
        expect([401, 403]).toContain((await setStatus(order.id, status, token)).status);
    for (const [method, url, refusal] of [
      // Generic clients set a status with the whole order; a history of their own is no part of it.
      ['PUT', `/orders/${order.id}`, 400],
      ['PATCH', `/orders/${order.id}`, 400],
      ['DELETE', `/orders/${order.id}`, 404],
      ['DELETE', `/orders/${order.id}/history`, 404],
    ] as const)
      expect((await admin(method, url, { status: 'paid', history: [] })).status).toBe(refusal);
    const { status, history } = (await admin('GET', `/orders/${order.id}`)).body;
    expect([status, history.length]).toEqual(['pending', 1]);
  });
});
