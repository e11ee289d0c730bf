import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Metrics } from '../metrics/metrics.ts';
import { every } from './every.ts';
import { Tasks } from './tasks.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Counts as the app does. */
function appOf(repeatsWork: boolean) {
  const app = Fastify().decorate('repeatsWork', repeatsWork);
  const metrics = new Metrics();
  const lines: string[] = [];
  const log = Object.assign(app.log, { error: (reported: { task: string }) => void lines.push(reported.task) });
  app.decorate('tasks', new Tasks(log, metrics.tasks));
  return Object.assign(app, { counted: metrics.registry, lines });
}

it('begins a minute after the server is ready, or sooner what is repeated sooner, and ends with the app', async () => {
  const app = appOf(true);
  const counts = { hour: 0, minute: 0, seconds: 0 };
  const note = (name: keyof typeof counts) => async () => {
    counts[name] += 1;
  };
  every(app, 60 * MINUTE_MS, 'by-hour', note('hour'));
  every(app, MINUTE_MS, 'by-minute', note('minute'));
  every(app, 5_000, 'by-seconds', note('seconds'));
  await app.ready();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(counts).toEqual({ hour: 0, minute: 0, seconds: 0 });
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 4_999);
  expect(counts).toEqual({ hour: 1, minute: 1, seconds: 12 });
  await vi.advanceTimersByTimeAsync(59 * MINUTE_MS);
  expect(counts).toMatchObject({ hour: 1, minute: 60 });
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(counts).toMatchObject({ hour: 2, minute: 61 });
  await app.close();
  await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
  expect(counts).toMatchObject({ hour: 2, minute: 61 });
});

it('goes on after one that fails, never begins one beside another, and is waited for', async () => {
  const app = appOf(true);
  let begun = 0;
  let end = () => {};
  every(app, 1_000, 'once-wrong', () => {
    begun += 1;
    return begun === 1
      ? Promise.reject(new Error('away'))
      : new Promise<void>((resolve) => {
          end = resolve;
        });
  });
  await app.ready();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toBe(2);
  let isClosed = false;
  const closing = app.close().then(() => {
    isClosed = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isClosed).toBe(false);
  end();
  await closing;
});

it('does nothing where nothing is to be repeated', async () => {
  const app = appOf(false);
  const work = vi.fn(async () => undefined);
  every(app, MINUTE_MS, 'none', work);
  await app.ready();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(work).not.toHaveBeenCalled();
  await app.close();
});

it('logs a task that fails by its name, ever less often, counts every run, and logs when it succeeds again', async () => {
  const app = appOf(true);
  let isBroken = true;
  every(app, 1_000, 'broken', async () => {
    if (isBroken) throw new Error('away');
  });
  await app.ready();
  await vi.advanceTimersByTimeAsync(10_500);
  // The 1st, 2nd, 4th and 8th.
  expect(app.lines).toEqual(['broken', 'broken', 'broken', 'broken']);
  const counts = async () => (await app.counted.metrics()).split('\n');
  expect(await counts()).toContain('karite_task_duration_seconds_count{task="broken",result="failed"} 10');
  expect((await counts()).some((line) => line.startsWith('karite_task_last_success_timestamp_seconds{'))).toBe(false);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await counts()).toContain('karite_task_duration_seconds_count{task="broken",result="done"} 1');
  expect((await counts()).some((line) => line.startsWith('karite_task_last_success_timestamp_seconds{'))).toBe(true);
  isBroken = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(app.lines).toHaveLength(5);
  await app.close();
});
