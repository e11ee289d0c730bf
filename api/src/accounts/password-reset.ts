import { paths } from '@karite/shared/paths';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Executor } from '../database/database.ts';
import { NEXT_VERSION } from '../resource/versions.ts';
import { countAttempt, forgetAttempts, type Limit } from '../server/access/attempts.ts';
import { mailboxOf } from '../server/access/email-address.ts';
import { hashOf, newToken } from '../server/access/secret-token.ts';
import { closeDoors, findAccount } from './account-store.ts';
import { LOGIN_BY_ACCOUNT } from './judge-guess.ts';
import { hashPassword } from './password.ts';

/** How long a link is good for, in minutes. */
const LINK_MINUTES = 60;
/** E-mails an hour to one mailbox, whoever asks for them, and for however many accounts. */
const FORGOT_BY_MAILBOX: Limit = { name: 'forgot:mailbox', most: 3, minutes: 60 };

const resetEmail = (link: string) => `Bonjour,

Vous avez demandé à choisir un nouveau mot de passe. Ouvrez ce lien, valable une heure et une seule fois :

${link}

Si vous n'avez rien demandé, ignorez ce message : votre mot de passe reste le même.
`;

const CHANGED = `Bonjour,

Le mot de passe de votre compte vient d'être changé, et tous vos appareils ont été déconnectés.

Si ce n'est pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion.
`;

/** Adds a link to choose a new password by, and returns its token. */
export async function addResetLink(transaction: Executor, userId: string): Promise<string> {
  const token = newToken();
  await transaction.execute(sql`delete from reset_links where expires_at < now()`);
  await transaction.execute(sql`
    insert into reset_links (token_hash, user_id, expires_at)
    values (${hashOf(token)}, ${userId}, now() + make_interval(mins => ${LINK_MINUTES}))`);
  return token;
}

/**
 * Mails a link to choose a new password, when the address has an account that is not deactivated. Returns its id, `null`
 * when there is none.
 */
export async function mailResetLink(app: FastifyInstance, database: Database, email: string): Promise<string | null> {
  const account = await findAccount(database, email);
  if (!account?.isActive) return null;
  await countAttempt(database, FORGOT_BY_MAILBOX, mailboxOf(email));
  await database.transaction(async (transaction) => {
    const token = await addResetLink(transaction, account.id);
    await app.mail.queue(transaction, {
      to: [email],
      subject: 'Choisir un nouveau mot de passe',
      body: resetEmail(app.mail.urlOf(paths.resetBy(token))),
    });
  });
  return account.id;
}

/**
 * Sets a new password by a mailed link, uses the link up and ends every session of the account. Returns its id, `null`
 * when the link is unknown, used or too old.
 */
export async function resetPassword(
  app: FastifyInstance,
  database: Database,
  token: string,
  password: string,
): Promise<string | null> {
  const isGood = sql`token_hash = ${hashOf(token)} and expires_at > now()`;
  // Looked at first, so that a wrong link costs no hashing, and hashed before the transaction, which stays short.
  const known = await database.execute(sql`select 1 from reset_links where ${isGood}`);
  if (known.rows.length === 0) return null;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    const used = await transaction.execute<{ id: string }>(
      sql`delete from reset_links where ${isGood} returning user_id as id`,
    );
    const id = used.rows[0]?.id ?? null;
    const changed = await transaction.execute<{ email: string }>(sql`
      update users set password_hash = ${passwordHash}, ${NEXT_VERSION} where id = ${id}::uuid and is_active
      returning email`);
    const account = changed.rows[0];
    if (!id || !account) return null;
    await closeDoors(transaction, id);
    await forgetAttempts(transaction, LOGIN_BY_ACCOUNT, account.email);
    await app.mail.queue(transaction, { to: [account.email], subject: 'Votre mot de passe a changé', body: CHANGED });
    return id;
  });
}
