import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { SignedIn } from '../server/access/signed-in.ts';

export const AUDIT_ACTIONS = ['create', 'edit', 'delete', 'renew-link'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

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

/** Keeps changes, in the transaction that makes them: one is never there without the other. Entries are only ever added. */
export async function recordChanges(transaction: Executor, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(
    ({ by, resource, recordId, action, before, after, links }) => sql`(
      ${by.id}, ${by.email}, ${resource}, ${recordId}, ${action}, ${before && JSON.stringify(before)}::jsonb,
      ${after && JSON.stringify(after)}::jsonb, ${links ? JSON.stringify(links) : null}::jsonb)`,
  );
  await transaction.execute(sql`
    insert into audit (user_id, email, resource, record_id, action, before, after, links)
    values ${sql.join(rows, sql`, `)}`);
}

/** Keeps one change. */
export const recordChange = (transaction: Executor, change: Change): Promise<void> =>
  recordChanges(transaction, [change]);
