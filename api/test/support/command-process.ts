import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A command of the shop as a real process. */
export type Command = {
  child: ChildProcess;
  /** Resolves when its output holds `text`, or it has ended. */
  said(text: string): Promise<void>;
  /** How it ended: the exit code (`null` after a signal) and all it wrote. */
  ended: Promise<{ code: number | null; output: string }>;
};

/** Where a compiled file of the API is. */
export const built = (file: string) => path.join(import.meta.dirname, '../../dist', file);

/** Starts Node with settings of its own. */
export function startNode(words: string[], environment: Record<string, string>): Command {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  let waiting: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
      for (const look of waiting) look();
    });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
  const answer = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (output.includes(text)) resolve();
      };
      waiting = [...waiting, look];
      look();
      void ended.then(() => resolve());
    });
  return { child, said: answer, ended };
}

export const backup = (words: string[], environment: Record<string, string>) =>
  startNode([built('operations/commands/backup.js'), ...words], environment);
export const restore = (words: string[], environment: Record<string, string>) =>
  startNode([built('operations/commands/restore.js'), ...words], environment);
export const check = (environment: Record<string, string>) =>
  startNode([built('operations/commands/check-invariants.js')], environment);
