/**
 * Promise P44: how long backup and restore take at 100 000 orders, as real processes on private databases, and how much
 * memory each takes.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seedShop } from '../../api/src/operations/seed/seed-shop.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { startEmbedded } from '../../api/src/platform/database/embedded.ts';
import { migrateDatabase } from '../../api/src/platform/database/migrate.ts';
import { openMediaFolder } from '../../api/src/platform/media/media-store.ts';
import { backup, restore } from '../../api/test/support/command-process.ts';
import { numberOf } from '../support/figures.ts';
import { withScratch } from '../support/scratch.ts';

const ORDERS = numberOf('ORDERS', 100_000);
/** The promise, for each of the two. */
const MOST_SECONDS = 60;

/** Runs a command of the built shop; returns its seconds and, on Linux, its peak memory in MB. */
async function measure(command: typeof backup, file: string, dataDir: string) {
  const since = performance.now();
  const { child, ended } = command([file], { DATA_DIR: dataDir });
  let memory = 0;
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    memory = Math.max(memory, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
  }, 50);
  const { code, output } = await ended;
  clearInterval(timer);
  if (code !== 0) throw new Error(output);
  return { seconds: (performance.now() - since) / 1_000, memory };
}

await withScratch(async ({ folder, onEnd }) => {
  const [shop, machine, file] = ['shop', 'machine', 'shop.tar'].map((name) => path.join(folder, name));
  const embedded = await startEmbedded({ dataDir: shop!, log: () => undefined });
  onEnd(embedded.stop);
  const database = openDatabase(embedded.url, 2);
  await migrateDatabase(database);
  const store = await openMediaFolder(path.join(shop!, 'media'));
  await seedShop({ database, store, seed: `scale:${ORDERS}`, log: console.log });
  await database.close();
  const taken = await measure(backup, file!, shop!);
  await embedded.stop();
  const restored = await measure(restore, file!, machine!);
  const _say = ({ seconds, memory }: typeof taken) =>
    `${seconds.toFixed(1)} s, at most ${memory.toFixed(0)} MB of memory`;
  process.exitCode = Math.max(taken.seconds, restored.seconds) < MOST_SECONDS ? 0 : 1;
});
