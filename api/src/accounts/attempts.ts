import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type { preHandlerAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import type { Executor } from '../database/database.ts';
import { ApiError } from '../plugins/api-error.ts';

export type Limit = { name: string; most: number; minutes: number };

/** At most so many guesses are looked at, by account and by address; the block ends with its window. */
export const LOGIN_BY_ACCOUNT: Limit = { name: 'login:account', most: 20, minutes: 15 };
export const LOGIN_BY_ADDRESS: Limit = { name: 'login:address', most: 50, minutes: 15 };
export const REGISTER_BY_ADDRESS: Limit = { name: 'register:address', most: 10, minutes: 60 };

/** Who is behind an address: a household gets 2^64 of the new ones, so those are counted by their first half. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('%')[0]!.split('::');
  const [first, last] = [head, tail].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Counts one try before it is looked at, in one statement, so that sixty at once are sixty. Throws a 429 with
 * Retry-After over the limit; tries over the limit are not counted on, so the window ends when it said.
 */
export async function countAttempt(database: Executor, limit: Limit, who: string): Promise<void> {
  // A window that ends later than any may was opened before the clock was set back, and would block for as long as that
  // was. (The minute: of two tries at once, the one that began first may come second.)
  const isOpen = sql`(kept.window_ends_at > now()
    and kept.window_ends_at <= excluded.window_ends_at + interval '1 minute')`;
  const counted = await database.execute<{ count: number; seconds: number }>(sql`
    insert into attempts as kept (key, count, window_ends_at)
    values (${`${limit.name}:${who}`}, 1, now() + make_interval(mins => ${limit.minutes}))
    on conflict (key) do update set
      count = case when ${isOpen} then least(kept.count, ${limit.most}) + 1 else 1 end,
      window_ends_at = case when ${isOpen} then kept.window_ends_at else excluded.window_ends_at end
    returning count, ceil(extract(epoch from window_ends_at - now()))::int as seconds`);
  const { count, seconds } = counted.rows[0]!;
  if (count <= limit.most) return;
  throw new ApiError(429, 'too_many_requests', 'Trop de tentatives. Veuillez réessayer plus tard.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
    event: { name: 'blocked', details: { by: limit.name } },
  });
}

/** Forgets the tries of who has shown to be the owner. */
export async function forgetAttempts(database: Executor, limit: Limit, who: string): Promise<void> {
  await database.execute(
    sql`delete from attempts where key = ${`${limit.name}:${who}`} or window_ends_at < now() - interval '1 day'`,
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** A route's `preHandler` that lets an address call it so many times; RATE_LIMIT=off lifts it. */
    limitByAddress(limit: { name: string; most: number; minutes: number }): preHandlerAsyncHookHandler;
  }
}

/** The limits that may be lifted, for every feature. Those on guesses are counted by their own routes, always. */
export const limits = fp<{ database: Executor; areOn: boolean }>(async (app, { database, areOn }) => {
  app.decorate('limitByAddress', (limit) => async (request) => {
    if (areOn) await countAttempt(database, limit, networkOf(request.ip));
  });
});
