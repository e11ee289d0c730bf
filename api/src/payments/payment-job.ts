import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../resource/write/versions.ts';
import { forgetSettled, isAttempted } from '../server/jobs/task-failures.ts';
import type { Cashier } from './cashier.ts';
import { askAndSettle } from './check-payment.ts';
import { paymentById } from './payment-store.ts';

/** How many payments are asked for at once; each question takes 3 s at most. */
const AT_ONCE = 10;
/** A payment whose process ended while it was asked for is due again after this. */
const LEASE = '30 seconds';

type Due = { id: string; claimed: string | null };

/** Takes payments that are due, so that no other process does; they are due again should this one end. */
const takeDue = async ({ database }: Cashier): Promise<Due[]> =>
  (
    await database.execute<Due>(sql`
      update payments set next_check_at = now() + ${LEASE}::interval, asked_at = clock_timestamp(), ${NEXT_VERSION}
      where id in (
        select id from payments where next_check_at <= now() and ${isAttempted('check-payments', sql`payments.id`)} order by next_check_at limit ${AT_ONCE} for update skip locked)
      returning id, claimed`)
  ).rows;

/** Asks for every payment that is due, in any number of processes at once; returns how many those were. */
export async function checkDuePayments(cashier: Cashier): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await takeDue(cashier);
    if (due.length === 0) break;
    count += due.length;
    // One that fails is due again after its pause.
    await Promise.all(
      due.map(({ id, claimed }) =>
        cashier.app.tasks.attempt('check-payments', id, async () => {
          const payment = await paymentById(cashier.database, id);
          if (payment) await askAndSettle(cashier, payment, claimed);
        }),
      ),
    );
  }
  await forgetSettled(
    cashier.database,
    'check-payments',
    (isIncluded) => sql`select id from payments where next_check_at is not null and ${isIncluded(sql`payments.id`)}`,
  );
  return count;
}
