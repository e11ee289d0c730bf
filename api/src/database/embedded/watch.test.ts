import { describe, expect, it, vi } from 'vitest';
import { PAUSES_MS, watchServer } from './watch.ts';

// The pauses are those of the system's own timers, which a test would wait a minute for.
vi.mock('node:timers/promises', () => ({
  setTimeout: (_ms: number, _value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setImmediate(resolve);
      signal.addEventListener('abort', reject);
    }),
}));

function watched(failures: number) {
  let isRunning = true;
  const restart = vi.fn(async () => {
    if (restart.mock.calls.length <= failures) throw new Error('its memory is still held');
    isRunning = true;
  });
  const whenLost = vi.fn();
  const log = vi.fn();
  const end = watchServer({ isRunning: async () => isRunning, restart, log, whenLost });
  const kill = () => {
    isRunning = false;
  };
  return { restart, whenLost, log, end, kill, isRunning: () => isRunning };
}

describe('P65: the watch over the private database', () => {
  it('P65: starts it again, as often as it takes', async () => {
    const server = watched(3);
    for (const starts of [4, 5]) {
      server.kill();
      await expect.poll(server.isRunning).toBe(true);
      expect(server.restart).toHaveBeenCalledTimes(starts);
    }
    expect(server.whenLost).not.toHaveBeenCalled();
    await server.end();
  });

  it('P65: gives it up after the last pause, and says why', async () => {
    const server = watched(Number.POSITIVE_INFINITY);
    server.kill();
    await expect.poll(() => server.whenLost.mock.calls).toEqual([['its memory is still held']]);
    expect(server.restart).toHaveBeenCalledTimes(PAUSES_MS.length);
    await server.end();
  });

  it('P65: starts nothing once it has ended', async () => {
    const server = watched(0);
    await server.end();
    server.kill();
    expect(server.restart).not.toHaveBeenCalled();
  });
});
