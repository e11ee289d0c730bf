import type { ResourceShape } from '@karite/shared/resource';
import { MOST_UNREAD, TEAM_NOTIFICATION_DAYS } from '@karite/shared/team-notifications';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/database.ts';
import { moment } from '../../platform/database/moment.ts';
import { firstRow } from '../../platform/database/rows.ts';
import type { SignedIn } from '../../platform/server/access/signed-in.ts';
import { teamNotificationsFor } from './sources.ts';

/** For an account that has read none yet, notifications of so many hours are unread. */
const NEW_HOURS = 24;

type Choices = { seenAt: string; off: string[] };
export type Reader = { by: SignedIn; resources: readonly ResourceShape[] };

/** Up to when an account has read all, and the kinds that it has switched off. */
export async function choicesOf(database: Executor, userId: string): Promise<Choices> {
  const { rows } = await database.execute<Choices>(sql`
    select seen_at::text as "seenAt", off from notice_choices where user_id = ${userId}`);
  if (rows[0]) return rows[0];
  const first = await database.execute<{ at: string }>(sql`
    select (now() - make_interval(hours => ${NEW_HOURS}))::text as at`);
  return { seenAt: firstRow(first).at, off: [] };
}

/** By the millisecond, as responses contain moments: clients send back the moment of the newest one. */
const isUnread = (userId: string, seenAt: string): SQL => sql`
  (date_trunc('milliseconds', it.at) > ${seenAt}::timestamptz and not exists (
    select from notice_reads read where read.user_id = ${userId}::uuid and read.kind = it.kind and read.key = it.key))`;

/** How many an account has not read; `MOST_UNREAD` + 1 means more than `MOST_UNREAD`. */
export async function countUnread(database: Database, { by, resources }: Reader): Promise<number> {
  const { seenAt, off } = await choicesOf(database, by.id);
  const all = teamNotificationsFor(by, resources, off, MOST_UNREAD + 1);
  const counted = await database.execute<{ n: number }>(sql`
    select count(*)::int as n from (${all}) it where ${isUnread(by.id, seenAt)}`);
  return Math.min(MOST_UNREAD + 1, firstRow(counted).n);
}

export type TeamNotification = {
  kind: string;
  key: string;
  resource: string;
  record: string | null;
  title: string | null;
  note: string | null;
  amount: number | null;
  currency: string | null;
  at: string;
  isUnread: boolean;
};

/** A page of an account's notifications, the newest first, and the total. */
export async function readTeamNotifications(
  database: Database,
  { by, resources }: Reader,
  { start, most }: { start: number; most: number },
): Promise<{ rows: TeamNotification[]; total: number }> {
  const { seenAt, off } = await choicesOf(database, by.id);
  const { rows } = await database.execute<TeamNotification & { total: number }>(sql`
    with all_of_them as (${teamNotificationsFor(by, resources, off)})
    select kind, key, resource, record, title, note, amount, currency, ${moment(sql`it.at`)} as at,
      ${isUnread(by.id, seenAt)} as "isUnread", (select count(*)::int from all_of_them) as total
    from all_of_them it order by it.at desc, key limit ${most} offset ${start}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Notes that an account has read all up to a moment, never an earlier one than before. */
export async function readAll(database: Executor, userId: string, until: string): Promise<void> {
  await database.execute(sql`
    insert into notice_choices (user_id, seen_at) values (${userId}, least(${until}::timestamptz, now()))
    on conflict (user_id) do update set seen_at = greatest(notice_choices.seen_at, excluded.seen_at)`);
  await database.execute(sql`
    delete from notice_reads where user_id = ${userId} and read_at <= (
      select seen_at from notice_choices where user_id = ${userId})`);
}

/** Notes that an account has read one. */
export async function readOne(database: Executor, userId: string, kind: string, key: string): Promise<void> {
  await database.execute(sql`
    insert into notice_reads (user_id, kind, key) values (${userId}, ${kind}, ${key}::uuid) on conflict do nothing`);
}

/** Keeps which kinds an account has switched off. */
export async function switchOff(database: Executor, userId: string, off: readonly string[]): Promise<void> {
  const { seenAt } = await choicesOf(database, userId);
  await database.execute(sql`
    insert into notice_choices (user_id, seen_at, off) values (${userId}, ${seenAt}::timestamptz, ${sql.param([...off])}::text[])
    on conflict (user_id) do update set off = excluded.off`);
}

/** Deletes reads that are older than any notification. */
export const sweepReads = sql`delete from notice_reads where read_at < now() - make_interval(days => ${TEAM_NOTIFICATION_DAYS})`;
