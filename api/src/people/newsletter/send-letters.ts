import type { Letter } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Database, Executor, Transaction } from '../../platform/database/database.ts';
import type { SubscriptionLinks } from './subscription-link.ts';

/**
 * So many e-mails of letters are written a minute: what is said of orders leaves by the same way, and does not wait behind a
 * whole letter.
 */
export const LETTERS_A_MINUTE = 200;
/** The task that writes to whom a letter could not be written. */
export const SEND_TO = 'send-letter-to';
/** The age of the last order of inactive customers, in days. */
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

/** How many get a letter if it is sent now. */
export async function countRecipients(
  executor: Executor,
  letter: Pick<Letter, 'audience' | 'country'>,
): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(
    sql`select count(*)::int as total from newsletter where ${audienceOf(letter)}`,
  );
  return rows[0]?.total ?? 0;
}

type Written = Pick<Letter, 'subject' | 'text'>;

/** A letter as one subscriber gets it: the way out of it at its end, and for their mail program. */
export async function letterDraft({ app, links }: Parts, { subject, text }: Written, { id, email: to }: Recipient) {
  const leave = app.mail.urlOf(await links.pathOf(id));
  const body = `${text}\n\nVous recevez cette lettre parce que vous l’avez demandé. Se désinscrire :\n\n${leave}`;
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

async function draftOf(parts: Parts, letter: Written & { id: string }, recipient: Recipient): Promise<LetterDraft> {
  return { ...(await letterDraft(parts, letter, recipient)), key: `letter:${letter.id}:${recipient.id}` };
}

/** Queues the e-mails of a letter: all by one statement, or where that fails each by itself; returns to whom it could not be written. */
async function queueEach(
  { app }: Parts,
  transaction: Transaction,
  drafts: readonly { recipient: Recipient; draft: LetterDraft }[],
): Promise<string[]> {
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
    app.log.warn({ event: 'letter written one by one', err: error }, 'letter written one by one');
  }
  const unwritten: string[] = [];
  for (const each of drafts) {
    try {
      await queue([each]);
    } catch {
      // Its own task tries it again, and says why it fails.
      unwritten.push(each.recipient.id);
    }
  }
  return unwritten;
}

/**
 * Writes the next e-mails of a letter, in the order of the subscriptions' ids: who was reached is stored with what
 * was written, so that a process that dies writes to nobody twice. Of several processes one does. To whom it could not be written
 * is tried by a task of its own.
 */
export const sendPart = (parts: Parts, id: string, most = LETTERS_A_MINUTE): Promise<void> =>
  parts.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Due>(sql`
      select id, subject, text, audience, country, reached from letters
      where id = ${id} and status = 'sending' for update skip locked`);
    const letter = rows[0];
    if (!letter) return;
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
    const again = unwritten.map((recipient) => ({ task: SEND_TO, record: `${recipient}:${letter.id}` }));
    await parts.app.taskQueue.add(transaction, again);
  });

/** Writes a letter to a subscriber to whom it could not be written; to nobody who has left since. */
export const sendAgain = (parts: Parts, record: string): Promise<void> =>
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
