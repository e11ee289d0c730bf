import { setTimeout as pause } from 'node:timers/promises';
import type { LeavingChannel } from '@karite/shared/messages';
import { cutToLength, validText } from '@karite/shared/text';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { NEXT_VERSION } from '../resource/write/versions.ts';
import { type Channel, type Outgoing, Refused } from './channel.ts';
import { withoutLinks } from './without-links.ts';

/** How often a channel's messages are looked at, in ms. */
const LOOK_EVERY_MS = 500;
/** A message is given up after so many tries; the pauses between them double, from 2 minutes to 8 hours: 17 hours in all. */
const MOST_TRIES = 10;

/** How long a message that is on its way may take while the process stops, in ms. */
const STOP_MS = 2_000;

type Due = Outgoing & { tries: number };

/**
 * Takes the next message that is due, and books its next try at once: no other process takes it meanwhile, and if this
 * one dies while it sends, the message is tried again. Not twice in normal operation, never lost. No pause is as long as
 * nine hours: one that is was booked before the clock was set back.
 */
async function takeNext(database: Database, channel: LeavingChannel): Promise<Due | null> {
  const taken = await database.execute<Due>(sql`
    update messages set tries = tries + 1, ${NEXT_VERSION},
      next_try_at = now() + make_interval(mins => power(2, least(tries + 1, ${MOST_TRIES - 1}))::int)
    where id = (select id from messages where next_try_at is not null and channel = ${channel}
      and (next_try_at <= now() or next_try_at > now() + interval '9 hours')
      order by next_try_at limit 1 for update skip locked)
    returning id, recipient, subject, body, html, leave_url as "leaveUrl", tries`);
  return taken.rows[0] ?? null;
}

/** What went wrong, as the mail server's or the network's code. */
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

async function deliver(database: Database, channel: Channel, message: Due, log: FastifyBaseLogger): Promise<void> {
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

type Sender = { name: LeavingChannel; channel: Channel };

/** Sends what is due by one channel, now and from time to time, one after the other; returns what stops it. */
export function startDelivery(
  database: Database,
  { name, channel }: Sender,
  { log, tasks }: Pick<FastifyInstance, 'log' | 'tasks'>,
): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const deliverDue = async () => {
    await tasks.run(`send-${name}`, async () => {
      for (let due = await takeNext(database, name); due; due = isStopping ? null : await takeNext(database, name))
        await deliver(database, channel, due, log);
    });
    if (!isStopping) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  const look = () => {
    round = deliverDue();
  };
  look();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    // What is on its way may arrive; what hangs is cut, and tried again under its id.
    await Promise.race([round, pause(STOP_MS, undefined, { ref: false })]);
    channel.close();
    await round;
  };
}
