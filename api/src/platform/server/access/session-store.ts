import { isStaff } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { template } from '../../database/run.ts';
import { isSecondFactorDue } from './second-factor-due.ts';
import { hashOf, newToken } from './secret-token.ts';
import type { SignedIn } from './signed-in.ts';

/** How long a sign-in lasts, in days. */
const SESSION_DAYS = 7;
/** How long a sign-in is fresh, in minutes: the password is not requested again meanwhile. */
const FRESH_MINUTES = 10;

/** Opens a session and returns its token, of which only the hash is stored. */
export async function openSession(database: Executor, userId: string, device = 'Appareil inconnu'): Promise<string> {
  const token = newToken();
  await database.execute(sql`
    insert into sessions (token_hash, user_id, device, expires_at)
    values (${hashOf(token)}, ${userId}, ${device}, now() + make_interval(days => ${SESSION_DAYS}))`);
  return token;
}

/** Ends the session of a token; nothing happens when there is none. */
export async function closeSession(database: Executor, token: string): Promise<void> {
  await database.execute(sql`delete from sessions where token_hash = ${hashOf(token)}`);
}

/** Ends every session of an account but one; after a change of password or address only the browser that made it stays in. */
export async function closeSessions(database: Executor, userId: string, exceptToken = ''): Promise<void> {
  await database.execute(sql`delete from sessions where user_id = ${userId} and token_hash <> ${hashOf(exceptToken)}`);
}

/**
 * Whether this very session was opened by a sign-in or a registration of the last 10 minutes, by the database's clock. One
 * that was opened in its future was so before the clock was set back.
 */
export async function isFreshSession(database: Executor, token: string): Promise<boolean> {
  const found = await database.execute(sql`
    select 1 from sessions where token_hash = ${hashOf(token)}
      and created_at between now() - make_interval(mins => ${FRESH_MINUTES}) and now()`);
  return found.rows.length > 0;
}

/** Whether a session is still open. In a transaction that locks its account, nobody can close it meanwhile. */
export async function isOpenSession(database: Executor, token: string): Promise<boolean> {
  const found = await database.execute(
    sql`select 1 from sessions where token_hash = ${hashOf(token)} and expires_at > now()`,
  );
  return found.rows.length > 0;
}

/** An open session's account, and whether its use has been noted within the hour. */
type Found = SignedIn & { isSeen: boolean };

/** Runs on each signed-in request. */
const signedIn = template(sql`
  select sessions.token_hash as hash, users.id, users.email, users.role, users.rights,
    ${isSecondFactorDue} as "isSecondFactorDue", sessions.seen_at between now() - interval '1 hour' and now() as "isSeen"
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = any(${sql.placeholder('hashes')}::text[]) and sessions.expires_at > now() and users.is_active`);

/** The accounts of open sessions, by the hashes of their tokens. */
async function findOpen(database: Executor, hashes: readonly string[]): Promise<Map<string, Found>> {
  const requested = signedIn({ hashes });
  const { rows } = await database.execute<Found & { hash: string }>(requested, 'lookup');
  return new Map(
    // Who holds only rights that are no longer declared is a customer.
    rows.map(({ hash, ...found }) => [
      hash,
      { ...found, isSecondFactorDue: found.isSecondFactorDue === true && isStaff(found) },
    ]),
  );
}

/** The account of an open session by its token; `null` for none, and for an account that is not active. */
export async function findSignedIn(database: Executor, token: string): Promise<SignedIn | null> {
  if (!token) return null;
  const hash = hashOf(token);
  const found = (await findOpen(database, [hash])).get(hash);
  if (!found) return null;
  const { isSeen, ...actor } = found;
  // Once an hour. Where writes fail (a full disk), reads continue, and write paths report the error.
  if (!isSeen)
    await database.execute(sql`update sessions set seen_at = now() where token_hash = ${hash}`).catch(() => undefined);
  return actor;
}

/** An account as it may act now, for what is done for it without a session; `null` for none, and for one that is not active. */
export async function findActor(database: Executor, userId: string): Promise<SignedIn | null> {
  const found = await database.execute<SignedIn>(
    sql`select id, email, role, rights from users where id = ${userId} and is_active`,
  );
  return found.rows[0] ?? null;
}

/** The accounts of open sessions, by the hashes of their tokens, in one query, for work that outlives its request. */
export async function findSignedInBy(database: Executor, hashes: readonly string[]): Promise<Map<string, SignedIn>> {
  const found = [...(await findOpen(database, hashes))];
  return new Map(found.filter(([, { isSecondFactorDue }]) => !isSecondFactorDue));
}
