import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { WorkQueue } from './work-queue.ts';

/** Work that ends on demand. */
function work() {
  let begun = false;
  let end = (_error?: Error) => {};
  const done = new Promise<string>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve('done'));
  });
  const run = () => {
    begun = true;
    return done;
  };
  return { run, hasBegun: () => begun, end: (error?: Error) => end(error) };
}

describe('Work in a queue', () => {
  it('runs so many at once, the others as they came, and refuses what is too much', async () => {
    const queue = new WorkQueue(2, 2);
    const all = Array.from({ length: 4 }, work);
    const taken = all.map(({ run }) => queue.run(run));
    await expect.poll(() => all.map((it) => it.hasBegun())).toEqual([true, true, false, false]);
    await expect(queue.run(work().run)).rejects.toMatchObject({ statusCode: 503, code: 'unavailable' });
    all[1]!.end();
    expect(await taken[1]).toBe('done');
    await expect.poll(() => all.map((it) => it.hasBegun())).toEqual([true, true, true, false]);
    all[0]!.end(new Error('failed'));
    await expect(taken[0]).rejects.toThrow('failed');
    await expect.poll(() => all[3]!.hasBegun()).toBe(true);
    for (const it of all.slice(2)) it.end();
    await Promise.all(taken.slice(1));
    expect(await queue.run(async () => 'free again')).toBe('free again');
  });

  it('runs each in its own context, in any order of ends', async () => {
    const queue = new WorkQueue(1, 9);
    const requested = new AsyncLocalStorage<number>();
    const seen = await Promise.all(
      [1, 2, 3].map((number) =>
        requested.run(number, () => queue.run(() => pause(1).then(() => requested.getStore()))),
      ),
    );
    expect(seen).toEqual([1, 2, 3]);
  });

  it('refuses in the words it was given, before anything else is done', async () => {
    const queue = new WorkQueue(1, 0, () => new ApiError(503, 'unavailable', 'Revenez plus tard'));
    const held = work();
    queue.refuseWhenFull();
    const taken = queue.run(held.run);
    expect(() => queue.refuseWhenFull()).toThrow('Revenez plus tard');
    await expect(queue.run(work().run)).rejects.toThrow('Revenez plus tard');
    held.end();
    await taken;
    await expect.poll(() => queue.run(async () => 'free again').catch(() => null)).toBe('free again');
  });
});
