import { type ChildProcess, fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesWithoutAvif } from './make-avifs.ts';

/** How often new pictures are looked for, in ms; the first requests after a start have the processor for themselves. */
const LOOK_EVERY_MS = 20_000;

/** From sources as from the build. */
const PROGRAM = fileURLToPath(new URL(`./avif-process${path.extname(import.meta.url)}`, import.meta.url));

/** Has AVIF made for new pictures, in a process of low priority that lives only as long; returns what ends it. */
export function startAvifUpkeep(directory: string): () => void {
  let child: ChildProcess | null = null;
  let seenMs = 0;
  const look = async () => {
    if (child) return;
    const { mtimeMs } = await stat(directory);
    if (mtimeMs === seenMs) return;
    if ((await picturesWithoutAvif(directory)).length > 0) {
      child = fork(PROGRAM, [directory], { stdio: 'ignore' });
      child.once('exit', () => {
        child = null;
      });
      child.on('error', () => undefined);
    } else seenMs = mtimeMs;
  };
  // What fails is made up by the next look.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    child?.kill();
  };
}
