import { setTimeout as sleep } from 'node:timers/promises';

/** How often the server is checked, in ms. */
const CHECK_MS = 500;
/** The pause before each attempt to start it again, in ms: what still holds its memory or its port may need a while to end. */
const PAUSES_MS: readonly number[] = [0, 500, 1_000, 2_000, 4_000, 8_000, 16_000];

type Watched = {
  isRunning(): Promise<boolean>;
  /** Starts it again at the same address; throws when it can't. */
  restart(): Promise<unknown>;
  log(line: string): void;
  /** Called when it could not be restarted. */
  whenLost(problem: string): void;
  /** Between two checks, in ms. */
  checkMs?: number;
  /** Before each attempt, in ms. */
  pausesMs?: readonly number[];
};

/**
 * Watches the private PostgreSQL, and starts it again when it has ended (killed, or out of memory): guarantee P65. Returns what
 * ends the watching; an attempt that has begun is waited for.
 */
export function watchServer({
  isRunning,
  restart,
  log,
  whenLost,
  checkMs = CHECK_MS,
  pausesMs = PAUSES_MS,
}: Watched): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

  /** Why it does not run again; `null` when it does, or nobody wants it any more. */
  async function startAgain(): Promise<string | null> {
    let problem = '';
    for (const ms of pausesMs) {
      await pause(ms);
      if (signal.aborted) return null;
      try {
        await restart();
        return null;
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
    }
    return problem;
  }

  async function watch(): Promise<void> {
    for (await pause(checkMs); !signal.aborted; await pause(checkMs)) {
      if ((await isRunning()) || signal.aborted) continue;
      log('The database server has ended; it is started again.');
      const problem = await startAgain();
      if (problem !== null) return whenLost(problem);
      log('The database server runs again.');
    }
  }
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
  };
}
