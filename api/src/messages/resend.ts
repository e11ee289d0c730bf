import { LEAVING_CHANNELS, type LeavingChannel } from '@karite/shared/messages';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { isOneOf, NEXT_VERSION } from '../resource/write/versions.ts';

/**
 * Puts messages that failed, or never had a way out, back among those to be sent, with all their tries; under the same
 * id, so that a mail server or gateway that has one already can tell. Those that left, that are on their way, or whose
 * channel has no way out, stay as they are. Returns how many will be sent.
 */
export async function resend(
  database: Database,
  ids: readonly string[],
  isSent: (channel: LeavingChannel) => boolean,
): Promise<number> {
  const open = sql.param(LEAVING_CHANNELS.filter(isSent));
  const resent = await database.execute(sql`
    update messages set status = 'waiting', tries = 0, problem = null, next_try_at = now(), ${NEXT_VERSION}
    where ${isOneOf(sql`id`, ids)} and status in ('failed', 'kept') and channel = any(${open}::text[])
    returning 1`);
  return resent.rows.length;
}
