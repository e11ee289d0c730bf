import { DeclarationError } from '@karite/shared/faults';
import { CannotStart } from '../../database/cannot-start.ts';
import { errorCode } from '../../database/error-code.ts';
import { MigrationRefused } from '../../database/migrations/refuse.ts';
import { StoreAway } from '../errors/store-away.ts';
import { faultsText } from './declaration-faults.ts';

/** Why a start failed, in one line for the operator, without a stack. */
export class StartError extends CannotStart {}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program: stop that one, or set PORT to another number',
  EACCES: 'may not be used by this user: set PORT to another number, above 1023',
  EADDRNOTAVAIL: 'is at no address of this machine: set HOST to one that is',
  ENOTFOUND: 'is at an unknown address: set HOST to one of this machine',
};

/** What a failed listening means; any other error as it is. */
export function listenError(error: unknown, { PORT, HOST }: { PORT: number; HOST: string }): unknown {
  const reason = REASONS[errorCode(error)];
  return reason ? new StartError(`Port ${PORT} of ${HOST} ${reason}.`) : error;
}

const FILES: Record<string, string> = {
  EACCES: 'may not be used by this user: give it to them, or set DATA_DIR to another folder',
  EPERM: 'may not be used by this user: give it to them, or set DATA_DIR to another folder',
  EROFS: 'is on a disk that can only be read: set DATA_DIR to a folder on another',
  ENOSPC: 'is on a full disk: free some space, or set DATA_DIR to a folder on another',
  EDQUOT: 'is on a full disk for this user: free some space, or set DATA_DIR to a folder on another',
  ENOTDIR: 'is below a file: set DATA_DIR to a folder',
  EEXIST: 'is a file: set DATA_DIR to a folder',
  ENOENT: 'is not there and can not be made: set DATA_DIR to a folder',
};

/** What is wrong with the file that an error is about, in one line; `null` where it is about none. */
function fileProblem(error: Error): string | null {
  const reason = FILES[errorCode(error)];
  const path = 'path' in error && typeof error.path === 'string' ? error.path : null;
  return reason && path ? `${path} ${reason}.` : null;
}

/** A schema of a route that is none of ours to judge, or of another library. */
const isSchemaRefused = (error: Error): boolean => errorCode(error).startsWith('FST_ERR_SCH_');

/** A failed start in words. */
export function wordsOf(error: Error): string {
  if (error instanceof DeclarationError) return faultsText(error);
  if (error instanceof CannotStart || error instanceof StoreAway || error instanceof MigrationRefused)
    return error.message;
  const ofFile = fileProblem(error);
  if (ofFile) return ofFile;
  if (isSchemaRefused(error))
    return `${error.message}\n  A route's schemas are of zod: response: { 200: z.object({ … }) }.`;
  return error.stack ?? String(error);
}
