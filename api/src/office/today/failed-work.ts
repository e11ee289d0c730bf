import { type SQL, sql } from 'drizzle-orm';
import { isOfRecords, isQueued, type Task } from '../../platform/tasks/define-task.ts';
import { errorOf, failuresOf, isDropped, POLL, SHOWN_FROM } from '../../platform/tasks/job-states.ts';

/** A message or an event of a webhook that was given up is shown for so long, in days: its own list has it for longer. */
const GIVEN_UP_DAYS = 7;

const givenUp = sql`status = 'failed' and tries >= ${SHOWN_FROM} and created_at > now() - make_interval(days => ${GIVEN_UP_DAYS})`;

export type RecordTasks = Record<string, { label: string; resource?: string }>;

/** What tasks do, and of which records, by their names. */
export const recordTasks = (tasks: readonly Task[]): RecordTasks =>
  Object.fromEntries(
    tasks.flatMap((it) =>
      isOfRecords(it) || isQueued(it) ? [[it.name, { label: it.label, resource: it.resource }]] : [],
    ),
  );

/** The record of a failure by its key, before a colon if there is one; of an import or export its owner, because it is no record itself. */
const recordId = sql`split_part(singleton_key, ':', 1)::uuid`;
const failures = (tasks: SQL) => sql`
  select name as task, singleton_key as record, ${failuresOf(sql`it`)} as attempts,
    coalesce(${errorOf(sql`it`)}, 'inconnue') as last_error, created_on as first_failed_at, it.id as job,
    coalesce((select user_id from jobs where jobs.id = ${recordId}), ${recordId}) as id
  from pgboss.job it
  where state not in ('completed', 'cancelled') and singleton_key <> ${POLL} and ${tasks} ? name
    and (${failuresOf(sql`it`)} >= ${SHOWN_FROM} or state = 'failed')
    and not ${isDropped(sql`it`)}`;

const ofPayment = sql`payments join orders on orders.id = payments.order_id`;
/** What people call a record: the number of its order, its own number, its name. */
const name = sql`coalesce(
  (select short_number from orders where orders.id = it.id),
  (select short_number from ${ofPayment} where payments.id = it.id),
  (select short_number from ${ofPayment} join refunds on refunds.payment_id = payments.id where refunds.id = it.id),
  (select short_number from returns join orders on orders.id = returns.order_id where returns.id = it.id),
  (select number from invoices where invoices.id = it.id), (select number from lots where lots.id = it.id),
  (select title from collections where collections.id = it.id),
  (select email from users where users.id = it.id), (select email from newsletter where newsletter.id = it.id),
  (select subject from letters where letters.id = it.id),
  (select schedule.name from "export-schedules" schedule where schedule.id = it.id))`;

/** Work that failed several times, the longest first (R2021): the records of tasks, then messages and webhooks that were given up. */
export function failedWork(existing: RecordTasks) {
  const tasks = sql`${JSON.stringify(existing)}::jsonb`;
  const failed = failures(tasks);
  return {
    rows: sql`
      select coalesce(${tasks} -> task ->> 'resource', 'tasks') as record,
        case when ${tasks} -> task ? 'resource' then id else job end::text as id, concat_ws(' · ', ${tasks} -> task ->> 'label', ${name}) as title,
        attempts || ' échecs. Dernière erreur : ' || last_error as note, first_failed_at as at, null::float8 as amount,
        null::text as currency, jsonb_build_object('task', task, 'record', record) as again
      from (${failed}) it
      union all
      select 'messages', id::text, 'Envoyer un message · ' || recipient,
        tries || ' échecs. Dernière erreur : ' || coalesce(problem, 'inconnue'), created_at, null, null, null
      from messages where ${givenUp}
      union all
      select 'webhook-deliveries', it.id::text, 'Envoyer un événement · ' || webhooks.url,
        tries || ' échecs. Dernière erreur : ' || coalesce(problem, 'inconnue'), it.created_at, null, null, null
      from (select * from "webhook-deliveries" where ${givenUp}) it join webhooks on webhooks.id = it.webhook_id
      order by at, id`,
    count: sql`
      select ((select count(*) from (${failed}) failed) + (select count(*) from messages where ${givenUp})
        + (select count(*) from "webhook-deliveries" where ${givenUp}))::int as total`,
  };
}
