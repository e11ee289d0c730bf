import { sql } from 'drizzle-orm';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Marks all notifications of an account up to a moment as read, to the millisecond, as in responses. */
export async function readAll(database: Executor, userId: string, until: string): Promise<void> {
  await database.execute(sql`
    update alerts set is_read = true, ${NEXT_VERSION}
    where user_id = ${userId} and not is_read and date_trunc('milliseconds', created_at) <= ${until}::timestamptz`);
}
