import { setTimeout as pause } from 'node:timers/promises';
import { isLostStatement } from './error-code.ts';

/** So often a transaction is run that others undo. */
const TRIES = 5;

/**
 * Whether the database undid a transaction because it met another one, a deadlock or a conflict, or because a statement
 * that was prepared for it is lost. Nothing of it is left.
 */
const isUndone = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (error.code === '40001' || error.code === '40P01')) ||
    isLostStatement(error) ||
    isUndone(error.cause));

/** Runs a transaction, and again after a moment when the database undid it so: of two that wait for each other, one comes again. */
export async function tryAgain<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await run();
    } catch (error) {
      if (!isUndone(error) || tries === TRIES) throw error;
      await pause(20 * tries * (1 + Math.random()));
    }
}
