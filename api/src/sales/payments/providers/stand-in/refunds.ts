import { sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';
import type { Refunded } from '../../provider.ts';

/** What the stand-in answers to a refund whose amount ends like this; all others are refunded at once. */
const PLAYS: Record<number, 'later' | 'refused' | 'silent'> = { 1: 'later', 2: 'refused', 3: 'silent' };

/**
 * Plays what a company answers to a refund, by the last two figures of its whole amount: 01 is under way and done when
 * requested again, 02 is refused, 03 stays under way. One id is refunded once.
 */
export async function playRefund(
  database: Executor,
  transactionId: string,
  { id, amount, isRepeat }: { id: string; amount: number; isRepeat?: boolean },
): Promise<Refunded> {
  const play = PLAYS[Math.trunc(amount) % 100];
  if (play === 'refused') return { status: 'failed', failure: 'Remboursement refusé (test)' };
  if (play === 'silent' || (play === 'later' && !isRepeat)) return { status: 'pending', failure: null };
  const given = await database.execute(sql`
    update stand_in_transactions set refunded = refunded + ${amount}, refunds = refunds || ${JSON.stringify([id])}::jsonb
    where id = ${transactionId} and refunded + ${amount} <= amount and not refunds ? ${id} returning 1`);
  const before = await database.execute(sql`
    select 1 from stand_in_transactions where id = ${transactionId} and refunds ? ${id}`);
  const isDone = given.rows.length > 0 || before.rows.length > 0;
  return { status: isDone ? 'done' : 'failed', failure: isDone ? null : 'Plus que ce qui a été payé' };
}
