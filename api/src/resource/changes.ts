import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { SignedIn } from '../plugins/sessions.ts';

export type AuditAction = 'create' | 'edit' | 'delete';

/** One change by an administrator: who, what, and the record before and after (`null` where there was none). */
export type Change = {
  by: Pick<SignedIn, 'id' | 'email'>;
  resource: string;
  recordId: string;
  action: AuditAction;
  before: object | null;
  after: object | null;
  /** Of a deletion: who pointed to the record. */
  links?: object;
};

/** Keeps a change, in the transaction that makes it: one is never there without the other. Entries are only ever added. */
export async function recordChange(transaction: Executor, change: Change): Promise<void> {
  await transaction.execute(sql`
    insert into audit (user_id, email, resource, record_id, action, before, after, links)
    values (${change.by.id}, ${change.by.email}, ${change.resource}, ${change.recordId}, ${change.action},
      ${change.before && JSON.stringify(change.before)}, ${change.after && JSON.stringify(change.after)},
      ${change.links ? JSON.stringify(change.links) : null})`);
}
