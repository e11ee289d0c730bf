import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import type { Cashier } from '../cashier.ts';
import { paymentById } from '../payment-store.ts';
import { checkAndSettle } from './check-payment.ts';

/** If the process ends during a check, the payment is due again after this. */
const LEASE = '30 seconds';

/** Checks a payment that is due, unless another process does; it is due again should this one end. */
export async function checkDuePayment(cashier: Cashier, id: string): Promise<void> {
  const { rows } = await cashier.database.execute<{ claimed: string | null }>(sql`
    update payments set next_check_at = now() + ${LEASE}::interval, asked_at = clock_timestamp(), ${NEXT_VERSION}
    where id = ${id} and next_check_at <= now() returning claimed`);
  const [taken] = rows;
  const payment = taken && (await paymentById(cashier.database, id));
  if (payment) await checkAndSettle(cashier, payment, taken.claimed);
}
