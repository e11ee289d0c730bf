import { isStaff, type TokenScope } from '@karite/shared/accounts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { template } from '../../database/run.ts';
import { ApiError } from '../errors/api-error.ts';
import { isSecondFactorDue, secondFactorDue } from './second-factor-due.ts';
import { hashOf, newToken } from './secret-token.ts';
import { type SignedIn, TOKEN_PREFIX } from './signed-in.ts';

/** A secret for a program: a recognizable prefix and 256 random bits. Only its hash is stored. */
export const newApiToken = (): string => TOKEN_PREFIX + newToken();

/** 401 for a token that grants nothing; the message gives the reason, because its holder may see it. */
const invalidToken = (message: string) =>
  new ApiError(401, 'unauthorized', message, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });

/** 403: what a token is not for. `scope`: what it would have to be for, as `resource:operation`. */
export const outOfScope = (message: string, scope?: string) =>
  new ApiError(403, 'forbidden', message, {
    headers: { 'www-authenticate': `Bearer error="insufficient_scope"${scope ? `, scope="${scope}"` : ''}` },
  });

/** The 401 for a token that there is not. */
export const unknownToken = () => invalidToken('Jeton d’accès inconnu');

type Stored = Omit<SignedIn, 'token'> & {
  tokenId: string;
  name: string;
  scopes: TokenScope[];
  isActive: boolean | null;
  isOpen: boolean;
  isExpired: boolean;
  isDue: boolean;
  isSeen: boolean;
};

/** Runs on each request of a program. */
const holder = template(sql`
  select it.id as "tokenId", it.name, it.is_open as "isOpen", it.expires_at <= now() as "isExpired",
    coalesce(it.last_used_at between now() - interval '1 minute' and now(), false) as "isSeen",
    users.id, users.email, users.role, users.rights, users.is_active as "isActive", ${isSecondFactorDue} as "isDue",
    (select coalesce(json_agg(json_build_object('resource', resource, 'operation', operation)), '[]')
      from "api-tokens_scopes" where api_tokens_id = it.id) as scopes
  from "api-tokens" it left join users on users.id = it.user_id where it.secret_hash = ${sql.placeholder('hash')}`);

/**
 * The account that a program acts for, with the token's scopes; `closed` lists resources that no token covers. Throws a 401
 * with the reason when there is none. A token ends by its date, its revocation, or the end of its creator's staff role.
 */
export async function findTokenHolder(
  database: Executor,
  token: string,
  closed: ReadonlySet<string>,
): Promise<SignedIn | null> {
  const found = await database.execute<Stored>(holder({ hash: hashOf(token) }), 'lookup');
  const stored = found.rows[0];
  if (!stored) return null;
  const { tokenId, name, scopes, id, email, role, rights } = stored;
  if (!stored.isOpen) throw invalidToken('Ce jeton d’accès a été révoqué');
  if (stored.isExpired) throw invalidToken('Ce jeton d’accès a expiré');
  if (!stored.isActive || !isStaff(stored))
    throw invalidToken('Le compte qui a créé ce jeton d’accès n’a plus accès à l’administration');
  if (stored.isDue) throw secondFactorDue(true);
  if (!stored.isSeen) await markUsed(database, tokenId);
  const open = scopes.filter(({ resource }) => !closed.has(resource));
  return { id, email, role, rights, token: { id: tokenId, name, scopes: open } };
}

/**
 * Records the last use of a token, at most once a minute. It does not raise the record's version, so open forms do not
 * report a change.
 */
const markUsed = (database: Executor, id: string) =>
  database.execute(sql`
    update "api-tokens" set last_used_at = now()
    where id = ${id} and not coalesce(last_used_at between now() - interval '1 minute' and now(), false)`);
