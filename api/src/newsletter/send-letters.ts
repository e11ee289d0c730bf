import type { Letter } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor, Transaction } from '../database/database.ts';
import { NEXT_VERSION } from '../resource/write/versions.ts';
import type { SubscriptionLinks } from './subscription-link.ts';

/**
 * So many e-mails of letters are written a minute: what is said of orders leaves by the same way, and does not wait behind a
 * whole letter.
 */
export const LETTERS_A_MINUTE = 200;
/** Who has not ordered for so long may be asked back, in days. */
const LAPSED_DAYS = 90;

type Due = Pick<Letter, 'id' | 'subject' | 'text' | 'audience' | 'country'> & { reached: string | null };
type Recipient = { id: string; email: string };
export type Parts = { app: FastifyInstance; database: Database; links: SubscriptionLinks };

/** The addresses of orders that were not cancelled; of one country where the letter names it. */
const ordered = (country: string | null, and: SQL = sql`true`): SQL =>
  sql`(select lower(orders.email) from orders where orders.email is not null and orders.status <> 'cancelled'
    and (${country}::text is null or orders.country = ${country}) and ${and})`;

/** Who gets a letter, as a condition on `newsletter` (R1907). */
function audienceOf({ audience, country }: Pick<Letter, 'audience' | 'country'>): SQL {
  const hasOrdered = sql`newsletter.email in ${ordered(country)}`;
  const lately = ordered(null, sql`orders.created_at > now() - make_interval(days => ${LAPSED_DAYS})`);
  const within = {
    all: country ? hasOrdered : sql`true`,
    customers: hasOrdered,
    lapsed: sql`${hasOrdered} and newsletter.email not in ${lately}`,
    prospects: sql`newsletter.email not in ${ordered(null)}`,
  };
  return sql`confirmed_at is not null and ${within[audience]}`;
}

type Written = Pick<Letter, 'subject' | 'text'>;

/** A letter as one subscriber gets it: the way out of it at its end, and for their mail program. */
export async function letterDraft({ app, links }: Parts, { subject, text }: Written, { id, email: to }: Recipient) {
  const leave = app.mail.urlOf(await links.pathOf(id));
  const body = `${text}\n\nVous recevez cette lettre parce que vous l'avez demandé. Se désinscrire :\n\n${leave}`;
  return {
    event: 'letter',
    channel: 'email',
    to,
    subject,
    body,
    leaveUrl: app.mail.urlOf(await links.leavePathOf(id)),
  } as const;
}

const nextOf = (transaction: Executor, letter: Due, most: number) =>
  transaction.execute<Recipient>(sql`
    select id, email from newsletter
    where (${letter.reached}::uuid is null or id > ${letter.reached}::uuid) and ${audienceOf(letter)}
    order by id limit ${most}`);

type LetterDraft = Awaited<ReturnType<typeof letterDraft>> & { key: string };
/** A subscriber whose e-mail could not be written, and why. */
type Unwritten = { recipient: Recipient; error: unknown };

async function draftOf(parts: Parts, letter: Written & { id: string }, recipient: Recipient): Promise<LetterDraft> {
  return { ...(await letterDraft(parts, letter, recipient)), key: `letter:${letter.id}:${recipient.id}` };
}

/** Queues the e-mails of a letter: all by one statement, or where that fails each by itself, so that one hinders no other. */
async function queueEach(
  { app }: Parts,
  transaction: Transaction,
  drafts: readonly { recipient: Recipient; draft: LetterDraft }[],
): Promise<Unwritten[]> {
  const queue = (some: readonly { draft: LetterDraft }[]) =>
    transaction.savepoint((inner) =>
      app.outbox.queue(
        inner,
        some.map(({ draft }) => draft),
      ),
    );
  try {
    await queue(drafts);
    return [];
  } catch (error) {
    if (drafts.length === 1) return drafts.map(({ recipient }) => ({ recipient, error }));
  }
  const unwritten: Unwritten[] = [];
  for (const each of drafts) {
    try {
      await queue([each]);
    } catch (error) {
      unwritten.push({ recipient: each.recipient, error });
    }
  }
  return unwritten;
}

/**
 * Writes the next e-mails of a letter, in the order of the subscriptions' ids: who was reached is stored with what
 * was written, so that a process that dies writes to nobody twice. Of several processes one does. Returns whom it could not write to.
 */
const sendPart = (parts: Parts, id: string, most: number): Promise<Unwritten[]> =>
  parts.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Due>(sql`
      select id, subject, text, audience, country, reached from letters
      where id = ${id} and status = 'sending' for update skip locked`);
    const letter = rows[0];
    if (!letter) return [];
    const { rows: recipients } = await nextOf(transaction, letter, most);
    const drafts = await Promise.all(
      recipients.map(async (recipient) => ({ recipient, draft: await draftOf(parts, letter, recipient) })),
    );
    const unwritten = await queueEach(parts, transaction, drafts);
    const isLast = recipients.length < most;
    await transaction.execute(sql`
      update letters set recipients = coalesce(recipients, 0) + ${recipients.length},
        reached = ${recipients.at(-1)?.id ?? letter.reached}::uuid,
        status = case when ${isLast} then 'sent' else status end, sent_at = case when ${isLast} then now() end, ${NEXT_VERSION}
      where id = ${letter.id}`);
    return unwritten;
  });

/** Writes a letter to a subscriber to whom it could not be written; to nobody who has left since. */
const sendAgain = (parts: Parts, record: string): Promise<void> =>
  parts.database.transaction(async (transaction) => {
    const [subscriber = '', letter = ''] = record.split(':');
    const { rows } = await transaction.execute<Written & { id: string; email: string }>(sql`
      select letters.id, subject, text, newsletter.email from letters, newsletter
      where letters.id::text = ${letter} and newsletter.id::text = ${subscriber}`);
    const found = rows[0];
    if (!found) return;
    const draft = await draftOf(parts, found, { id: subscriber, email: found.email });
    await parts.app.outbox.queue(transaction, [draft]);
  });

/** Sends the next part of the letter that leaves, and what could not be written before; a letter that fails stops no other. */
export async function sendLetters(parts: Parts, most = LETTERS_A_MINUTE): Promise<void> {
  const { tasks } = parts.app;
  const due = (isIncluded: (id: SQL) => SQL) => sql`
    select id from letters where status = 'sending' and ${isIncluded(sql`letters.id`)} order by created_at`;
  await tasks.eachDue('send-letters', { due, most: 1 }, async ({ id }) => {
    for (const { recipient, error } of await sendPart(parts, id, most))
      await tasks.attempt('send-letter-to', `${recipient.id}:${id}`, () => Promise.reject(error));
  });
  const unwritten = (isIncluded: (id: SQL) => SQL) => sql`
    select record as id from task_failures it where task = 'send-letter-to' and ${isIncluded(sql`it.record`)}`;
  await tasks.eachDue('send-letter-to', { due: unwritten, most }, ({ id }) => sendAgain(parts, id));
}
