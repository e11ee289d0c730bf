import { setTimeout as pause } from 'node:timers/promises';
import { tooBusy } from '../../../src/platform/server/errors/api-error.ts';

const { message } = tooBusy();

/**
 * Whether a server refused a request because it was late, before any work (P45): on a busy machine it must. The same request
 * may be sent again.
 */
export const isRefused = ({ status }: Response, text: string): boolean => status === 503 && text.includes(message);

/** Waits as long as an answer says before its request may be sent again; false where it says nothing. */
export async function waitAsSaid({ status, headers }: Response): Promise<boolean> {
  const seconds = headers.get('retry-after');
  if (status !== 503 || seconds === null) return false;
  await pause(Number(seconds) * 1_000);
  return true;
}
