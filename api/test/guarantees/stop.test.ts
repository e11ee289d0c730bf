import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pauseBefore } from '../../src/platform/server/processes/workers.ts';
import { type OwnDatabase, openOwnDatabase } from '../support/own-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { figure } from './support/figure.ts';
import { keepAliveLoad } from './support/keep-alive-load.ts';

const CONNECTIONS = 100;
const STOPS = Number(process.env.STOPS ?? 1);
const STOP_MS = 10_000;

let own: OwnDatabase;
const running: ServerProcess[] = [];
beforeAll(async () => {
  own = await openOwnDatabase();
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill();
});
afterAll(() => own.close());

const start = async (environment: Record<string, string>, ready = true) => {
  const server = await startServer(own, { environment, ready });
  running.push(server);
  return server;
};

/**
 * Lets each of two workers cache a list once, which take connections in turn: a cached list is never refused (P45), however slow
 * the machine is, and what is not may be.
 */
async function cacheInEach(url: string): Promise<void> {
  for (let at = 0; at < 4; at += 1) {
    const [answer] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await once(answer.resume(), 'end');
  }
}

/** A port that somebody else listens on. */
async function takePort(): Promise<{ port: number; other: Server }> {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  return { port: (other.address() as { port: number }).port, other };
}

/** The processes of a server's group. */
const isAlive = (pid: number) => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

/** Runs in every process of the shop before it: makes workers fail as a test wants it. */
const withFault = (code: string) => ({
  WORKERS: '2',
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`import cluster from 'node:cluster';${code}`)}`,
});
const stated = (server: ServerProcess, line: string) =>
  expect.poll(() => server.output(), { timeout: 30_000, interval: 50 }).toContain(line);

describe('P38: SIGTERM under load', () => {
  it.each(['1', '2'])(
    `P38: ${CONNECTIONS} keep-alive connections, WORKERS=%s: each request is answered or refused, none is cut; exit 0`,
    async (WORKERS) => {
      let answered = 0;
      let slowest = 0;
      for (let round = 0; round < STOPS; round += 1) {
        const server = await start({ WORKERS });
        await cacheInEach(`${server.api}/products`);
        const load = keepAliveLoad(`${server.api}/products`, CONNECTIONS);
        await pause(500);
        const since = performance.now();
        process.kill(server.pid, 'SIGTERM');
        const code = await server.ended;
        slowest = Math.max(slowest, performance.now() - since);
        const { answers, refused, broken } = await load;
        expect(broken).toEqual([]);
        expect([code, refused]).toEqual([0, CONNECTIONS]);
        expect(Object.keys(answers)).toEqual(['200']);
        answered += answers[200]!;
      }
      figure(
        'P38',
        `WORKERS=${WORKERS}: ${STOPS} × SIGTERM under ${CONNECTIONS} connections: ${answered} answered, 0 cut, exit 0 within ${Math.round(slowest)} ms`,
      );
      expect(slowest).toBeLessThan(STOP_MS);
    },
    STOPS * 60_000,
  );
});

describe('P38: SIGTERM while browsers listen', () => {
  it.each(['1', '2'])(
    'P38: WORKERS=%s: a stream of events ends well and at once, not with the last second of the stop; exit 0',
    async (WORKERS) => {
      const server = await start({ WORKERS });
      const answer = await fetch(`${server.api}/live`, {
        headers: { accept: 'text/event-stream', authorization: `Bearer ${own.adminToken}` },
      });
      expect(answer.status).toBe(200);
      const since = performance.now();
      process.kill(server.pid, 'SIGTERM');
      // A connection that is cut would throw.
      expect(await answer.text()).toContain(':');
      expect(performance.now() - since).toBeLessThan(4_000);
      expect(await server.ended).toBe(0);
      expect(performance.now() - since).toBeLessThan(STOP_MS);
    },
    60_000,
  );
});

describe('P39: a start that fails', () => {
  it.each(['1', '2'])(
    'P39: WORKERS=%s on a taken port: one line, exit 1, nothing left',
    async (WORKERS) => {
      const { port, other } = await takePort();
      const server = await start({ WORKERS, PORT: String(port) }, false);
      expect(await server.ended).toBe(1);
      other.close();
      const lines = server.output().trim().split('\n');
      expect(lines.filter((line) => line.includes('Port'))).toEqual([
        `Port ${port} of 127.0.0.1 is taken by another program: stop that one, or set PORT to another number.`,
      ]);
      expect(server.output()).not.toMatch(/Error|at .*\.js/);
      expect(isAlive(server.pid)).toBe(false);
    },
    60_000,
  );
});

describe('P39: workers that end', () => {
  it('P39: a worker that ends while it serves is replaced at once', async () => {
    const server = await start(
      withFault("process.on('SIGUSR2', () => { if (cluster.worker?.id === 1) process.exit(3); });"),
    );
    // Each of the two serves.
    await stated(server, 'Stop with Ctrl-C.');
    process.kill(-server.pid, 'SIGUSR2');
    await stated(server, 'A worker ended (code 3). Another starts now.');
    expect((await fetch(`${server.api}/products`)).status).toBe(200);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
  }, 60_000);

  it('P39: one that ends at once is tried again after growing pauses, and a stop waits for none of them', async () => {
    const server = await start(withFault('if (cluster.worker?.id > 1) process.exit(3);'));
    // The first ones may fall into the start of the other worker, and are not reported.
    const pauses = () =>
      [...server.output().matchAll(/A worker ended \(code 3\)\. Another starts in (\d+) s\./g)].map(([, s]) =>
        Number(s),
      );
    await expect.poll(pauses, { timeout: 40_000, interval: 50 }).toHaveLength(2);
    expect(pauses()[1]).toBe(Math.min(pauses()[0]! * 2, 30));
    expect((await fetch(`${server.api}/products`)).status).toBe(200);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    expect(pauses()).toHaveLength(2);
  }, 60_000);

  it('P39: when none gets to serve, the start fails with one line', async () => {
    const server = await start(withFault('if (cluster.isWorker) process.exit(3);'), false);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('A worker ended as it started (code 3).');
    expect(server.output()).not.toMatch(/Error|at .*\.js/);
  }, 60_000);

  it('P39: the pauses are 1, 2, 4 … and at most 30 s', () =>
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map(pauseBefore)).toEqual(
      [0, 1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1_000),
    ));
});
