import { DeclarationError } from '@karite/shared/resource/check';
import { errorCode } from '../../database/error-code.ts';
import { MigrationRefused } from '../../database/migrations/refuse.ts';
import { StoreAway } from '../errors/store-away.ts';
import { faultsText } from './declaration-faults.ts';

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

/** A schema of a route that is none of ours to judge, or of another library. */
const isSchemaRefused = (error: Error): boolean => errorCode(error).startsWith('FST_ERR_SCH_');

/** A failed start in words. */
export function wordsOf(error: Error): string {
  if (error instanceof DeclarationError) return faultsText(error);
  if (error instanceof StartError || error instanceof StoreAway || error instanceof MigrationRefused)
    return error.message;
  if (isSchemaRefused(error))
    return `${error.message}\n  A route's schemas are of zod: response: { 200: z.object({ … }) }.`;
  return error.stack ?? String(error);
}
