import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type Scratch = {
  /** A temporary folder of the tool's own. */
  folder: string;
  /** What ends something that the tool has begun; done last first. */
  onEnd(end: () => unknown): void;
};

/** Runs a tool. All that it began is ended afterwards, when a signal stops it, and when it fails. */
export async function withScratch(work: (scratch: Scratch) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'karite-tool-'));
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const endAll = async () => {
    for (const end of ends.splice(0).reverse())
      try {
        await end();
      } catch (_error) {}
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void endAll().then(() => process.exit(1)));
  // What fails beside the work ends the tool as well, and leaves no database behind.
  process.once('uncaughtException', (error) => {
    console.error(error);
    void endAll().then(() => process.exit(1));
  });
  try {
    await work({ folder, onEnd: (end) => void ends.push(end) });
  } finally {
    await endAll();
  }
}
