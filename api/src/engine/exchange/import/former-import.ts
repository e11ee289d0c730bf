import { sql } from 'drizzle-orm';
import { moment } from '../../../platform/database/moment.ts';
import type { Writer } from '../../write/write.ts';

/** When the same file was last imported into the same list, as long as imports are listed; `null`: not yet (R2126). */
export async function formerImport(
  { database, resource }: Writer,
  besides: string,
  hash: string,
): Promise<string | null> {
  const { rows } = await database.execute<{ at: string }>(sql`
    select ${moment(sql`coalesce(ended_at, created_at)`)} as at from jobs
    where kind = 'import' and not is_trial and resource = ${resource.name} and id <> ${besides}
      and report->>'fileHash' = ${hash} and (report->>'created')::int + (report->>'updated')::int > 0
    order by created_at desc limit 1`);
  return rows[0]?.at ?? null;
}
