import type { Letter } from '@karite/shared/resources';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../database/database.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
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

/**
 * Writes the next e-mails of the letter that leaves, in the order of the subscriptions' ids: who was reached is kept with what
 * was written, so that a process that dies writes to nobody twice. Of several processes one does.
 */
export const sendLetters = (parts: Parts, most = LETTERS_A_MINUTE): Promise<void> =>
  parts.database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Due>(sql`
      select id, subject, text, audience, country, reached from letters where status = 'sending'
      order by created_at limit 1 for update skip locked`);
    const letter = rows[0];
    if (!letter) return;
    const { rows: recipients } = await nextOf(transaction, letter, most);
    const drafts = await Promise.all(
      recipients.map(async (recipient) => ({
        ...(await letterDraft(parts, letter, recipient)),
        key: `letter:${letter.id}:${recipient.id}`,
      })),
    );
    await parts.app.messages.queue(transaction, drafts);
    const isLast = recipients.length < most;
    await transaction.execute(sql`
      update letters set recipients = coalesce(recipients, 0) + ${recipients.length},
        reached = ${recipients.at(-1)?.id ?? letter.reached}::uuid,
        status = case when ${isLast} then 'sent' else status end, sent_at = case when ${isLast} then now() end, ${NEXT_VERSION}
      where id = ${letter.id}`);
  });
