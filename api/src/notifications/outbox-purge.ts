import { sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';

/** A letter that was sent, given up or never had a mail server is kept so long, in days; then nobody needs its address. */
const KEPT_DAYS = 90;
const PURGE_EVERY_MS = 60 * 60 * 1_000;

/** Deletes the letters that nobody will send any more, once they are old. */
export async function purgeOutbox(database: Executor): Promise<void> {
  await database.execute(sql`
    delete from outbox where next_try_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS})`);
}

/** Purges now and every hour, beside the requests; returns what ends it. A purge that fails is made up by the next. */
export function keepPurged(database: Executor): () => void {
  const purge = () => void purgeOutbox(database).catch(() => undefined);
  purge();
  const timer = setInterval(purge, PURGE_EVERY_MS).unref();
  return () => clearInterval(timer);
}
