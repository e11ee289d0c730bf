import { pointMovements, users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';

/** How many points an account has: what its movements come to, whatever order they were written in. */
export async function balanceOf(executor: Executor, userId: string): Promise<number> {
  const found = await executor.execute<{ balance: number }>(sql`
    select coalesce(sum(points), 0)::int as balance from ${sql.identifier(pointMovements.name)} where user_id = ${userId}`);
  return firstRow(found).balance;
}

/** The same, for who is about to change it. The account's row is locked until the transaction ends: of two that change them, the second counts the first. */
export async function holdBalance(transaction: Executor, userId: string): Promise<number> {
  await transaction.execute(sql`select from ${sql.identifier(users.name)} where id = ${userId} for no key update`);
  return balanceOf(transaction, userId);
}
