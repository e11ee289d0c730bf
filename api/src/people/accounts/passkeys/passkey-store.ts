import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { moment } from '../../../platform/database/moment.ts';

/** So many an account may have: a telephone, a computer, keys in a drawer. */
export const MOST_PASSKEYS = 20;
/** How long a device may take to answer, in minutes. */
export const CHALLENGE_MINUTES = 5;

/** A passkey as its owner sees it; nothing of its key. */
export type Passkey = { id: string; name: string; createdAt: string; usedAt: string | null };

/** A passkey as a request names it to its device. */
export type Credential = { credentialId: string; transports: string[] };

/** What a signature is checked by. */
export type StoredPasskey = Credential & { id: string; userId: string; publicKey: string; counter: number };

/** An account's passkeys, the newest last. */
export async function passkeysOf(database: Executor, userId: string): Promise<(Passkey & Credential)[]> {
  const { rows } = await database.execute<Passkey & Credential>(sql`
    select id, name, credential_id as "credentialId", transports,
      ${moment(sql`created_at`)} as "createdAt", ${moment(sql`used_at`)} as "usedAt"
    from passkeys where user_id = ${userId} order by created_at, id`);
  return rows;
}

/**
 * The passkey that its device names so, of an account that may sign in, locked until the transaction ends: of two
 * that count the same signature, one is right.
 */
export async function holdPasskey(transaction: Executor, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await transaction.execute<StoredPasskey>(sql`
    select it.id, it.user_id as "userId", it.credential_id as "credentialId", it.transports, it.public_key as "publicKey",
      it.counter::int8::float8 as counter
    from passkeys it join users on users.id = it.user_id
    where it.credential_id = ${credentialId} and users.is_active for update of it`);
  return rows[0] ?? null;
}

/** Adds one; `null` when a device answers twice, or with another account's. */
export async function addPasskey(
  transaction: Executor,
  { userId, credentialId, publicKey, counter, transports, name }: Omit<StoredPasskey, 'id'> & { name: string },
): Promise<string | null> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    insert into passkeys (user_id, credential_id, public_key, counter, transports, name)
    values (${userId}, ${credentialId}, ${publicKey}, ${counter}, ${sql.param(transports)}::text[], ${name})
    on conflict (credential_id) do nothing returning id`);
  return rows[0]?.id ?? null;
}

/** Notes that a passkey has signed, so often by its own count. */
export const notePasskeyUse = (transaction: Executor, id: string, counter: number) =>
  transaction.execute(sql`update passkeys set counter = ${counter}, used_at = now() where id = ${id}`);

/** Takes an account's passkeys away, or the one that is named; how many there were. */
export async function removePasskeys(transaction: Executor, userId: string, id?: string): Promise<number> {
  const which = id === undefined ? sql`true` : sql`id = ${id}`;
  const { rows } = await transaction.execute(sql`
    delete from passkeys where user_id = ${userId} and ${which} returning 1`);
  return rows.length;
}

/** A challenge, stored in the database for all processes; `userId`: to add a passkey to that account. */
export async function makeChallenge(database: Executor, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await database.execute(sql`
    insert into passkey_challenges (challenge, user_id, expires_at)
    values (${challenge}, ${userId}, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`);
  return challenge;
}

/** Uses a challenge up, whatever comes of it; whether it was one for this, and still is. */
export async function useChallenge(database: Executor, challenge: string, userId: string | null): Promise<boolean> {
  const { rows } = await database.execute(sql`
    delete from passkey_challenges
    where challenge = ${challenge} and user_id is not distinct from ${userId}::uuid and expires_at > now() returning 1`);
  return rows.length > 0;
}

/** Forgets what nobody has signed. */
export const sweepChallenges = (database: Executor) =>
  database.execute(sql`delete from passkey_challenges where expires_at < now()`);
