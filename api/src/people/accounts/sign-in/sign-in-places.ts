import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Executor } from '../../../platform/database/database.ts';
import { deviceHashOf, nameDevice } from '../../../platform/server/access/device.ts';
import { networkOf } from '../../../platform/server/access/rate-limit.ts';
import { hashOf } from '../../../platform/server/access/secret-token.ts';

/** So many places are stored of an account, the last seen: a stranger with its password can't add any number of them. */
const MOST_PLACES = 20;

type Account = { id: string | null; email?: string };

/**
 * From where a guess comes, as far as its account knows the place (R910): a browser, a network. `key` counts its
 * guesses apart; `isDevice`: nobody else's guesses come from there.
 */
export type Place = { key: string; isDevice: boolean };

const ofNetwork = ({ ip }: Pick<FastifyRequest, 'ip'>) => hashOf(`network:${networkOf(ip)}`);

/** The place that a caller guesses from, where the account was signed in to from there; `null`: a stranger's, for all it knows. */
export async function findPlace(
  executor: Executor,
  request: FastifyRequest,
  { id, email }: Account,
): Promise<Place | null> {
  const device = deviceHashOf(request);
  const hashes = [...(device ? [device] : []), ofNetwork(request)];
  const found = await executor.execute<{ hash: string }>(sql`
    select hash from sign_in_places join users on users.id = sign_in_places.user_id
    where ${id ? sql`users.id = ${id}::uuid` : sql`users.email = ${email ?? ''}`}
      and hash = any(${sql.param(hashes)}::text[])`);
  const existing = hashes.find((hash) => found.rows.some((row) => row.hash === hash));
  return existing === undefined ? null : { key: existing, isDevice: existing !== ofNetwork(request) };
}

/** Stores the place of a sign-in, and names the browser, so that it is known later. */
export async function notePlace(
  executor: Executor,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const device = nameDevice(request, reply);
  await executor.execute(sql`
    insert into sign_in_places (user_id, hash) values (${userId}, ${device}), (${userId}, ${ofNetwork(request)})
    on conflict (user_id, hash) do update set seen_at = now()`);
  await executor.execute(sql`
    delete from sign_in_places where user_id = ${userId} and hash not in (
      select hash from sign_in_places where user_id = ${userId} order by seen_at desc, hash limit ${MOST_PLACES})`);
}

/** Deletes them all: those places used the former password or address. */
export const forgetPlaces = (executor: Executor, userId: string) =>
  executor.execute(sql`delete from sign_in_places where user_id = ${userId}`);
