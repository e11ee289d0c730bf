import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimeLimit, timeLimit } from '../database/time-limit.ts';
import { queuePicture } from './picture-queue.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const takes = (ms: number) => async () => void vi.advanceTimersByTime(ms);
const within = (ms: number) =>
  timeLimit.run(new TimeLimit('POST /api/products', () => false, ms), () => queuePicture(async () => 'done'));

it('begins no picture that would take longer than its request has, as the last one did', async () => {
  await queuePicture(takes(500));
  await expect(within(499)).rejects.toMatchObject({ statusCode: 503 });
  await expect(within(500)).resolves.toBe('done');
});

it('does not keep all later pictures out for one that took longer than any request has', async () => {
  await queuePicture(takes(10_000));
  await expect(within(1_999)).rejects.toMatchObject({ statusCode: 503 });
  await expect(within(4_000)).resolves.toBe('done');
});
