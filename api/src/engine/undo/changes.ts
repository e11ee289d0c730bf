import { randomUUID } from 'node:crypto';
import type { ValuesOf } from '@karite/shared/resource';
import { type AuditEntry, auditEntries } from '@karite/shared/resources';
import type { Executor } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { insertRecord, saveMany } from '../write/save.ts';

/** One change by an administrator: who, what, and the record before and after (`null` where there was none). */
export type Change = Pick<AuditEntry, 'resource' | 'recordId' | 'action' | 'before' | 'after'> & {
  by: Pick<SignedIn, 'id' | 'email' | 'token'>;
  /** The label of the action that made it. */
  through?: string;
};

const entryOf = ({
  by,
  resource,
  recordId,
  action,
  through,
  before,
  after,
}: Change): ValuesOf<typeof auditEntries> => ({
  userId: by.id,
  email: by.email,
  token: by.token?.name,
  resource,
  recordId,
  action,
  through,
  before,
  after,
});

/**
 * Keeps changes, in the transaction that makes them: one is never there without the other. Entries are only ever added.
 * Returns their ids, in the order of the changes.
 */
export async function recordChanges(transaction: Executor, changes: Change[]): Promise<string[]> {
  const entries = changes.map((change) => ({ id: randomUUID(), before: null, values: entryOf(change) }));
  await saveMany(transaction, auditEntries, entries);
  return entries.map(({ id }) => id);
}

/** Keeps one change; of a deletion also who pointed to the record (`links`). */
export const recordChange = (transaction: Executor, { links, ...change }: Change & { links?: object }) =>
  insertRecord(transaction, auditEntries, entryOf(change), { hidden: { links } });
