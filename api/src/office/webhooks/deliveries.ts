import { cutToLength, validText } from '@karite/shared/text';
import { type SQL, sql } from 'drizzle-orm';
import { isOneOf, NEXT_VERSION } from '../../engine/write/versions.ts';
import type { Database, Executor } from '../../platform/database/database.ts';

/** The pauses between tries, in minutes: a day in all. */
const PAUSES = [1, 2, 4, 8, 15, 30, 60, 120, 240, 240, 240, 240, 240];
/** Events are retained so long, in days, delivered or not. */
const KEPT_DAYS = 30;

export type Due = { id: string; webhookId: string; url: string; secret: string; tries: number; payload: unknown };

/** Whether an event `due` may be sent now. No pause is as long as five hours: one that is was booked before the clock was set back. */
export const IS_DUE: SQL = sql`due.status = 'waiting' and due.payload is not null
  and (due.next_try_at <= now() or due.next_try_at > now() + interval '5 hours')`;

/**
 * Takes the next event of a webhook that is due and books its next try in the same statement: no other process has it
 * meanwhile, and if this one dies, it is sent again. A later event of the same record waits until the earlier one is
 * delivered or given up: pg-boss keeps no order within a queue.
 */
export async function takeNext(database: Executor, webhookId: string): Promise<Due | null> {
  const pause = sql`(${sql.param(PAUSES)}::int[])[least(it.tries + 1, ${PAUSES.length})]`;
  const taken = await database.execute<Due>(sql`
    with taken as (update "webhook-deliveries" it set tries = tries + 1, next_try_at = now() + make_interval(mins => ${pause}), ${NEXT_VERSION}
    where it.id = (
      select due.id from "webhook-deliveries" due join webhooks on webhooks.id = due.webhook_id and webhooks.is_open
      where due.webhook_id = ${webhookId} and ${IS_DUE}
        and not exists (select from "webhook-deliveries" earlier
          where earlier.webhook_id = due.webhook_id and earlier.record_id = due.record_id
            and earlier.position < due.position and earlier.status = 'waiting')
      order by due.next_try_at, due.position limit 1 for update of due skip locked)
    returning it.id, webhook_id, tries, payload)
    select taken.id, webhook_id as "webhookId", url, secret, tries, payload
    from taken join webhooks on webhooks.id = webhook_id`);
  return taken.rows[0] ?? null;
}

/** Notes that the other side has taken an event. */
export async function markDelivered(database: Executor, id: string): Promise<void> {
  await database.execute(sql`
    update "webhook-deliveries" set status = 'delivered', delivered_at = now(), next_try_at = null, problem = null, ${NEXT_VERSION}
    where id = ${id}`);
}

/** Notes why a try failed; after a day it was the last. Returns whether it was. */
export async function markFailed(database: Executor, { id, tries }: Due, problem: string): Promise<boolean> {
  const isOver = sql`(${tries > PAUSES.length} or waits_since < now() - interval '1 day')`;
  const marked = await database.execute<{ status: string }>(sql`
    update "webhook-deliveries" set problem = ${cutToLength(validText(problem), 200)}, ${NEXT_VERSION},
      status = case when ${isOver} then 'failed' else status end,
      next_try_at = case when ${isOver} then null else next_try_at end
    where id = ${id} and status = 'waiting' returning status`);
  return marked.rows[0]?.status === 'failed';
}

/**
 * Puts events back among those to be sent, as they were, with all their tries; returns their webhooks. One that is just being
 * sent stays as it is.
 */
export async function sendAgain(database: Executor, ids: readonly string[]): Promise<string[]> {
  const again = await database.execute<{ webhookId: string }>(sql`
    update "webhook-deliveries" set status = 'waiting', tries = 0, problem = null, next_try_at = now(), waits_since = now(),
      delivered_at = null, ${NEXT_VERSION}
    where ${isOneOf(sql`id`, ids)} and (status <> 'waiting' or updated_at < now() - interval '30 seconds')
      and payload is not null and webhook_id in (select id from webhooks where is_open) returning webhook_id as "webhookId"`);
  return again.rows.map(({ webhookId }) => webhookId);
}

/** Gives up what has waited for more than a day without a turn, and deletes what is old. */
export async function sweepDeliveries(database: Database): Promise<void> {
  await database.execute(sql`
    update "webhook-deliveries" set status = 'failed', next_try_at = null, problem = coalesce(problem, 'Resté sans envoi pendant un jour'), ${NEXT_VERSION}
    where status = 'waiting' and waits_since < now() - interval '25 hours'`);
  await database.execute(sql`
    delete from "webhook-deliveries" where created_at < now() - make_interval(days => ${KEPT_DAYS})`);
}
