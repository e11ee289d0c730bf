import { newsletter } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import { addUnlessTaken } from '../../engine/write/write.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { SubscriptionLinks } from './subscription-link.ts';

/** Anyone can give anyone's address: so many of these an hour reach a mailbox, with all else that strangers have sent. */
const MOST_PER_HOUR = 3;
/** What nobody has confirmed is forgotten after so many days. */
const UNCONFIRMED_DAYS = 30;

type Parts = { app: FastifyInstance; database: Database; links: SubscriptionLinks };

/** Sends the confirmation request to the mailbox (R1905). */
async function sendConfirmation(
  { app, links }: Parts,
  transaction: Executor,
  { id, email }: { id: string; email: string },
) {
  const values = { lien: app.mail.urlOf(await links.pathOf(id)) };
  await app.messages.send(transaction, 'newsletter-asked', [{ to: { email }, values, mostPerHour: MOST_PER_HOUR }]);
}

/** Stores a subscriber once, and requests a confirmation by e-mail unless there is one. */
export async function subscribe(parts: Parts, email: string): Promise<void> {
  const { app, database } = parts;
  await database.transaction(async (transaction) => {
    await addUnlessTaken(transaction, { app, database, resource: newsletter, by: null }, ['email'], { email });
    const found = await transaction.execute<{ id: string; email: string }>(
      sql`select id, email from newsletter where email = ${email} and confirmed_at is null`,
    );
    if (found.rows[0]) await sendConfirmation(parts, transaction, found.rows[0]);
  });
}

/** Confirms a subscription, once; whether there is one. */
export async function confirm(database: Database, id: string): Promise<boolean> {
  const confirmed = await database.execute(sql`
    update newsletter set confirmed_at = coalesce(confirmed_at, now()), ${NEXT_VERSION} where id = ${id} returning 1`);
  return confirmed.rows.length > 0;
}

/** Ends a subscription, which leaves nothing behind. */
export const leave = (database: Database, id: string) => database.execute(sql`delete from newsletter where id = ${id}`);

/** Forgets those who never confirmed. */
export const forgetUnconfirmed = (database: Database) =>
  database.execute(sql`
    delete from newsletter where confirmed_at is null and created_at < now() - make_interval(days => ${UNCONFIRMED_DAYS})`);
