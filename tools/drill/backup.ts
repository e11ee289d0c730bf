/**
 * Promise P44: how long backup and restore take at 100 000 orders (`BENCH_ORDERS`), 10 000 products and 50 000 customers,
 * as real processes on private databases, and how much memory each takes. Run the build first:
 *
 *   node_modules/.bin/tsx --conditions=source api/bench/backup-time.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../src/database/database.ts';
import { startEmbedded } from '../src/database/embedded.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { openMediaFolder } from '../src/media/media-store.ts';
import { seedShop } from '../src/operations/seed/seed-shop.ts';

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
/** The promise, for each of the two. */
const MOST_SECONDS = 60;
const COMMANDS = path.join(import.meta.dirname, '../dist/operations/commands');

/** Runs a command of the built shop; answers its seconds and, where the system tells (Linux), its most memory in MB. */
async function measure(command: string, file: string, dataDir: string): Promise<{ seconds: number; memory: number }> {
  const since = performance.now();
  const child = spawn(process.execPath, [path.join(COMMANDS, command), file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  let memory = 0;
  const look = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
  };
  const timer = setInterval(() => void look(), 50);
  const [code] = await once(child, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return { seconds: (performance.now() - since) / 1_000, memory };
}

const folder = await mkdtemp(path.join(tmpdir(), 'karite-bench-'));
await chmod(folder, 0o755);
const [shop, machine, file] = ['shop', 'machine', 'shop.tar'].map((name) => path.join(folder, name));
try {
  const embedded = await startEmbedded({ dataDir: shop!, log: () => undefined });
  const database = openDatabase(embedded.url, 2);
  await migrateDatabase(database);
  const store = await openMediaFolder(path.join(shop!, 'media'));
  await seedShop({ database, store, seed: `scale:${ORDERS}`, log: console.log });
  await database.close();
  const taken = await measure('backup.js', file!, shop!);
  await embedded.stop();
  const restored = await measure('restore.js', file!, machine!);
  const size = ((await stat(file!)).size / 1e6).toFixed(0);
  const say = ({ seconds, memory }: typeof taken) =>
    `${seconds.toFixed(1)} s, at most ${memory.toFixed(0)} MB of memory`;
  console.log(`P44 ${ORDERS} orders, a file of ${size} MB`);
  console.log(`    backup  ${say(taken)}`);
  console.log(`    restore ${say(restored)}, with a new database`);
  process.exitCode = Math.max(taken.seconds, restored.seconds) < MOST_SECONDS ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
