import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { hashOf } from '../../../platform/server/access/secret-token.ts';

/** A code holds for half a minute; the one before and the one after are taken as well, for clocks that differ. */
const PERIOD_S = 30;
const WINDOW = 1;
/** So many recovery codes are given, each good once. */
const RECOVERY_CODES = 10;
/** Without what is read one for another: 0 and O, 1 and I. */
const RECOVERY_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const totp = (secret: string, label?: { issuer: string; label: string }) =>
  new TOTP({ ...label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** What an account's codes are made of; `lastStep` is the half minute of the last code that was taken. */
type Factor = { secret: string; lastStep: number };

async function factorOf(database: Executor, userId: string, isConfirmed: boolean): Promise<Factor | null> {
  const { rows } = await database.execute<Factor>(sql`
    select secret, last_step as "lastStep" from second_factors
    where user_id = ${userId} and (confirmed_at is not null) = ${isConfirmed} for update`);
  return rows[0] ?? null;
}

/** What an account requires besides its password: codes of an application (`isOn`), or one of its passkeys. */
export type Factors = { isOn: boolean; passkeys: number; recoveryCodesLeft: number };

export async function factorsOf(database: Executor, userId: string): Promise<Factors> {
  return firstRow(
    await database.execute<Factors>(sql`
      select exists (select 1 from second_factors where user_id = ${userId} and confirmed_at is not null) as "isOn",
        (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
        (select count(*)::int from recovery_codes where user_id = ${userId}) as "recoveryCodesLeft"`),
  );
}

/** Whether a password alone does not open an account. */
export const isGuarded = ({ isOn, passkeys }: Pick<Factors, 'isOn' | 'passkeys'>): boolean => isOn || passkeys > 0;

/** A new secret that counts once a code of it was given (`confirm`): as an address for an application, and to be typed. */
export async function propose(
  transaction: Executor,
  { id, email, issuer }: { id: string; email: string; issuer: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  await transaction.execute(sql`
    insert into second_factors (user_id, secret) values (${id}, ${secret})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where second_factors.confirmed_at is null`);
  return { secret, uri: totp(secret, { issuer, label: email }).toString() };
}

/**
 * Whether a code is one of an account's, at this moment (ms): of its application, each taken once, so that one that was
 * checked over a shoulder opens nothing; or a recovery code, which is used up. `isFirst`: the code that shows that an
 * application has the proposed secret; until then its codes open nothing.
 */
export async function takeCode(
  transaction: Transaction,
  userId: string,
  given: string,
  now: number,
  isFirst = false,
): Promise<boolean> {
  const code = given.replace(/[\s-]/g, '').toUpperCase();
  if (/^\d{6}$/.test(code)) {
    const factor = await factorOf(transaction, userId, !isFirst);
    if (!factor) return false;
    const delta = totp(factor.secret).validate({ token: code, window: WINDOW, timestamp: now });
    const step = Math.floor(now / 1_000 / PERIOD_S) + (delta ?? 0);
    if (delta === null || step <= factor.lastStep) return false;
    await transaction.execute(sql`update second_factors set last_step = ${step} where user_id = ${userId}`);
    return true;
  }
  if (isFirst) return false;
  const used = await transaction.execute(sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hashOf(code)} returning 1`);
  return used.rows.length > 0;
}

/** Switches it on, and answers the recovery codes, which are shown this once. */
export async function switchOn(transaction: Executor, userId: string): Promise<string[]> {
  await transaction.execute(sql`update second_factors set confirmed_at = now() where user_id = ${userId}`);
  return renewRecoveryCodes(transaction, userId);
}

/** Ten new recovery codes in place of those that are left. */
export async function renewRecoveryCodes(transaction: Executor, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: 10 }, () => RECOVERY_SIGNS[randomInt(RECOVERY_SIGNS.length)]).join(''),
  );
  await transaction.execute(sql`delete from recovery_codes where user_id = ${userId}`);
  const rows = codes.map((code) => sql`(${userId}, ${hashOf(code)})`);
  await transaction.execute(sql`insert into recovery_codes (user_id, code_hash) values ${sql.join(rows, sql`, `)}`);
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Takes the application's codes away; whether there were any. */
export async function switchOff(transaction: Executor, userId: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`delete from second_factors where user_id = ${userId} returning 1`);
  await dropIdleRecoveryCodes(transaction, userId);
  return rows.length > 0;
}

/** Recovery codes are for who has lost something: they go with the last of what could be lost. */
export async function dropIdleRecoveryCodes(transaction: Executor, userId: string): Promise<void> {
  if (!isGuarded(await factorsOf(transaction, userId)))
    await transaction.execute(sql`delete from recovery_codes where user_id = ${userId}`);
}
