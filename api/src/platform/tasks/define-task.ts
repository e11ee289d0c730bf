import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** What a task works with. */
export type Shop = {
  app: FastifyInstance;
  database: Database;
  /** The shop's time zone, and the time of the run, for tasks that depend on the day. */
  zone: string;
  now: Date;
  /** Set when this process stops: long work ends at its next step. */
  signal: AbortSignal;
};

/** A condition on the SQL of a record's id: it is due. */
export type IsIncluded = (id: SQL) => SQL;

type Common = {
  /** Names its queue, its log lines and its metrics. */
  name: string;
  /** What it does, in French, as an administrator reads it. */
  label: string;
  /** Whether this shop has such work; absent: it has. */
  isOn?(app: FastifyInstance): boolean;
  /** A run that takes longer has lost its process: another one gets its work. 2 minutes where absent. */
  seconds?: number;
  /**
   * How often a process polls the queue, in seconds, from its start on: 0.5 at least. Default: every 10 s, from a minute
   * later on.
   */
  pollEvery?: number;
  /** How many records or jobs a process works on at once: one where absent. */
  atOnce?: number;
};

type Scheduled = Common & {
  /** When it runs, or checks for due records: cron by the shop's clock, or, more often than each minute, in seconds. */
  schedule: string | { everySeconds: number };
};

/** Work by the clock alone: the next run makes up for one that fails. */
type TimedTask = Scheduled & { run(shop: Shop): PromiseLike<unknown> };

/** Work that is queued with its data (`app.taskQueue.send`): each job is tried by itself, and one that fails hinders no other. */
export type QueuedTask<Data extends object = object> = Common & {
  /** The resource of the records that its jobs are about, if any. */
  resource?: string;
  /** Does one job. It may be called twice with the same data, where a process was killed. */
  run(shop: Shop, data: Data): PromiseLike<unknown>;
  /** After so many failures a job is given up; 5 by default. */
  attempts?: number;
  /** The pause after the first failure, in seconds, 60 by default; it doubles after each further one. */
  pause?: number;
  /** Called after the last attempt has failed, with its error as administrators read it. */
  onGivenUp?(shop: Shop, data: Data, problem: string): PromiseLike<unknown>;
};

/** Work on records, each tried by itself: one that fails hinders no other, and is tried again after a pause (R2020). */
export type RecordTask<Row extends { id: string } = { id: string }> = Scheduled & {
  /** The resource of its records. */
  resource: string;
  /** The query of the rows that are due, `id` among them, without a limit, of those that `isIncluded`; `null`: none is now. */
  due(shop: Shop, isIncluded: IsIncluded): SQL | null | Promise<SQL | null>;
  /** The query of those on which something is left to do, where that is more than what is due now. */
  open?(shop: Shop, isIncluded: IsIncluded): SQL;
  /** Deals with one of them, which is still due. */
  run(shop: Shop, row: Row): PromiseLike<unknown>;
  /** The most records that one run queues; 1 000 by default. */
  most?: number;
  /** Two may work on one record at once, for its own statements keep them apart: nothing waits for what a killed process had begun. */
  mayOverlap?: true;
};

export type Task = TimedTask | RecordTask | QueuedTask;

export const EVERY_MINUTE = '* * * * *';
export const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** Each hour, at a minute of its own: sweeps wait for nothing, and need not run together. */
export const hourly = (minute: number): string => `${minute} * * * *`;

/** Declares work that no request waits for: by the clock, on each record that is due, or as jobs that are queued with their data. */
export function defineTask<Row extends { id: string } = { id: string }>(task: RecordTask<Row>): Task;
export function defineTask(task: TimedTask): Task;
export function defineTask<Data extends object>(task: QueuedTask<Data>): QueuedTask<Data>;
export function defineTask(task: Task): Task {
  return task;
}

export const isOfRecords = (task: Task): task is RecordTask => 'due' in task;

export const isQueued = (task: Task): task is QueuedTask => !('schedule' in task);

const USUAL_S = 120;

/** How long a run of a task may take, in seconds. */
export const secondsOf = ({ seconds = USUAL_S }: Task): number => seconds;
