import { sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/** Notifies the browsers that show a record, after the commit, that its comments have changed. */
export async function notifyCommented(transaction: Executor, resource: string, record: string): Promise<void> {
  await transaction.execute(sql`
    insert into live_changes (resource, record, kind) values (${resource}, ${record}::uuid, 'commented')`);
}

/** Notifies the browsers of these accounts only that they have something new. */
export async function notifyAccounts(transaction: Executor, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  await transaction.execute(sql`
    insert into live_changes (resource, record, kind)
    select 'users', id, 'notified' from unnest(${sql.param([...accounts])}::uuid[]) id`);
}
