import { cutToLength, validText } from '@karite/shared/text';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Channel, type Outgoing, Refused } from './channel.ts';
import { withoutLinks } from './without-links.ts';

/** A message is given up after so many tries; the pauses between them double, from 2 minutes to 8 hours: 17 hours in all. */
const MOST_TRIES = 10;

type Due = Outgoing & { tries: number };

/** Whether a message is due. No pause is as long as nine hours: one that is was booked before the clock was set back. */
export const IS_DUE: SQL = sql`(next_try_at <= now() or next_try_at > now() + interval '9 hours')`;

/**
 * Takes a message that is due, and books its next try at once: no other process takes it meanwhile, and if this one dies
 * while it sends, the message is tried again. Not twice in normal operation, never lost.
 */
async function take(database: Database, id: string): Promise<Due | null> {
  const taken = await database.execute<Due>(sql`
    update messages set tries = tries + 1, ${NEXT_VERSION},
      next_try_at = now() + make_interval(mins => power(2, least(tries + 1, ${MOST_TRIES - 1}))::int)
    where id = ${id} and ${IS_DUE}
    returning id, recipient, subject, body, html, leave_url as "leaveUrl", tries`);
  return taken.rows[0] ?? null;
}

/** What went wrong, as the mail server's or the network's code. */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Sends a message by a channel, unless another process does; one that the other side does not take is due again after a pause. */
export async function deliver(database: Database, channel: Channel, id: string, log: FastifyBaseLogger): Promise<void> {
  const message = await take(database, id);
  if (!message) return;
  try {
    await channel.send(message);
  } catch (error) {
    // A mail server may quote the link that it does not like.
    const problem = withoutLinks(error instanceof Error ? error.message : String(error));
    const isOver = error instanceof Refused || message.tries >= MOST_TRIES;
    await database.execute(sql`
      update messages set problem = ${cutToLength(validText(problem), 500)}, ${NEXT_VERSION},
        status = case when ${isOver} then 'failed' else status end,
        next_try_at = case when ${isOver} then null else next_try_at end
      where id = ${message.id}`);
    // What went wrong may name the recipient; the log may not.
    log.warn({ event: 'message not sent', messageId: message.id, code: codeOf(error), isOver }, 'message not sent');
    return;
  }
  await database.execute(sql`
    update messages set status = 'sent', sent_at = now(), next_try_at = null, problem = null, body = '', html = null,
      ${NEXT_VERSION} where id = ${message.id}`);
}
