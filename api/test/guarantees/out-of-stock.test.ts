import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { isQuick } from '../../../testing/quick.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { retryUnavailable } from '../support/retry-unavailable.ts';
import { openSecondApp, send } from '../support/second-app.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { watchCalls } from './support/database-calls.ts';
import { figure } from './support/figure.ts';

const ORDERS = 200;
/** After so many answers the administrator takes the product off sale. */
const SWITCH_AFTER = isQuick ? [40] : [0, 1, 40, 80];

/** Another process of the same shop, where the administrator is: not behind the shoppers' orders in one queue. */
let office: { app: FastifyInstance; database: Database };
const shop = withTestApp();

beforeAll(async () => {
  const { rows } = await shop.database.execute<{ name: string }>(sql`select current_database() as name`);
  const database = openDatabase(new URL(`/${rows[0]!.name}`, inject('templateUrl')).href, 2);
  office = { app: await openSecondApp({ database, mediaDir: shop.mediaDir }, {}), database };
});
afterAll(async () => {
  await office.app.close();
  await office.database.close();
});

const administer = (method: 'PATCH' | 'DELETE', id: string, json?: object) =>
  send(office.app, method, `/products/${id}`, { json, headers: { authorization: `Bearer ${shop.adminToken}` } });

/** The orders of a product; requested by the back-office as well: the shop's own connections are busy for seconds on a slow machine. */
const stored = async (productId: string) => {
  const { rows } = await office.database.execute<{ orderId: string }>(sql`
    select order_id as "orderId" from orders where id in (select orders_id from orders_items where product_id = ${productId}) order by 1`);
  return rows.map(({ orderId }) => orderId);
};

const ENDS = [
  ['out of stock', (id: string) => administer('PATCH', id, { inStock: false }), 409],
  ['deleted', (id: string) => administer('DELETE', id), 422],
] as const;

describe('P7 out of stock between cart and order', () => {
  it.each(ENDS)(
    `P7 ${ORDERS} orders at once, and a product that is %s meanwhile: none after the switch`,
    async (what, end, refusal) => {
      let accepted = 0;
      for (const after of SWITCH_AFTER) {
        const [product, other] = [await makeProduct(shop, { name: 'Sérum rare' }), await makeProduct(shop)];
        let answered = 0;
        let itIsTime = (): void => undefined;
        const isTime = after === 0 ? null : new Promise<void>((resolve) => (itIsTime = resolve));
        const place = async (json = orderOf([other, product])) => {
          const { status, body } = await shop.call('POST', '/orders', { json });
          answered += 1;
          if (answered === after) itIsTime();
          return { status, body, json };
        };
        const orders = Array.from({ length: ORDERS }, () => place());
        await isTime;
        // On a busy machine some find no connection, or no lock, in time: they are refused by a 503, and ask again.
        const switched = await retryUnavailable(() => end(product.id));
        expect([200, 204]).toContain(switched.status);
        // What was stored when the switch had been acknowledged is all there will ever be.
        const sold = await stored(product.id);
        const late = await Promise.all(Array.from({ length: 20 }, () => place()));
        const answers = await Promise.all(orders);

        expect(await stored(product.id)).toEqual(sold);
        // For some the server could not answer in time whether they were stored: a retry returns it.
        for (const answer of answers) {
          if (answer.status !== 503 || !sold.includes(answer.json.orderId)) continue;
          expect((await retryUnavailable(() => place(answer.json))).status).toBe(200);
          answer.status = 201;
        }
        const notified = answers.flatMap(({ status, json }) => (status === 201 ? [json.orderId] : []));
        expect(notified.sort()).toEqual(sold);
        // They ask again as well.
        const again = await retryUnavailable(() => place());
        const judged = [...late, ...answers].filter(({ status }) => status !== 201 && status !== 503);
        for (const refused of [again, ...judged]) {
          expect([refused.status, refused.body.message]).toEqual([refusal, expect.stringContaining('Sérum rare')]);
          expect(refused.body.fields).toEqual({ 'items.1.productId': refused.body.message });
        }
        accepted += sold.length;
        // The rest of a refused basket is not taken alone.
        expect(await stored(other.id)).toEqual(sold);
      }
      figure('P7', `${what}: ${SWITCH_AFTER.length} × ${ORDERS} orders, ${accepted} before the switch, 0 after it`);
    },
    60_000,
  );

  it.each(ENDS)('P7 an order that has seen the product holds it: it is %s after that order', async (_what, end) => {
    const product = await makeProduct(shop);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld = false;
    const stop = watchCalls(shop.database, async (query) => {
      if (!/insert into.*orders_items/.test(JSON.stringify(query.queryChunks))) return;
      isHeld = true;
      await held;
    });
    try {
      const order = retryUnavailable(() => shop.call('POST', '/orders', { json: orderOf([product]) }));
      await vi.waitFor(() => expect(isHeld).toBe(true), { timeout: 10_000 });
      stop();
      let isSwitched = false;
      const switched = end(product.id).finally(() => {
        isSwitched = true;
      });
      // Until it waits for the order, or did not.
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const seen = async () => isSwitched || (await shop.database.execute(waiting)).rows.length > 0;
      await vi.waitFor(async () => expect(await seen()).toBe(true), { timeout: 10_000 });
      const wasEarly = isSwitched;
      release();
      expect([wasEarly, (await order).status]).toEqual([false, 201]);
      expect([200, 204]).toContain((await switched).status);
    } finally {
      // Whatever was not as it is to be: no order is held for ever.
      stop();
      release();
    }
  });

  it('P7 leaves nothing half done', async () => {
    expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
  });
});
