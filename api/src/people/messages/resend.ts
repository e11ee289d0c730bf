import { LEAVING_CHANNELS, type LeavingChannel } from '@karite/shared/messages';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isOneOf, NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Database } from '../../platform/database/database.ts';
import { sendTask } from './outbox.ts';

/**
 * Puts messages that failed, or never had a way out, back among those to be sent, with all their tries; under the same
 * id, so that a mail server or gateway that has one already can tell. Those that left, that are on their way, or whose
 * channel has no way out, stay as they are. Returns how many will be sent.
 */
export async function resend(
  database: Database,
  ids: readonly string[],
  { outbox, taskQueue }: Pick<FastifyInstance, 'outbox' | 'taskQueue'>,
): Promise<number> {
  const open = sql.param(LEAVING_CHANNELS.filter(outbox.isSent));
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ record: string; channel: LeavingChannel }>(sql`
      update messages set status = 'waiting', tries = 0, problem = null, next_try_at = now(), ${NEXT_VERSION}
      where ${isOneOf(sql`id`, ids)} and status in ('failed', 'kept') and channel = any(${open}::text[])
      returning id as record, channel`);
    await taskQueue.add(
      transaction,
      rows.map(({ record, channel }) => ({ task: sendTask(channel), record })),
    );
    return rows.length;
  });
}
