import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@karite/shared/random';
import type { Product } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '../../../testing/quick.ts';
import { checkInvariants } from '../../src/operations/invariants/check-invariants.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { postJson, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';
import { Payers } from './support/payers.ts';

const ORDERS = 100;
const KILLS = rounds('PAYMENT_KILLS', 10, 1);
/** What a job that runs every few seconds needs for all of them, in ms. */
const JOB_MS = 60_000;

let own: OwnDatabase;
const payers = new Payers();
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterAll(async () => {
  await payers.server?.kill();
  await own.close();
});

const isPlayed = async (paymentId: string) =>
  (await own.database.execute(sql`select 1 from stand_in_transactions where reference = ${paymentId}`)).rows.length > 0;

const unknown = async () =>
  (
    await own.database.execute<{ count: number }>(sql`
      select count(*)::int as count from payments where status <> 'paid'`)
  ).rows[0]!.count;

type Found = { status: string; steps: number; paid: number };

describe('P10, P11: orders paid while the server is killed', () => {
  it(
    `${ORDERS} paid at once, ${KILLS} kills: none paid without an order, none twice, none left unknown`,
    async () => {
      const random = randomFor('payments and kill -9');
      payers.server = await startServer(own);
      const made = await postJson(payers.server, '/products', { name: 'Savon', price: 20_000 }, own.adminToken);
      const soap = (await made.json()) as Product;
      const orders = await Promise.all(Array.from({ length: ORDERS }, () => payers.order(soap)));

      // Every other browser is closed as soon as it has paid; every fourth provider says nothing by itself.
      const paying = Promise.all(
        orders.map(async (order, index) => {
          await pause(random.next() * 6_000);
          const play = index % 4 === 0 ? 'silence' : index % 4 === 1 ? 'five-notices' : 'success';
          await payers.pay(order, play, () => isPlayed(order.paymentId), index % 2 === 1);
        }),
      );
      for (let kill = 0; kill < KILLS; kill += 1) {
        const next = startServer(own);
        await pause(100 + random.next() * 300);
        await payers.server.kill();
        payers.server = await next;
      }
      await paying;
      const left = await unknown();

      // The pauses between two questions are spared; what the job does is not.
      for (const since = Date.now(); (await unknown()) > 0 && Date.now() - since < JOB_MS; await pause(500))
        await own.database.execute(sql`
          update payments set next_check_at = now() where status = 'pending' and next_check_at > now() + interval '1 second'`);

      const found = await own.database.execute<Found>(sql`
        select status, (select count(*)::int from orders_history where orders_id = it.id and "to" = 'paid') as steps,
          (select count(*)::int from payments where order_id = it.id and status = 'paid') as paid
        from orders it`);
      figure('P10, P11', `${ORDERS} orders paid, ${KILLS} kills, ${payers.cuts} requests cut, ${left} left to the job`);
      expect(await unknown()).toBe(0);
      expect(found.rows).toEqual(Array(ORDERS).fill({ status: 'paid', steps: 1, paid: 1 }));
      expect(payers.cuts).toBeGreaterThan(0);
      expect(await checkInvariants(own.database, own.mediaStore)).toEqual([]);
    },
    JOB_MS + KILLS * 15_000,
  );
});
