import { errorCode } from '../../database/error-code.ts';
import { MigrationRefused } from '../../database/migrations/refuse.ts';

/** Why a start failed, in one line for whoever started it: no stack says more. */
export class StartError extends Error {}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program: stop that one, or set PORT to another number',
  EACCES: 'may not be used by this user: set PORT to another number, above 1023',
  EADDRNOTAVAIL: 'is at no address of this machine: set HOST to one that is',
  ENOTFOUND: 'is at no address that is known: set HOST to one of this machine',
};

/** What a failed listening means; any other error as it is. */
export function listenError(error: unknown, { PORT, HOST }: { PORT: number; HOST: string }): unknown {
  const reason = REASONS[errorCode(error)];
  return reason ? new StartError(`Port ${PORT} of ${HOST} ${reason}.`) : error;
}

/** A failed start in words. */
export const wordsOf = (error: Error): string =>
  error instanceof StartError || error instanceof MigrationRefused ? error.message : (error.stack ?? String(error));
