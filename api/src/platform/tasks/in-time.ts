import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../server/errors/api-error.ts';
import { secondsOf, type Task } from './define-task.ts';

/** So long before pg-boss would fail a job in its own words, in ms. */
const BEFORE_MS = 1_000;

/** The same work, which fails when it takes longer than its task may; pg-boss gives the job to another then. */
export async function inTime(task: Task, work: PromiseLike<unknown>): Promise<void> {
  const ended = new AbortController();
  const late = pause(secondsOf(task) * 1_000 - BEFORE_MS, undefined, { ref: false, signal: ended.signal }).then(() => {
    throw new ApiError(503, 'unavailable', 'Interrompue : le travail n’a pas fini à temps');
  });
  try {
    await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
