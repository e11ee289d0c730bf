/**
 * Imported before anything else by what is started: declarations are judged while they are imported, when no code of ours
 * could catch what they throw. Their faults are told in words, without a stack, and the code is 1.
 */
import { DeclarationError } from '@karite/shared/resource/check';
import { faultsText } from './declaration-faults.ts';

const tell = (error: unknown): void => {
  process.off('uncaughtException', tell);
  if (error instanceof DeclarationError) {
    process.stderr.write(`${faultsText(error)}\n`);
    process.exit(1);
  }
  // Anything else ends the process as if nobody had listened.
  process.nextTick(() => {
    throw error;
  });
};
process.on('uncaughtException', tell);
