import { createHmac } from 'node:crypto';
import { paths } from '@karite/shared/paths';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { mailboxOf } from '../../../platform/server/access/email-address.ts';
import { countAttempt, type Limit } from '../../../platform/server/access/rate-limit.ts';
import { isSameKey, shopSecret } from '../../../platform/server/access/shop-secret.ts';

/** E-mails an hour to one mailbox, no matter who requests them. */
const BY_MAILBOX: Limit = { name: 'confirm:mailbox', most: 3, minutes: 60 };

type Owner = { id: string; email: string };

const confirmationEmail = (link: string) => `Bonjour,

Vous avez un compte dans notre boutique et souhaitez confirmer que cette adresse est la vôtre. Ouvrez ce lien, puis connectez-vous :

${link}

Si vous n’avez rien demandé, ignorez ce message : quelqu’un s’est trompé d’adresse.
`;

/** The key that shows, in a session of the account, that its owner reads its mailbox (R2043). Another address has another key. */
export type ConfirmationKeys = {
  pathOf(owner: Owner): Promise<string>;
  isKeyOf(owner: Owner, key: string): Promise<boolean>;
};

export function confirmationKeys(database: Executor): ConfirmationKeys {
  const secret = shopSecret(database, 'address-link');
  const keyOf = async ({ id, email }: Owner) =>
    createHmac('sha256', await secret())
      .update(`address:${id}:${email}`)
      .digest('base64url');
  return {
    pathOf: async (owner) => paths.confirmAddress(await keyOf(owner)),
    isKeyOf: async (owner, key) => isSameKey(await keyOf(owner), key),
  };
}

/** Mails the link that confirms an account's address. Throws a 429 where its mailbox has had enough of them. */
export async function mailConfirmation(
  app: FastifyInstance,
  database: Database,
  keys: ConfirmationKeys,
  owner: Owner,
): Promise<void> {
  await countAttempt(database, BY_MAILBOX, mailboxOf(owner.email));
  const link = app.mail.urlOf(await keys.pathOf(owner));
  await app.mail.queue(database, {
    userId: owner.id,
    to: [owner.email],
    subject: 'Confirmez votre adresse e-mail',
    body: confirmationEmail(link),
  });
}

/** Notes that an account's address is its owner's, as long as it still has that address. */
export const noteConfirmed = (executor: Executor, { id, email }: Owner) =>
  executor.execute(sql`
    update users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = ${id} and email = ${email}`);

/** Notes that nobody has shown yet that they read the mailbox of an account's new address. */
export const noteUnconfirmed = (executor: Executor, id: string) =>
  executor.execute(sql`update users set email_confirmed_at = null where id = ${id}`);

/** The address of an account where its owner has confirmed it; `null`: it may be anybody's, and nothing is joined by it (R2043). */
export async function confirmedAddress(executor: Executor, id: string): Promise<string | null> {
  const found = await executor.execute<{ email: string }>(
    sql`select email from users where id = ${id} and email_confirmed_at is not null`,
  );
  return found.rows[0]?.email ?? null;
}

/** Whether a request for what is out of stock is an account's: made in its session, or with its confirmed address. */
export const isOwnRequest = (id: string, confirmed: string | null): SQL =>
  sql`(user_id = ${id} or email = ${confirmed}::text)`;
