/** The messages between the main process and its workers about starting and stopping. */
export type ToWorker = 'stop listening' | 'stop';
export type FromWorker = 'stopped listening' | 'stop requested';
/** A worker that cannot serve reports the reason, so that it is printed once for all of them. */
export type StartFailed = { startFailed: string };

/** Whether a message reports a failed start. */
export const isStartFailed = (message: unknown): message is StartFailed =>
  typeof message === 'object' && message !== null && 'startFailed' in message;

type Worker = {
  stopListening: () => Promise<void>;
  stop: () => void;
};

/**
 * A worker: executes the commands of the main process. It forwards signals to it, so that all workers stop listening before
 * one ends.
 */
export function obeyMain({ stopListening, stop }: Worker): void {
  const say = (message: FromWorker) => process.connected && process.send?.(message);
  process.on('message', async (order: ToWorker) => {
    if (order === 'stop') stop();
    if (order !== 'stop listening') return;
    await stopListening();
    say('stopped listening');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => say('stop requested'));
}

/** A worker: reports to the main process why it cannot start, then continues. */
export const reportStartFailed = (startFailed: string, then: () => void): void =>
  void process.send?.({ startFailed } satisfies StartFailed, then);
