import { describe, expect, it, vi } from 'vitest';
import { watchServer } from './watch.ts';

const PAUSES_MS = [0, 1, 1, 1, 1, 1, 1];

function watched(failures: number) {
  let isRunning = true;
  const restart = vi.fn(async () => {
    if (restart.mock.calls.length <= failures) throw new Error('its memory is still held');
    isRunning = true;
  });
  const whenLost = vi.fn();
  const log = vi.fn();
  const end = watchServer({
    isRunning: async () => isRunning,
    restart,
    log,
    whenLost,
    checkMs: 1,
    pausesMs: PAUSES_MS,
  });
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

  it('P65: gives it up after the last pause, and gives the reason', async () => {
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
