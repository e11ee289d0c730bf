import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** No connection for so long, in ms: none waits to be taken. And how long new ones may come for that. */
const QUIET_MS = 500;
const QUEUE_MS = 3_000;
/** How long connections without a request stay open, in ms: a request meanwhile gets its response with `Connection: close`. */
const GRACE_MS = 2_000;
/** What is not answered by then never is, in ms; the process has ten seconds for all of its stop. */
const LONGEST_MS = 5_000;
/** How long the other side may take to close as well, in ms. */
const LINGER_MS = 500;

/** How a server's connections end: none is cut while its client may wait for an answer. */
export type ConnectionsEnd = {
  /** Takes no new connection; those that are open go on. */
  stopListening(): Promise<void>;
  /** Answers each connection's next request as its last; ends those without one after a while. Resolves when none is left. */
  drain(): Promise<void>;
};

/** Watches a server's connections from the start, to end them well. `listening`: settles when it listens, or can't. */
export function watchConnections(server: Server, listening: Promise<unknown>): ConnectionsEnd {
  /** With the answer that each one waits for. */
  const open = new Map<Socket, ServerResponse | null>();
  let taken = 0;
  let isEnding = false;
  let isGraceOver = false;
  let noneLeft: () => void = () => undefined;

  server.on('connection', (socket) => {
    taken += 1;
    open.set(socket, null);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) noneLeft();
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    open.set(socket, response);
    if (isEnding) response.shouldKeepAlive = false;
    response.once('close', () => {
      if (open.get(socket) !== response) return;
      open.set(socket, null);
      if (isGraceOver) socket.end();
    });
  });

  const destroyAll = () => {
    for (const socket of open.keys()) socket.destroy();
  };
  const endIdle = () => {
    isGraceOver = true;
    for (const [socket, response] of open) if (!response) socket.end();
    // Closed at once, with bytes on their way here, a connection would be reset, and its last answer lost.
    setTimeout(() => {
      for (const [socket, response] of open) if (!response) socket.destroy();
    }, LINGER_MS).unref();
  };
  return {
    async stopListening() {
      // A worker that is closed before the main process has assigned its port ends with an error of Node's own.
      await listening.catch(() => undefined);
      // Those that wait to be taken would be reset; one is taken a turn.
      const until = performance.now() + QUEUE_MS;
      for (let before = -1; before !== taken && performance.now() < until; await pause(QUIET_MS)) before = taken;
      // Not http's own `close`, which cuts the connections that wait.
      NetServer.prototype.close.call(server);
    },
    async drain() {
      isEnding = true;
      for (const response of open.values()) if (response && !response.headersSent) response.shouldKeepAlive = false;
      if (open.size === 0) return;
      // After what has arrived until now was read.
      const grace = setTimeout(() => setImmediate(endIdle), GRACE_MS);
      const longest = setTimeout(destroyAll, LONGEST_MS);
      await new Promise<void>((resolve) => {
        noneLeft = resolve;
      });
      clearTimeout(grace);
      clearTimeout(longest);
    },
  };
}
