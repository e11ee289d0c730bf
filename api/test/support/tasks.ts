import { sql } from 'drizzle-orm';
import type { Certifier } from '../../src/sales/invoices/certifier.ts';
import type { TestApp } from './test-app.ts';

/** Runs a task at once, with all that it queues. */
export const runTask = ({ app }: Pick<TestApp, 'app'>, name: string, now?: Date): Promise<void> =>
  app.taskQueue.runNow(name, now);

/** Lets the pauses after failures pass, those of an hour as well. */
export const letPausesPass = ({ database }: Pick<TestApp, 'database'>) =>
  database.execute(sql`
    update pgboss.job set start_after = now() - interval '1 second',
      completed_on = case when state = 'failed' then now() - interval '61 minutes' end
    where state in ('retry', 'failed')`);

/** Lets the pauses before messages pass, in whichever process sends them. */
export async function letMessagesLeave({ database }: Pick<TestApp, 'database'>): Promise<void> {
  await database.execute(sql`update messages set next_try_at = now() where next_try_at is not null`);
  await database.execute(sql`
    update pgboss.job set start_after = now() where name like 'send-%' and state in ('created', 'retry')`);
  await database.execute(sql`
    insert into pgboss.job (name, singleton_key, policy, retry_limit)
    select name, 'look', policy, 0 from pgboss.queue where name like 'send-%' on conflict do nothing`);
}

type Failure = { record: string; attempts: number; error: string };

/** The records on which the last attempt of a task failed. */
export const failuresOf = async ({ database }: Pick<TestApp, 'database'>, task: string): Promise<Failure[]> =>
  (
    await database.execute<Failure>(sql`
      select singleton_key as record, retry_count + 1 as attempts, output ->> 'message' as error
      from pgboss.job where name = ${task} and singleton_key <> 'look' and state in ('retry', 'failed')`)
  ).rows;

/** Issues the invoices and credit notes that are due. */
export async function issueDue(shop: Pick<TestApp, 'app'>): Promise<void> {
  for (const name of ['issue-invoices', 'issue-refund-credits', 'issue-return-credits', 'issue-cancelled-credits'])
    await runTask(shop, name);
}

/** Has the documents that are due certified by a service. */
export async function certifyDue(shop: Pick<TestApp, 'app'>, certifier: Certifier): Promise<void> {
  shop.app.certifier = certifier;
  await shop.app.taskQueue.prepare();
  await runTask(shop, 'certify-invoices');
}
