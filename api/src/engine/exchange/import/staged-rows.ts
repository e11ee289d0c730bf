import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { parameters } from '../../kinds/sql-parts.ts';
import type { Values } from '../../write/save.ts';
import type { SheetRow } from '../reader/limits.ts';
import type { CheckedRow } from './draft.ts';

/*
 * The rows of an import lie in the database from the moment that they are read (decision 18): a server holds those alone
 * that it works on, and whatever ends it, the rows that are left are those that are not saved.
 */

/** Puts rows down as they were read. */
export const stageRows = (database: Executor, jobId: string, rows: readonly SheetRow[]) =>
  database.execute(sql`
    insert into job_rows (job_id, number, cells)
    select ${jobId}, given.row, given.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given(row int, cells jsonb)`);

/** The next rows of a sheet after one of them, in its order. */
export async function rowsAfter(database: Executor, jobId: string, row: number, most: number): Promise<SheetRow[]> {
  const { rows } = await database.execute<SheetRow>(sql`
    select number as row, cells from job_rows where job_id = ${jobId} and number > ${row} order by number limit ${most}`);
  return rows;
}

/** Keeps what rows would change, and drops those that would change nothing. */
export async function keepChecked(
  database: Executor,
  jobId: string,
  checked: readonly CheckedRow[],
  unchanged: readonly number[],
): Promise<void> {
  if (checked.length > 0)
    await database.execute(sql`
      update job_rows it set cells = null, record_id = given.id, values = given.values
      from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb) given(row int, id uuid, values jsonb)
      where it.job_id = ${jobId} and it.number = given.row`);
  if (unchanged.length > 0) await dropRows(database, jobId, unchanged);
}

/** Drops rows that need no saving any more. */
export const dropRows = (database: Executor, jobId: string, numbers: readonly number[]) =>
  database.execute(sql`delete from job_rows where job_id = ${jobId} and number in (${parameters(numbers)})`);

/** Drops all that is left of a sheet. */
export const dropSheet = (database: Executor, jobId: string) =>
  database.execute(sql`delete from job_rows where job_id = ${jobId}`);

/** The order in which a sheet is saved: changes by id, as orders lock them, then new records in the order of the sheet. */
export type Place = { isNew: boolean; id: string; row: number };
export const FIRST_PLACE: Place = { isNew: false, id: '00000000-0000-0000-0000-000000000000', row: 0 };

/** The next checked rows after a place. */
export async function checkedAfter(
  database: Executor,
  jobId: string,
  { isNew, id, row }: Place,
  most: number,
): Promise<CheckedRow[]> {
  const after = isNew
    ? sql`record_id is null and number > ${row} order by number`
    : sql`(record_id, number) > (${id}::uuid, ${row}) order by record_id, number`;
  const { rows } = await database.execute<{ row: number; id: string | null; values: Values }>(sql`
    select number as row, record_id as id, values from job_rows
    where job_id = ${jobId} and values is not null and ${after} limit ${most}`);
  return rows;
}

/** Which of some rows of a sheet still lie there. */
export async function rowsThere(
  database: Executor,
  jobId: string,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await database.execute<{ number: number }>(sql`
    select number from job_rows where job_id = ${jobId} and number = any(${sql.param(numbers)}::int[])`);
  return new Set(rows.map(({ number }) => number));
}

/** The first rows that an import has left unsaved, by number. */
export async function unsavedRows(database: Executor, jobId: string, most: number): Promise<number[]> {
  const { rows } = await database.execute<{ number: number }>(sql`
    select number from job_rows where job_id = ${jobId} and values is not null order by number limit ${most}`);
  return rows.map(({ number }) => number);
}
