/**
 * Declarations are checked while they are imported, when our code cannot catch their errors.
 * It prints the faults without a stack, and exits with 1.
 */
import { DeclarationError } from '@karite/shared/faults';
import { faultsText } from './declaration-faults.ts';

const report = (error: unknown): void => {
  process.off('uncaughtException', report);
  if (error instanceof DeclarationError) {
    process.stderr.write(`${faultsText(error)}\n`);
    process.exit(1);
  }
  // Anything else ends the process as if nobody had listened.
  process.nextTick(() => {
    throw error;
  });
};
process.on('uncaughtException', report);
