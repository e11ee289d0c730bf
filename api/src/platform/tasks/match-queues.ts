import { sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { EVERY_MINUTE, hourly, isOfRecords, isQueued, secondsOf, type Task } from './define-task.ts';
import { FIRST_PAUSE_S, POLL, SHOWN_FROM } from './job-states.ts';

const attemptsOf = (task: Task): number =>
  isQueued(task) ? (task.attempts ?? SHOWN_FROM) : isOfRecords(task) ? SHOWN_FROM : 1;

/** How often and when a job of a task is tried again. `short`: of one record one job waits at most. */
const queueOf = (task: Task) => ({
  name: task.name,
  policy: 'short' as const,
  retryLimit: attemptsOf(task) - 1,
  retryDelay: (isQueued(task) && task.pause) || FIRST_PAUSE_S,
  retryBackoff: true,
  expireInSeconds: secondsOf(task),
});

/** More often than each minute a task queues itself; the minute makes up for a run that was lost. A queue is checked each hour. */
function cronOf(task: Task): string {
  if (isQueued(task)) return hourly(27);
  return typeof task.schedule === 'string' ? task.schedule : EVERY_MINUTE;
}

const resourceOf = (task: Task): string | null => ('resource' in task && task.resource) || null;

/** How administrators read of it. */
const shownAs = (task: Task) => ({ label: task.label, resource: resourceOf(task) });

type Found = {
  name: string;
  seconds: number;
  limit: number;
  delay: number;
  cron: string | null;
  zone: string | null;
  label: string | null;
};

/**
 * Brings queues and schedules to what is declared. Those that nobody declares stay: another release, older or newer, may run
 * beside this one; a migration deletes what is over.
 */
export const matchQueues = (database: Database, boss: PgBoss, tasks: readonly Task[], zone: string): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.taskQueues})`);
    await match(database, boss, tasks, zone);
  });

async function match(database: Database, boss: PgBoss, tasks: readonly Task[], zone: string): Promise<void> {
  const { rows } = await database.execute<Found>(sql`
    select queue.name, expire_seconds as seconds, retry_limit as "limit", retry_delay as delay, cron, timezone as zone, data ->> 'label' as label
    from pgboss.queue left join pgboss.schedule on schedule.name = queue.name`);
  const found = new Map(rows.map((row) => [row.name, row]));
  for (const task of tasks) {
    const queue = queueOf(task);
    const there = found.get(task.name);
    if (!there) await boss.createQueue(task.name, queue);
    else if (
      there.seconds !== queue.expireInSeconds ||
      there.limit !== queue.retryLimit ||
      there.delay !== queue.retryDelay
    )
      await boss.updateQueue(task.name, queue);
    const cron = cronOf(task);
    if (there?.cron !== cron || there.zone !== zone || there.label !== task.label)
      await boss.schedule(task.name, cron, shownAs(task), { tz: zone, singletonKey: POLL, retryLimit: 0 });
  }
}
