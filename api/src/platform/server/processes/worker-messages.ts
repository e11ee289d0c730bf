/** What the main process and its workers say to each other about starting and stopping. */
export type ToWorker = 'stop listening' | 'stop';
export type FromWorker = 'stopped listening' | 'asked to stop';
/** A worker that can't serve says why, so that it is said once for all of them. */
export type StartFailed = { startFailed: string };

/** Whether a message says that a start failed. */
export const isStartFailed = (message: unknown): message is StartFailed =>
  typeof message === 'object' && message !== null && 'startFailed' in message;

type Worker = {
  stopListening: () => Promise<void>;
  stop: () => void;
};

/** A worker: does what the main process says. A signal is passed on to it, so that all stop listening before one ends. */
export function obeyMain({ stopListening, stop }: Worker): void {
  const say = (message: FromWorker) => process.connected && process.send?.(message);
  process.on('message', async (order: ToWorker) => {
    if (order === 'stop') stop();
    if (order !== 'stop listening') return;
    await stopListening();
    say('stopped listening');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => say('asked to stop'));
}

/** A worker: tells the main process why it can't start, then goes on. */
export const reportStartFailed = (startFailed: string, then: () => void): void =>
  void process.send?.({ startFailed } satisfies StartFailed, then);
