import type { LeavingChannel, WRITTEN_LABELS } from '@karite/shared/messages';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { mailboxOf } from '../../platform/server/access/email-address.ts';
import { isWithin } from '../../platform/server/access/rate-limit.ts';
import type { TaskQueue } from '../../platform/tasks/task-queue.ts';
import { hashOfKey } from './purge.ts';
import { withoutLinks } from './without-links.ts';

/** A message to be sent. */
export type Draft = {
  /** `account`: an e-mail about an account; only its recipient reads its text. */
  event: keyof typeof WRITTEN_LABELS;
  channel: LeavingChannel;
  to: string;
  subject: string;
  body: string;
  html?: string;
  orderId?: string;
  /** For mail programs: a call that ends the subscription of which it comes (RFC 8058). */
  leaveUrl?: string;
  /** It leaves so many seconds from now, and not before. */
  after?: number;
  /** A message with the same key was written before: this one is not. */
  key?: string;
  /**
   * A mailbox or number that has been written so many of these within the hour gets no more by itself: for messages that
   * anyone can have sent to anyone. They are stored, for an administrator to send. Of one shop's messages all that have a
   * `mostPerHour` count together.
   */
  mostPerHour?: number;
};

const LIMITS = { email: 'letters:mailbox', sms: 'sms:number', push: 'push:device' } as const;

/** The task that sends the messages of a channel. */
export const sendTask = (channel: LeavingChannel): string => `send-${channel}`;

type Leaving = { id: string | null; channel: LeavingChannel; after: number };

/** Whether a message may still be written to its recipient within the hour; it is counted. */
const isBelowLimit = async (transaction: Executor, { channel, to, mostPerHour }: Draft): Promise<boolean> =>
  !mostPerHour ||
  isWithin(
    transaction,
    { name: LIMITS[channel], most: mostPerHour, minutes: 60 },
    channel === 'email' ? mailboxOf(to) : to,
  );

/** The error of a message over its recipient's hourly limit, which does not leave by itself. */
const OVER_LIMIT = 'Trop de messages à ce destinataire en une heure';

/** A draft, and whether it is one too many. */
type Wanted = Draft & { isHeld: boolean };

/** Those that were not written before, the purged ones included. */
async function wanted(transaction: Executor, drafts: readonly Draft[]): Promise<Wanted[]> {
  const keys = drafts.flatMap(({ key }) => (key ? [key] : []));
  const before = await transaction.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) key
    where exists (select from messages where idempotency_key = key)
      or exists (select from message_keys where hash = ${hashOfKey(sql`key`)})`);
  const written = new Set(before.rows.map(({ key }) => key));
  const unwritten: Wanted[] = [];
  for (const draft of drafts)
    if (!written.has(draft.key ?? '')) unwritten.push({ ...draft, isHeld: !(await isBelowLimit(transaction, draft)) });
  return unwritten;
}

/**
 * Puts messages into the outbox, in the caller's transaction: they leave when that commits. `isSent` says which channels
 * have a way out; the others' messages stay. What the shop's people read of a message has no links, and of an e-mail about an
 * account they read nothing but its subject (R2041).
 */
export async function queueMessages(
  transaction: Executor,
  drafts: readonly Draft[],
  isSent: (channel: LeavingChannel) => boolean,
  tasks: Pick<TaskQueue, 'add'>,
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = (await wanted(transaction, drafts)).map((draft) => {
    const { isHeld, event, channel, body, subject } = draft;
    const shown = event === 'account' ? null : withoutLinks(body);
    return {
      ...draft,
      subject: withoutLinks(subject),
      leaves: isSent(channel) && !isHeld,
      shown,
      problem: isHeld ? OVER_LIMIT : null,
    };
  });
  const { rows: leaving } = await transaction.execute<Leaving>(sql`
    insert into messages (event, channel, status, tries, next_try_at, recipient, subject, text, body, html, problem, order_id, idempotency_key, leave_url)
    select event, channel, case when leaves then 'waiting' else 'kept' end, 0, case when leaves then now() + make_interval(secs => coalesce("after", 0)) end,
      "to", subject, shown, body, html, problem, "orderId", key, "leaveUrl"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as it(event text, channel text, leaves boolean, "to" text,
      subject text, shown text, body text, html text, problem text, "orderId" uuid, key text, "leaveUrl" text, "after" double precision)
    on conflict (idempotency_key) do nothing
    returning case when next_try_at is not null then id end as id, channel, extract(epoch from next_try_at - now())::int as "after"`);
  await tasks.add(
    transaction,
    leaving.flatMap(({ id, channel, after }) => (id ? [{ task: sendTask(channel), record: id, after }] : [])),
  );
}
