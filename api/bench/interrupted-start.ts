/** How long a first start takes after one that was killed half-way (kill -9), and what is left of that one. Build before. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ENTRY = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'), 'dist/server.js');
const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));

/** Starts the demo shop; resolves when it has written what `until` looks for, with the time that took in ms. */
async function start(until: RegExp): Promise<{ child: ChildProcess; ms: number }> {
  const since = performance.now();
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, SEED: 'demo' },
  });
  for await (const text of child.stdout) if (until.test(String(text))) break;
  return { child, ms: performance.now() - since };
}
const pictures = async () =>
  (await readdir(path.join(folder, 'media'))).filter((name) => name.endsWith('.webp')).length;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

try {
  // Two thirds of the pictures, or the last that is told of them.
  const first = await start(/\b(1[6-9]\d|2\d\d) of \d+ pictures|products, customers/);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const before = await pictures();
  const second = await start(/Stop with/);
  const after = await pictures();
  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  const incoming = await readdir(path.join(folder, 'media/.incoming'));
  process.stdout.write(
    `killed after ${seconds(first.ms)} with ${before} files; the next start took ${seconds(second.ms)}: ${after} files, ${incoming.length} half-written\n`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
