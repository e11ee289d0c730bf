import { isIPv6 } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { firstRow } from '../../database/rows.ts';
import { ApiError } from '../errors/api-error.ts';

/** At most `most` attempts in a window; `name` names the attempt and the key that it is counted by. */
export type Limit = { name: string; most: number; minutes: number };

/** Who is behind an address: a household gets 2^64 of the new ones, so those are counted by their first half. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const groupsOf = (half: string) => half.split(':').filter(Boolean);
  const [first, last] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

type Try = { limit: Limit; who: string };
type Counted = { key: string; count: number; seconds: number };

const keyOf = ({ limit, who }: Try) => `${limit.name}:${who}`;

/**
 * Counts attempts in one statement, so that sixty concurrent attempts count as sixty. A window that has ended starts again.
 * @fastify/rate-limit and rate-limiter-flexible count one key a call, by the process's clock and outside our transaction.
 */
async function count(database: Executor, tries: readonly Try[], by = 1): Promise<(Try & Counted)[]> {
  // A window that ends later than any may was opened before the clock was set back, and would block for as long as that
  // was. (The minute: of two tries at once, the one that began first may come second.)
  const isOpen = sql`(counted.window_ends_at > now()
    and counted.window_ends_at <= excluded.window_ends_at + interval '1 minute')`;
  const rows = tries.map((it) => sql`(${keyOf(it)}, ${by}::int, now() + make_interval(mins => ${it.limit.minutes}))`);
  const counted = await database.execute<Counted>(sql`
    insert into attempts as counted (key, count, window_ends_at) values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when ${isOpen} then counted.count + ${by}::int else ${by}::int end,
      window_ends_at = case when ${isOpen} then counted.window_ends_at else excluded.window_ends_at end
    returning key, count, ceil(extract(epoch from window_ends_at - now()))::int as seconds`);
  return tries.flatMap((it) => counted.rows.filter(({ key }) => key === keyOf(it)).map((row) => ({ ...it, ...row })));
}

/** Counts one attempt; returns whether it is within the limit. */
export async function isWithin(database: Executor, limit: Limit, who: string): Promise<boolean> {
  const counted = await count(database, [{ limit, who }]);
  return counted.every((it) => it.count <= limit.most);
}

/** Counts so many tries at once; returns how many there are with them, and in how many seconds their window ends. */
export async function countMany(database: Executor, limit: Limit, who: string, by: number): Promise<Counted> {
  return firstRow({ rows: await count(database, [{ limit, who }], by) });
}

/**
 * Counts an attempt against several limits before it is processed. Throws a 429 with Retry-After when one is exceeded.
 * Further attempts do not extend the window.
 */
export async function countAttempts(
  database: Executor,
  tries: readonly Try[],
  message = 'Trop de tentatives. Veuillez réessayer plus tard.',
): Promise<void> {
  const passed = (await count(database, tries)).filter((it) => it.count > it.limit.most);
  if (!passed[0]) return;
  const seconds = Math.max(1, ...passed.map((it) => it.seconds));
  throw new ApiError(429, 'too_many_requests', message, {
    headers: { 'retry-after': String(seconds) },
    event: { name: 'blocked', details: { by: passed[0].limit.name } },
  });
}

/** The same for one limit. */
export const countAttempt = (database: Executor, limit: Limit, who: string): Promise<void> =>
  countAttempts(database, [{ limit, who }]);

/** Forgets the tries of who has shown to be the owner. */
export async function forgetAttempts(database: Executor, limit: Limit, who: string): Promise<void> {
  await database.execute(sql`delete from attempts where key = ${keyOf({ limit, who })}`);
}

/** Forgets what was counted, an hour after its window: the keys name people. */
export const sweepAttempts = (database: Executor) =>
  database.execute(sql`delete from attempts where window_ends_at < now() - interval '1 hour'`);
