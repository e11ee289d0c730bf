import type { AuditEntry } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';

/**
 * The changes of an import, as entries of the audit, by row. They are stored in the transaction that saves the row, and
 * deleted in the one that undoes it (decision 18). Those left are what still exists of the import.
 */

/** The entry of the audit that a row made. */
export type StoredChange = { row: number; entry: string };

/** Keeps which entries of the audit some rows made. */
export async function keepChanges(
  executor: Executor,
  importId: string,
  changes: readonly StoredChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await executor.execute(sql`
    insert into import_changes (job_id, number, entry_id)
    select ${importId}, given.row, given.entry
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) given(row int, entry uuid)`);
}

/** How many of an import's changes are still there. */
export async function countChanges(executor: Executor, importId: string): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from import_changes where job_id = ${importId}`,
  );
  return rows[0]?.count ?? 0;
}

/** A change of an import as it is taken back. */
export type ImportChange = { row: number; entry: AuditEntry };

/** The next changes before a row, the last ones first: later ones may depend on earlier ones. */
export async function changesBefore(
  executor: Executor,
  importId: string,
  row: number,
  most: number,
): Promise<ImportChange[]> {
  const { rows } = await executor.execute<ImportChange>(sql`
    select it.number as row, jsonb_build_object('id', audit.id, 'at', ${moment(sql`audit.at`)}, 'resource', audit.resource,
      'recordId', audit.record_id, 'action', audit.action, 'through', audit.through, 'before', audit.before,
      'after', audit.after) as entry
    from import_changes it join audit on audit.id = it.entry_id
    where it.job_id = ${importId} and it.number < ${row} order by it.number desc limit ${most}`);
  return rows;
}

/** Locks changes that are about to be undone, and returns those that still exist: another process may have been faster. */
export async function holdChanges(
  transaction: Transaction,
  importId: string,
  numbers: readonly number[],
): Promise<Set<number>> {
  const { rows } = await transaction.execute<{ number: number }>(sql`
    select number from import_changes
    where job_id = ${importId} and number = any(${sql.param(numbers)}::int[]) order by number for update`);
  return new Set(rows.map(({ number }) => number));
}

/** Drops changes that are taken back. */
export const dropChanges = (executor: Executor, importId: string, numbers: readonly number[]) =>
  executor.execute(
    sql`delete from import_changes where job_id = ${importId} and number = any(${sql.param(numbers)}::int[])`,
  );

/** Keeps why a change is left as it is. */
export const leaveChange = (executor: Executor, importId: string, row: number, reason: string) =>
  executor.execute(sql`update import_changes set reason = ${reason} where job_id = ${importId} and number = ${row}`);
