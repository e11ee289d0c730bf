import { constants } from 'node:os';
import { SettingError } from '../../platform/settings/setting.ts';
import { BadArchive } from '../backup/read-archive.ts';

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A mistake in how a command was called. */
export class UsageError extends Error {}

/** What was written after the command's name; a package manager may hand its own `--` on. */
export const words = (): string[] => process.argv.slice(2).filter((word) => word !== '--');

/**
 * Runs a command to its end: Ctrl-C and SIGTERM end it in good order. It returns the exit code; an error is printed in a
 * line, and the code is 1.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      process.exitCode = 128 + constants.signals[signal];
      controller.abort(new UsageError(`Stopped by ${signal}; it can be begun again.`));
    });
  try {
    process.exitCode = await work(controller.signal);
  } catch (error) {
    process.exitCode ||= 1;
    process.stderr.write(`${reported(error)}\n`);
  }
}

const reported = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError) return error.errors.map(reported).join('\n'); // localhost refused by both addresses
  const isPlain = error instanceof SettingError || error instanceof BadArchive || error instanceof UsageError;
  return isPlain || !process.env.DEBUG ? error.message : (error.stack ?? error.message);
};
