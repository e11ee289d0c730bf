import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How slow: a journey there and back, and what crosses it in each direction, of all connections together. */
export type Line = { latencyMs: number; kbitPerSecond: number };

/** What crosses the line at a time, in bytes: a packet. */
const PACKET = 1_400;

/** One direction: packets cross it one after the other, in the order in which they came, and are there half a journey later. */
class Way {
  #free = 0;
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  /** When a packet is there that comes now, in ms. */
  arrival(bytes: number): number {
    this.#free = Math.max(performance.now(), this.#free) + (bytes * 8) / this.#line.kbitPerSecond;
    return this.#free + this.#line.latencyMs / 2;
  }
}

/** Passes data from one end to the other, as late as the connection is slow. `opening`: how long before the first byte may leave, in ms. */
async function handOn(from: Socket, to: Socket, way: Way, opening: number): Promise<void> {
  await pause(opening);
  const waiting: { at: number; packet: Buffer }[] = [];
  let isEnded = false;
  let wake = () => {};
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += PACKET) {
      const packet = data.subarray(start, start + PACKET);
      waiting.push({ at: way.arrival(packet.length), packet });
    }
    wake();
  });
  from.once('close', () => {
    isEnded = true;
    wake();
  });
  for (;;) {
    const next = waiting.shift();
    if (next) {
      await pause(Math.max(0, next.at - performance.now()));
      to.write(next.packet);
    } else if (isEnded) break;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
  to.end();
}

/**
 * A slow line to a port of this machine, as a port of its own: for what a browser's own slowing leaves out, the journeys that TCP and
 * TLS make before the first request. That of TCP is a wait before a connection's first byte: the kernel's own is on this machine.
 */
export async function slowLine(port: number, line: Line): Promise<{ port: number; close(): void }> {
  const [up, down] = [new Way(line), new Way(line)];
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const end of [near, far]) {
      open.add(end);
      // A browser that is closed breaks its connections off.
      end.on('error', () => end.destroy()).once('close', () => open.delete(end));
    }
    void handOn(near, far, up, line.latencyMs);
    void handOn(far, near, down, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The slow line has no port.');
  return {
    port: address.port,
    close() {
      server.close();
      for (const end of open) end.destroy();
    },
  };
}
