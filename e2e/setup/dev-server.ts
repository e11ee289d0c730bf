import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { ADMIN } from './shop-server.ts';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** `npm run dev` takes three ports in a row: below those that the system gives to connections by itself. */
async function threePorts(): Promise<number> {
  const port = 20_000 + 3 * Math.floor(Math.random() * 4_000);
  const free = await Promise.all([port, port + 1, port + 2].map(isFree));
  return free.every(Boolean) ? port : threePorts();
}

/** Starts `npm run dev` in a copy of the project, with a private database of its own, and waits until all of it is served. */
export async function startDev(copy: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await threePorts();
  const environment = {
    PORT: String(port),
    DATA_DIR: path.join(copy, 'data-dev'),
    SEED: 'none',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: copy,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(dev, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream.on('data', (data) => {
        output += data;
        if (output.includes('live after')) resolve();
      });
    dev.once('exit', () => reject(new Error(output)));
  });
  const stop = async () => {
    dev.kill('SIGTERM');
    await ended;
  };
  return { origin: `http://localhost:${port}`, stop };
}
