import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** A message that was sent, given up or never had a way out is kept so long, in days; then nobody needs its address. */
const KEPT_DAYS = 90;

/** Deletes the messages that nobody will send any more, once they are old. */
export async function purgeMessages(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from messages where next_try_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS})`);
}
