import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';

/** A message that was sent, given up or never had a channel is retained so long, in days; then nobody needs its address. */
const KEPT_DAYS = 90;

/** How a key outlives its message: hashed, for it names the recipient. */
export const hashOfKey = (key: SQL): SQL => sql`encode(sha256(convert_to(${key}, 'UTF8')), 'hex')`;

/** Deletes messages, and retains the hashes of their keys, so that none is sent twice. */
export async function deleteMessages(database: Executor, which: SQL): Promise<void> {
  await database.execute(sql`
    with gone as (delete from messages where ${which} returning idempotency_key)
    insert into message_keys (hash) select ${hashOfKey(sql`idempotency_key`)} from gone where idempotency_key is not null
    on conflict do nothing`);
}

/** Deletes the messages that nobody will send any more, once they are old. */
export const purgeMessages = (database: Executor): Promise<void> =>
  deleteMessages(database, sql`next_try_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS})`);
