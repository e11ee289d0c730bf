import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** A letter that was sent, given up or never had a mail server is kept so long, in days; then nobody needs its address. */
const KEPT_DAYS = 90;

/** Deletes the letters that nobody will send any more, once they are old. */
export async function purgeOutbox(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from outbox where next_try_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS})`);
}
