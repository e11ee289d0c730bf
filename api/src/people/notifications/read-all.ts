import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Notes that an account has read all that it was told up to a moment, as answers say it: by the millisecond. */
export async function readAll(database: Executor, userId: string, until: string): Promise<void> {
  await database.execute(sql`
    update alerts set is_read = true, ${NEXT_VERSION}
    where user_id = ${userId} and not is_read and date_trunc('milliseconds', created_at) <= ${until}::timestamptz`);
}
