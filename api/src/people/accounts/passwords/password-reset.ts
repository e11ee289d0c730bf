import { paths } from '@karite/shared/paths';
import { users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recordChange } from '../../../engine/undo/changes.ts';
import { NEXT_VERSION } from '../../../engine/write/versions.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { mailboxOf } from '../../../platform/server/access/email-address.ts';
import { countAttempt, forgetAttempts, type Limit } from '../../../platform/server/access/rate-limit.ts';
import { hashOf, newToken } from '../../../platform/server/access/secret-token.ts';
import { findAccount, revokeAccess } from '../account-store.ts';
import { noteConfirmed } from '../own-data/email-confirmation.ts';
import { LOGIN_BY_ACCOUNT } from '../sign-in/judge-guess.ts';
import { hashPassword } from './password.ts';

/** How long a link is good for, in minutes. */
const LINK_MINUTES = 60;
/** E-mails an hour to one mailbox, no matter who requests them, and for however many accounts. */
const FORGOT_BY_MAILBOX: Limit = { name: 'forgot:mailbox', most: 3, minutes: 60 };

const resetEmail = (link: string) => `Bonjour,

Vous avez demandé à choisir un nouveau mot de passe. Ouvrez ce lien, valable une heure et une seule fois :

${link}

Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.
`;

const CHANGED = `Bonjour,

Le mot de passe de votre compte vient d’être changé, et tous vos appareils ont été déconnectés.

Si ce n’est pas vous, demandez tout de suite un nouveau mot de passe depuis la page de connexion.
`;

/**
 * Adds a link to choose a new password by, and returns its token. `isMailed`: it goes to the account's mailbox alone; `minutes`:
 * how long it is good for.
 */
export async function addResetLink(
  transaction: Executor,
  userId: string,
  isMailed = false,
  minutes = LINK_MINUTES,
): Promise<string> {
  const token = newToken();
  await transaction.execute(sql`delete from reset_links where expires_at < now()`);
  await transaction.execute(sql`
    insert into reset_links (token_hash, user_id, is_mailed, expires_at)
    values (${hashOf(token)}, ${userId}, ${isMailed}, now() + make_interval(mins => ${minutes}))`);
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
    const token = await addResetLink(transaction, account.id, true);
    await app.mail.queue(transaction, {
      userId: account.id,
      to: [email],
      subject: 'Choisir un nouveau mot de passe',
      body: resetEmail(app.mail.urlOf(paths.resetBy(token))),
    });
  });
  return account.id;
}

/**
 * Sets a new password by a link, uses the link up and ends every session of the account; one that was mailed shows as well
 * that its owner reads the mailbox. Returns its id, `null` when the link is unknown, used or too old.
 */
export async function resetPassword(
  app: FastifyInstance,
  database: Database,
  token: string,
  password: string,
): Promise<string | null> {
  const isGood = sql`token_hash = ${hashOf(token)} and expires_at > now()`;
  // Looked at first, so that a wrong link costs no hashing, and hashed before the transaction, which stays short.
  const existing = await database.execute(sql`select 1 from reset_links where ${isGood}`);
  if (existing.rows.length === 0) return null;
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    const used = await transaction.execute<{ id: string; isMailed: boolean }>(
      sql`delete from reset_links where ${isGood} returning user_id as id, is_mailed as "isMailed"`,
    );
    const [{ id, isMailed } = { id: null, isMailed: false }] = used.rows;
    const changed = await transaction.execute<{ email: string }>(sql`
      update users set password_hash = ${passwordHash}, ${NEXT_VERSION} where id = ${id}::uuid and is_active
      returning email`);
    const account = changed.rows[0];
    if (!id || !account) return null;
    if (isMailed) await noteConfirmed(transaction, { id, email: account.email });
    await revokeAccess(transaction, id);
    await forgetAttempts(transaction, LOGIN_BY_ACCOUNT, account.email);
    await app.mail.queue(transaction, {
      userId: id,
      to: [account.email],
      subject: 'Votre mot de passe a changé',
      body: CHANGED,
    });
    return id;
  });
}

/** The author in the audit where nobody was signed in. */
const ON_SERVER = 'Lien de nouveau mot de passe, sur le serveur';

/** A link for the operator of a server without mail (R2042); in the account's own name. `null`: no active account has that address. */
export const giveResetLink = (database: Database, email: string): Promise<string | null> =>
  database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ id: string; email: string }>(
      sql`select id, email from users where email = ${email.trim().toLowerCase()} and is_active for update`,
    );
    const [by] = rows;
    if (!by) return null;
    const notified = {
      action: 'renew-link',
      resource: users.name,
      recordId: by.id,
      before: null,
      after: null,
    } as const;
    await recordChange(transaction, { ...notified, by, through: ON_SERVER });
    return addResetLink(transaction, by.id);
  });
