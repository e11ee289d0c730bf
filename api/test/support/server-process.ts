import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { built } from './command-process.ts';
import type { OwnDatabase } from './own-database.ts';

/** A real server process, in a process group of its own. */
export type ServerProcess = {
  /** Where the API is. */
  api: string;
  pid: number;
  /** What it wrote so far, both streams. */
  output(): string;
  /** Resolves with the exit code; `null` when a signal ended it. */
  ended: Promise<number | null>;
  /** kill -9 of the whole group; resolves when it is gone. */
  kill(): Promise<void>;
};

/** A server that does not answer by then never will, in ms; on a busy machine, making a database takes half of it. */
const START_TIMEOUT_MS = 60_000;
const POLL_EVERY_MS = 20;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the API alone on a free loopback port, or the one given; the caller kills it. `ready: false` returns at once; `words`: what Node runs. */
export async function startServer(
  { url, mediaDir }: Pick<OwnDatabase, 'url' | 'mediaDir'>,
  {
    environment = {},
    ready = true,
    words = [built('bundle/server.js')],
    port: given,
  }: { environment?: Record<string, string>; ready?: boolean; words?: readonly string[]; port?: number } = {},
): Promise<ServerProcess> {
  const port = given ?? (await freePort());
  const child = spawn(process.execPath, words, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: url,
      MEDIA_STORE: mediaDir,
      DATA_DIR: mediaDir,
      SEED: 'none',
      RATE_LIMIT: 'off',
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const server: ServerProcess = {
    api: `http://127.0.0.1:${port}/api`,
    pid: child.pid!,
    output: () => output,
    ended,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
  };
  if (ready) await untilReady(server);
  return server;
}

/** Servers that are started side by side: should one not start, the others are ended before the error is thrown. */
export async function startTogether(starting: readonly Promise<ServerProcess>[]): Promise<ServerProcess[]> {
  try {
    return await Promise.all(starting);
  } catch (error) {
    for (const start of await Promise.allSettled(starting)) if (start.status === 'fulfilled') await start.value.kill();
    throw error;
  }
}

/** Resolves when the server answers that it is ready; throws with what it wrote when it ends or stays silent. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const health = server.api.replace('/api', '/health/ready');
  let hasEnded = false;
  void server.ended.then(() => (hasEnded = true));
  for (const since = Date.now(); Date.now() - since < START_TIMEOUT_MS; await pause(POLL_EVERY_MS)) {
    if (hasEnded) break;
    if (
      await fetch(health).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
  }
  await server.kill();
  throw new Error(`The server did not start:\n${server.output()}`);
}

/** Posts JSON to a running server, signed by a token. */
export const postJson = (server: ServerProcess, url: string, body: object, token: string): Promise<Response> =>
  fetch(`${server.api}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
