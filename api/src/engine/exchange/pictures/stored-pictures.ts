import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/**
 * Pictures that imports made of a file are stored by its hash. The same file again is the same picture, so a row that was
 * saved before changes nothing, and a picture of a thousand rows is stored once (R1583).
 */

export const hashOf = (data: Buffer | string): string => createHash('sha256').update(data).digest('base64');

/** The path of the picture that an import made of a file; `null` without one. It may be swept meanwhile: who uses it holds it. */
export async function findStoredPicture(database: Executor, hash: string): Promise<string | null> {
  const { rows } = await database.execute<{ url: string }>(sql`select url from import_pictures where hash = ${hash}`);
  return rows[0]?.url ?? null;
}

/** Keeps which pictures were made of which files, in the transaction that names them. */
export async function storePictureHashes(
  executor: Executor,
  made: readonly { hash: string; url: string }[],
): Promise<void> {
  if (made.length === 0) return;
  // All writers use one order: two imports of the same pictures only wait for each other.
  const rows = [...new Map(made.map((one) => [one.hash, one])).values()].sort((a, b) => (a.hash < b.hash ? -1 : 1));
  await executor.execute(sql`
    insert into import_pictures (hash, url)
    select given.hash, given.url from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given(hash text, url text)
    on conflict (hash) do update set url = excluded.url, used_at = now()`);
}
