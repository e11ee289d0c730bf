import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import { firstRow } from '../../../../platform/database/rows.ts';

/** What the stand-in plays when its button is pressed. */
export const PLAYS = [
  'success',
  'failure',
  'pending',
  'late',
  'wrong-amount',
  'wrong-currency',
  'two-orders',
  'silence',
  'five-notices',
] as const;
export type Play = (typeof PLAYS)[number];

/** How long after the press a late success comes, in s. */
const LATE_S = 20;

export type StandInTransaction = {
  id: string;
  reference: string;
  amount: number;
  currency: string;
  status: 'paid' | 'pending' | 'failed';
};

const columns = sql`id, reference, amount::float8 as amount, currency,
  case when status = 'pending' and paid_from <= now() then 'paid' else status end as status`;

/** A transaction by its own number, or the last one of a payment. */
export async function findTransaction(
  database: Executor,
  { reference, transactionId }: { reference: string; transactionId: string | null },
): Promise<StandInTransaction | null> {
  const which = transactionId ? sql`id = ${transactionId}` : sql`reference = ${reference}`;
  const found = await database.execute<StandInTransaction>(sql`
    select ${columns} from stand_in_transactions where ${which}
    order by (status = 'paid') desc, created_at desc limit 1`);
  return found.rows[0] ?? null;
}

type Requested = { reference: string; amount: number; currency: string };

/** Pays (or not) as a play says, and returns the transaction that the widget names. */
export async function playTransaction(
  database: Executor,
  play: Play,
  requested: Requested,
): Promise<StandInTransaction> {
  if (play === 'two-orders') {
    // The number of somebody else's transaction, as who would pay two orders with one would send it.
    const found = await database.execute<StandInTransaction>(sql`
      select ${columns} from stand_in_transactions where reference <> ${requested.reference} and status = 'paid'
      order by created_at desc limit 1`);
    if (found.rows[0]) return found.rows[0];
  }
  const status = play === 'failure' ? 'failed' : play === 'pending' || play === 'late' ? 'pending' : 'paid';
  const added = await database.execute<StandInTransaction>(sql`
    insert into stand_in_transactions (id, reference, amount, currency, status, paid_from)
    values (${`test-${randomBytes(9).toString('base64url')}`}, ${requested.reference},
      ${play === 'wrong-amount' ? 1 : requested.amount}, ${play === 'wrong-currency' ? 'GHS' : requested.currency}, ${status},
      ${play === 'late' ? sql`now() + make_interval(secs => ${LATE_S})` : sql`null`})
    returning ${columns}`);
  return firstRow(added);
}
