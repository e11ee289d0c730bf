import { createServer } from 'node:http';
import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { watchConnections } from './connections-end.ts';

afterEach(() => vi.restoreAllMocks());

it.each(['listens', 'can not listen'])(
  'does not close a server before it is certain that it %s: Node would end a worker with an error',
  async (how) => {
    const close = vi.spyOn(Server.prototype, 'close').mockReturnThis();
    let settle = () => {};
    const listening = new Promise<void>((resolve, reject) => {
      settle = () => (how === 'listens' ? resolve() : reject(new Error('EADDRINUSE')));
    });
    const stopped = watchConnections(createServer(), listening).stopListening();
    // Longer than connections are waited for that nobody has taken yet.
    await pause(1_500);
    expect(close).not.toHaveBeenCalled();
    settle();
    await stopped;
    expect(close).toHaveBeenCalledOnce();
  },
);
