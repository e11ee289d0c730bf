import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Letter, Mailer } from './mailer.ts';

/** How often the outbox is looked at, in ms. */
const LOOK_EVERY_MS = 500;
/** A letter is given up after so many tries; the pauses between them double, from 2 minutes to 8 hours: 17 hours in all. */
const MOST_TRIES = 10;

/**
 * Takes the next letter that is due, and books its next try at once: no other process takes it meanwhile, and if this
 * one dies while it sends, the letter is tried again. Not twice in normal operation, never lost. No pause is as long as
 * nine hours: one that is was booked before the clock was set back.
 */
async function takeNext(database: Database): Promise<Letter | null> {
  const taken = await database.execute<Letter>(sql`
    update outbox set tries = tries + 1,
      next_try_at = case when tries + 1 < ${MOST_TRIES} then now() + make_interval(mins => power(2, tries + 1)::int) end
    where id = (select id from outbox where sent_at is null and next_try_at is not null
      and (next_try_at <= now() or next_try_at > now() + interval '9 hours')
      order by next_try_at limit 1 for update skip locked)
    returning id, recipient, subject, body`);
  return taken.rows[0] ?? null;
}

type SmtpError = Error & { code?: string; responseCode?: number };

async function deliver(database: Database, mailer: Mailer, letter: Letter, log: FastifyBaseLogger): Promise<void> {
  try {
    await mailer.send(letter);
  } catch (error) {
    const { code, responseCode = 0, message } = error as SmtpError;
    // 5xx: the server will not have it, now or later.
    const isFinal = responseCode >= 500;
    await database.execute(sql`
      update outbox set problem = ${message.slice(0, 500)}, next_try_at = case when ${isFinal} then null else next_try_at end
      where id = ${letter.id}`);
    // The message may name the recipient; the log may not.
    log.warn({ event: 'mail not sent', mailId: letter.id, code, responseCode }, 'mail not sent');
    return;
  }
  await database.execute(sql`
    update outbox set sent_at = now(), next_try_at = null, problem = null, body = '' where id = ${letter.id}`);
}

/** Sends what is due, now and from time to time, one letter after the other; returns what stops it. */
export function startDelivery(database: Database, mailer: Mailer, log: FastifyBaseLogger): () => Promise<void> {
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> = Promise.resolve();

  const deliverDue = async () => {
    try {
      for (let letter = await takeNext(database); letter; letter = isStopping ? null : await takeNext(database))
        await deliver(database, mailer, letter, log);
    } catch (error) {
      log.warn({ event: 'outbox unreachable', code: (error as SmtpError).code }, 'outbox unreachable');
    }
    if (!isStopping) timer = setTimeout(look, LOOK_EVERY_MS).unref();
  };
  const look = () => {
    round = deliverDue();
  };
  look();
  return async () => {
    isStopping = true;
    clearTimeout(timer);
    await round;
    mailer.close();
  };
}
