import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/server/access/rate-limit.ts';
import { hashOf, newToken } from '../../../platform/server/access/secret-token.ts';

/** Names a browser that has signed in, for as long as it keeps it. It grants nothing: it only identifies the source of guesses. */
const COOKIE = 'appareil';
const YEAR_S = 365 * 24 * 3_600;
/** So many places are stored of an account, the last seen: a stranger with its password can't add any number of them. */
const MOST_PLACES = 20;

type Caller = Pick<FastifyRequest, 'headers' | 'ip'>;
type Account = { id: string | null; email?: string };

/**
 * From where a guess comes, as far as its account knows the place (R910): a browser, a network. `key` counts its
 * guesses apart; `isDevice`: nobody else's guesses come from there.
 */
export type Place = { key: string; isDevice: boolean };

const deviceIn = ({ headers }: Pick<Caller, 'headers'>): string | undefined =>
  /(?:^|;\s*)appareil=([A-Za-z0-9_-]{43})(?:;|$)/.exec(headers.cookie ?? '')?.[1];

const ofDevice = (device: string) => hashOf(`device:${device}`);
const ofNetwork = ({ ip }: Pick<Caller, 'ip'>) => hashOf(`network:${networkOf(ip)}`);

/** The place that a caller guesses from, where the account was signed in to from there; `null`: a stranger's, for all it knows. */
export async function findPlace(
  executor: Executor,
  request: FastifyRequest,
  { id, email }: Account,
): Promise<Place | null> {
  const device = deviceIn(request);
  const hashes = [...(device ? [ofDevice(device)] : []), ofNetwork(request)];
  const found = await executor.execute<{ hash: string }>(sql`
    select hash from sign_in_places join users on users.id = sign_in_places.user_id
    where ${id ? sql`users.id = ${id}::uuid` : sql`users.email = ${email ?? ''}`}
      and hash = any(${sql.param(hashes)}::text[])`);
  const existing = hashes.find((hash) => found.rows.some((row) => row.hash === hash));
  return existing === undefined ? null : { key: existing, isDevice: existing !== ofNetwork(request) };
}

/** Stores the place of a sign-in, and sets the cookie that identifies the browser later. */
export async function notePlace(
  executor: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const existing = deviceIn(request);
  const device = existing ?? newToken();
  await executor.execute(sql`
    insert into sign_in_places (user_id, hash) values (${userId}, ${ofDevice(device)}), (${userId}, ${ofNetwork(request)})
    on conflict (user_id, hash) do update set seen_at = now()`);
  await executor.execute(sql`
    delete from sign_in_places where user_id = ${userId} and hash not in (
      select hash from sign_in_places where user_id = ${userId} order by seen_at desc, hash limit ${MOST_PLACES})`);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${device}; Path=/api; Max-Age=${YEAR_S}; SameSite=Lax; HttpOnly${secure}`);
}

/** Deletes them all: those places used the former password or address. */
export const forgetPlaces = (executor: Executor, userId: string) =>
  executor.execute(sql`delete from sign_in_places where user_id = ${userId}`);
