import { recordSchema } from '@karite/shared/resource/validation';
import { type User, users } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { findOne } from '../../engine/read/read.ts';
import { NEXT_VERSION } from '../../engine/write/versions.ts';
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts';
import type { Executor } from '../../platform/database/database.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { isSecondFactorDue } from '../../platform/server/access/second-factor-due.ts';
import { closeSessions } from '../../platform/server/access/session-store.ts';
import { notSignedIn } from '../../platform/server/access/signed-in.ts';
import { hashPassword } from './passwords/password.ts';
import { forgetPlaces } from './sign-in/sign-in-places.ts';

/** An account with the hash that never leaves the server. */
type Account = { id: string; passwordHash: string; isActive: boolean };

export async function findAccount(database: Executor, email: string): Promise<Account | null> {
  const found = await database.execute<Account>(sql`
    select id, password_hash as "passwordHash", is_active as "isActive" from users where email = ${email}`);
  return found.rows[0] ?? null;
}

/** The account as answers show it. */
export const readAccount = (database: Executor, id: string) => findOne(database, users, id);

/** An account as its owner reads it. */
export const ownAccount = recordSchema(users)
  .extend({
    isEmailConfirmed: z
      .literal(true)
      .optional()
      .describe('Un lien reçu par e-mail a montré que l’adresse est la sienne'),
    isSecondFactorDue: z.literal(true).optional().describe('L’équipe doit d’abord activer la double authentification'),
    timeZone: z.string().optional().describe('Le fuseau horaire de la boutique'),
  })
  .meta({ id: 'OwnAccount' });

/** The account of who calls, with the zone of the shop's clocks; throws the 401 when it was deleted meanwhile. */
export async function readOwnAccount(database: Executor, id: string, timeZone?: string) {
  const account = await readAccount(database, id);
  if (!account) throw notSignedIn();
  const more = await database.execute<{ isEmailConfirmed: boolean; isDue: boolean }>(sql`
    select email_confirmed_at is not null as "isEmailConfirmed", ${isSecondFactorDue} as "isDue" from users where id = ${id}`);
  const { isEmailConfirmed = false, isDue = false } = more.rows[0] ?? {};
  return {
    ...account,
    timeZone,
    ...(isEmailConfirmed && { isEmailConfirmed: true as const }),
    ...(isDue && { isSecondFactorDue: true as const }),
  };
}

/** Adds an account; a second one with the same address is refused by the database (409). */
export async function addAccount(
  database: Executor,
  email: string,
  password: string,
  role: User['role'],
): Promise<string> {
  return storeAccount(database, email, await hashPassword(password), role);
}

/** Adds an account with a password that was hashed before (`hashPassword`). */
export async function storeAccount(
  database: Executor,
  email: string,
  passwordHash: string,
  role: User['role'],
): Promise<string> {
  const added = await database.execute<{ id: string }>(sql`
    insert into users (email, role, is_active, password_hash) values (${email}, ${role}, true, ${passwordHash}) returning id`);
  return firstRow(added).id;
}

/**
 * Anyone who could open the account before, by a session or a mailed link, no longer can; `exceptToken` stays in. Its API
 * tokens go on while its owner is there to revoke them: with nobody in, they end as well.
 */
export async function revokeAccess(transaction: Executor, id: string, exceptToken = ''): Promise<void> {
  await closeSessions(transaction, id, exceptToken);
  await transaction.execute(sql`delete from reset_links where user_id = ${id}`);
  await forgetPlaces(transaction, id);
  if (exceptToken === '')
    await transaction.execute(sql`
      update "api-tokens" set is_open = false, ${NEXT_VERSION} where user_id = ${id} and is_open`);
}

/** Two processes must not each make a first administrator, nor each take away the other half of the last two. */
export const lockAdministrators = (transaction: Executor) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.administrators})`);

/** Whether someone can administer the shop, besides one account if it is named. */
export async function hasAdministrator(database: Executor, besides: string | null = null): Promise<boolean> {
  const found = await database.execute(sql`
    select 1 from users where role = 'admin' and is_active and id is distinct from ${besides}::uuid limit 1`);
  return found.rows.length > 0;
}
