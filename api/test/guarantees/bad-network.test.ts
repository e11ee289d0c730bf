import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { makeProduct, orderOf } from '../support/makers.ts';
import { openSecondApp } from '../support/second-app.ts';
import { withTestApp } from '../support/with-test-app.ts';
import { figure } from './support/figure.ts';
import { type LossyProxy, startLossyProxy } from './support/lossy-proxy.ts';
import { loadStorefront } from './support/storefront.ts';

/** 1 000 for the whole guarantee. */
const ORDERS = rounds('BAD_NETWORK_ORDERS', 200, 60);
const LOST = 0.3;
const SHOPPERS = 8;
/** Who has pressed the button so often and was never answered would have given up. */
const MOST_CLICKS = 20;

let server: FastifyInstance;
let proxy: LossyProxy;
let products: Product[];
const shop = withTestApp();

beforeAll(async () => {
  server = await openSecondApp(shop, {});
  proxy = await startLossyProxy(await server.listen({ port: 0, host: '127.0.0.1' }), LOST);
  products = [await makeProduct(shop), await makeProduct(shop, { badge: 'Promo' }), await makeProduct(shop)];
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

describe('P12 orders over a bad network', () => {
  it(
    `P12 ${ORDERS} orders through a network that loses 30 % of requests and of answers: ${ORDERS}, none twice`,
    async () => {
      const { createClient, placeOrder, sendOrder } = await loadStorefront();
      const client = createClient({ fetch: (path, init) => fetch(`${proxy.origin}${path}`, init) });
      const pause = async () => undefined;
      const confirmed = new Map<string, { id: string; totalPrice: number }>();
      let clicks = 0;

      const shopFor = async (number: number) => {
        const payload = orderOf(products.slice(number % products.length), { quantity: 1 + (number % 5) });
        for (let click = 1; click <= MOST_CLICKS; click += 1) {
          clicks += 1;
          try {
            confirmed.set(payload.orderId, await sendOrder(() => placeOrder(client, payload), pause));
            expect(confirmed.get(payload.orderId)!.totalPrice).toBe(payload.totalPrice);
            return;
          } catch (error) {
            // Nothing was confirmed; the attempt keeps its number, and the shopper presses again.
            expect((error as { statusCode: number }).statusCode).toBe(0);
          }
        }
      };
      let next = 0;
      await Promise.all(
        Array.from({ length: SHOPPERS }, async () => {
          while (next < ORDERS) await shopFor(next++);
        }),
      );

      const { rows } = await shop.database.execute<{ id: string; orderId: string }>(
        sql`select id, order_id as "orderId" from orders`,
      );
      figure(
        'P12',
        `${ORDERS} orders, ${proxy.lost.requests} requests and ${proxy.lost.answers} answers lost, ${clicks} clicks: ${rows.length} stored`,
      );
      expect(confirmed.size).toBe(ORDERS);
      expect(rows).toHaveLength(ORDERS);
      expect(rows.every(({ id, orderId }) => confirmed.get(orderId)?.id === id)).toBe(true);
      expect(proxy.lost.requests).toBeGreaterThan(ORDERS * 0.2);
      expect(proxy.lost.answers).toBeGreaterThan(ORDERS * 0.2);
      expect(await checkInvariants(shop.database, shop.mediaStore)).toEqual([]);
    },
    60_000 + ORDERS * 200,
  );
});
