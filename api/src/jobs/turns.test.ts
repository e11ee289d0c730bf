import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Work that ends when it is told to. */
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

describe('Work that takes turns', () => {
  it('runs so many at once, the others as they came, and refuses what is too much', async () => {
    const turns = new Turns(2, 2);
    const all = Array.from({ length: 4 }, work);
    const taken = all.map(({ run }) => turns.take(run));
    expect(all.map((it) => it.hasBegun())).toEqual([true, true, false, false]);
    await expect(turns.take(work().run)).rejects.toMatchObject({ statusCode: 503, code: 'unavailable' });
    all[1]!.end();
    expect(await taken[1]).toBe('done');
    await expect.poll(() => all.map((it) => it.hasBegun())).toEqual([true, true, true, false]);
    all[0]!.end(new Error('failed'));
    await expect(taken[0]).rejects.toThrow('failed');
    await expect.poll(() => all[3]!.hasBegun()).toBe(true);
    for (const it of all.slice(2)) it.end();
    await Promise.all(taken.slice(1));
    expect(await turns.take(async () => 'free again')).toBe('free again');
  });
});
