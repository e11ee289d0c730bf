import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { firstRow } from '../../src/database/rows.ts';
import { copyRows } from '../../src/operations/seed/copy-rows.ts';
import { noticeSecret } from '../../src/payments/providers/stand-in/notices.ts';
import { orderOf } from '../../testing/makers.ts';
import { type AskedShop, JSON_BODY } from './asked-shop.ts';
import type { LoadPlan } from './load.ts';

/** So many notices a turn, and so many turns of the shop: one to warm up, and what measure.ts counts. */
const AMOUNT = 300;
const TURNS = 4;
/** An order is paid once; a payment that nobody has settled by then never is, in ms. */
const SETTLED_MS = 60_000;

/** Places an order that is to be paid online and begins to pay it, as a guest's checkout does; answers the payment's id. */
async function beginPayment({ server, endless }: AskedShop): Promise<string> {
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const order = orderOf(endless.slice(0, 2));
  order.orderId = `ORDER_${Date.now()}_${randomBytes(8).toString('hex')}`;
  order.payment.method = 'en-ligne';
  const { id, followKey } = await post<{ id: string; followKey: string }>('/orders', order);
  return (await post<{ id: string }>(`/orders/${id}/payments`, { key: followKey })).id;
}

/** Copies of an order that waits for its payment, whose customers have paid: nobody has told the shop yet. Answers their payments' ids. */
async function paidOrders({ database }: AskedShop, paymentId: string, count: number): Promise<string[]> {
  const mine = { orders_id: sql`copy_id` };
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`
      create temporary table bench_paid on commit drop as
      select gen_random_uuid() as copy_id, order_id as original_id, gen_random_uuid() as payment_id, number::int as number
      from payments, generate_series(1, ${count}::int) number where id = ${paymentId}`);
    await copyRows(transaction, {
      copies: 'bench_paid',
      count,
      onProgress: () => undefined,
      parts: [
        {
          table: 'orders',
          by: 'id',
          set: {
            id: sql`copy_id`,
            order_id: sql`it.order_id || '_' || number`,
            short_number: sql`left(replace(copy_id::text, '-', ''), 12)`,
          },
        },
        { table: 'orders_items', by: 'orders_id', set: mine },
        { table: 'orders_history', by: 'orders_id', set: mine },
        { table: 'payments', by: 'order_id', set: { id: sql`copy.payment_id`, order_id: sql`copy_id` } },
      ],
    });
    await transaction.execute(sql`
      insert into stand_in_transactions (id, reference, amount, currency, status)
      select 'bench-' || bench_paid.payment_id, bench_paid.payment_id, amount, currency, 'paid' from bench_paid, payments where id = ${paymentId}`);
    const { rows } = await transaction.execute<{ id: string }>(
      sql`select payment_id as id from bench_paid order by number`,
    );
    return rows.map(({ id }) => id);
  });
}

/** Notices of the stand-in, each of another payment. A turn is over when all that it told of is settled. */
export async function noticesOf(
  shop: AskedShop,
): Promise<{ asked: LoadPlan; amount: number; settled: () => Promise<void> }> {
  const { database } = shop;
  const first = await beginPayment(shop);
  const payments = await paidOrders(shop, first, AMOUNT * TURNS);
  const secret = await noticeSecret(database);
  const unsettled = async () =>
    firstRow(
      await database.execute<{ count: number }>(sql`
        select count(*)::int as count from payments join stand_in_transactions paid on paid.reference = payments.id::text
        where payments.status = 'pending' and payments.claimed is not null`),
    ).count;
  return {
    asked: payments.map((id) => ({
      method: 'POST',
      path: '/api/payment-notices/stand-in',
      headers: { ...JSON_BODY, 'x-stand-in-secret': secret },
      body: JSON.stringify({ transactionId: `bench-${id}`, partnerId: id, event: 'transaction.paid' }),
    })),
    amount: AMOUNT,
    async settled() {
      const since = performance.now();
      for (let left = await unsettled(); left > 0; left = await unsettled()) {
        if (performance.now() - since > SETTLED_MS)
          throw new Error(`${left} payments were told of and are not settled`);
        await pause(20);
      }
    },
  };
}
