import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Tells the browsers of those who read a record, once the transaction is committed, that its comments are others. */
export async function notifyCommented(transaction: Executor, resource: string, record: string): Promise<void> {
  await transaction.execute(sql`
    insert into live_changes (resource, record, kind) values (${resource}, ${record}::uuid, 'commented')`);
}

/** Tells the browsers of these accounts, and nobody else's, that there is something new for them. */
export async function notifyAccounts(transaction: Executor, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  await transaction.execute(sql`
    insert into live_changes (resource, record, kind)
    select 'users', id, 'notified' from unnest(${sql.param([...accounts])}::uuid[]) id`);
}
