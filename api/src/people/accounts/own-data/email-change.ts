import { LOCALE } from '@karite/shared/locale';
import { paths } from '@karite/shared/paths';
import { users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { editIn } from '../../../engine/write/write.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { hashOf, newToken } from '../../../platform/server/access/secret-token.ts';
import { revokeAccess } from '../account-store.ts';
import { addResetLink } from '../passwords/password-reset.ts';
import { confirmationKeys, noteConfirmed, noteUnconfirmed } from './email-confirmation.ts';

/** How long the old address may take a change back, in days. */
const TAKE_BACK_DAYS = 7;
/** The confirmation goes to whatever address somebody typed: with the other such e-mails, no more an hour to a mailbox. */
const CONFIRMATIONS_PER_HOUR = 10;

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const toOldAddress = (at: Date, ip: string, link: string) => `Bonjour,

L’adresse e-mail de votre compte a été changée le ${MOMENT.format(at)} (heure UTC), depuis l’adresse IP ${ip}. C’est avec la nouvelle adresse que l’on s’y connecte désormais.

Si c’est vous, vous n’avez rien à faire.

Si ce n’est pas vous, reprenez votre compte par ce lien, valable ${TAKE_BACK_DAYS} jours :

${link}

Il rend au compte votre adresse, déconnecte tous les appareils et vous laisse choisir un nouveau mot de passe. D’ici là, personne d’autre ne peut s’inscrire avec votre adresse.
`;

const toNewAddress = (link: string) => `Bonjour,

Cette adresse est maintenant celle de votre compte : c’est avec elle que vous vous connectez.

Confirmez qu’elle est la vôtre par ce lien, une fois connecté :

${link}

Si vous n’avez pas de compte dans notre boutique, quelqu’un s’est trompé d’adresse : ignorez ce message.
`;

export type EmailChange = { userId: string; from: string; to: string; ip: string };

/**
 * Writes to both addresses of an account during a change of e-mail, in the transaction that does it: to the old one
 * with the link that takes it back, to the new one with the link that confirms it.
 */
export async function notifyEmailChange(
  app: FastifyInstance,
  transaction: Executor,
  { userId, from, to, ip }: EmailChange,
): Promise<void> {
  const token = newToken();
  const stored = await transaction.execute<{ at: string }>(sql`
    insert into email_changes (token_hash, user_id, old_email, expires_at)
    values (${hashOf(token)}, ${userId}, ${from}, now() + make_interval(days => ${TAKE_BACK_DAYS}))
    returning to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`);
  const link = app.mail.urlOf(paths.takeBackBy(token));
  await noteUnconfirmed(transaction, userId);
  await app.mail.queue(transaction, {
    userId,
    to: [from],
    subject: 'L’adresse e-mail de votre compte a changé',
    body: toOldAddress(new Date(firstRow(stored).at), ip, link),
  });
  const confirmation = await confirmationKeys(transaction).pathOf({ id: userId, email: to });
  await app.mail.queue(transaction, {
    userId,
    to: [to],
    subject: 'Votre nouvelle adresse e-mail',
    body: toNewAddress(app.mail.urlOf(confirmation)),
    mostPerHour: CONFIRMATIONS_PER_HOUR,
  });
}

/**
 * Takes a change of address back by the mailed link: the old address again, and confirmed, the changes after it void, every session
 * ended. Returns the account with a token to choose a new password by: a stranger in the session may know the present
 * one; `null` when the link is unknown, used or too old, or the account deactivated.
 */
export async function takeEmailBack(
  app: FastifyInstance,
  database: Database,
  token: string,
): Promise<{ id: string; email: string; resetToken: string } | null> {
  const isGood = sql`token_hash = ${hashOf(token)} and expires_at > now()`;
  return database.transaction(async (transaction) => {
    // The account first: of several links at once, one after the other finds what is left.
    const held = await transaction.execute<{ id: string }>(sql`
      select id from users where is_active and id = (select user_id from email_changes where ${isGood}) for update`);
    const id = held.rows[0]?.id;
    if (!id) return null;
    const found = await transaction.execute<{ email: string }>(
      sql`select old_email as email from email_changes where ${isGood}`,
    );
    const email = found.rows[0]?.email;
    if (!email) return null;
    await transaction.execute(sql`
      delete from email_changes where user_id = ${id}
        and created_at >= (select created_at from email_changes where ${isGood})`);
    await editIn(transaction, { app, database, resource: users, by: null }, id, { email });
    await noteConfirmed(transaction, { id, email });
    await revokeAccess(transaction, id);
    return { id, email, resetToken: await addResetLink(transaction, id) };
  });
}
