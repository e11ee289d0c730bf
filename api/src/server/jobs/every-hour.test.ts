import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { every, everyHour, everyMinute } from './every-hour.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const appOf = (repeatsWork: boolean) => Fastify().decorate('repeatsWork', repeatsWork);

it('begins a minute after the server is ready, or sooner what is repeated sooner, and ends with the app', async () => {
  const app = appOf(true);
  const counts = { hour: 0, minute: 0, seconds: 0, atOnce: 0 };
  const note = (name: keyof typeof counts) => async () => {
    counts[name] += 1;
  };
  everyHour(app, note('hour'));
  everyMinute(app, note('minute'));
  every(app, 5_000, note('seconds'));
  everyMinute(app, note('atOnce'), 0);
  await app.ready();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(counts).toEqual({ hour: 0, minute: 0, seconds: 0, atOnce: 1 });
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 4_999);
  expect(counts).toEqual({ hour: 1, minute: 1, seconds: 12, atOnce: 2 });
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
  every(app, 1_000, () => {
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
  everyMinute(app, work, 0);
  await app.ready();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(work).not.toHaveBeenCalled();
  await app.close();
});
