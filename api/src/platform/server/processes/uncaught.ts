import { timeLimit } from '../../database/time-limit.ts';

type Uncaught = {
  /** Logs the error of one request. */
  log(error: unknown): void;
  /** Ends the process: an error outside of a request leaves an unknown state. */
  fail(error: unknown): void;
};

/**
 * Decides what an error costs that nobody caught. One that was thrown at the work for a request, also long after its handler (a
 * stream, a timer, an answer sent twice), costs the connection of that request: the other ones go on (guarantee P63).
 */
export function onUncaught({ log, fail }: Uncaught): void {
  process.on('uncaughtException', (error: unknown) => {
    const close = timeLimit.getStore()?.close;
    if (!close) return fail(error);
    log(error);
    close();
  });
}
