import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/**
 * What every UPDATE of a declared table sets besides its values. `updated_at` always moves on by at least the
 * millisecond that answers show, whatever the clock does: who sends back an `updatedAt` that is still right has seen
 * the present version.
 */
export const NEXT_VERSION = sql`row_version = row_version + 1, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;

/** Raises the versions of records with a response that another record's save changes: a parent gains or loses a child. */
export async function raiseVersions(database: Executor, table: string, which: SQL): Promise<void> {
  await database.execute(sql`update ${sql.identifier(table)} set ${NEXT_VERSION} where ${which}`);
}

/** `column in (ids)` for any number of ids. */
export const isOneOf = (column: SQL, ids: readonly unknown[]): SQL =>
  sql`${column} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
