import { ApiError } from '../../api/api-error.ts';

/** The busy state shows at least this long, in ms (R809). */
export const LEAST_BUSY_MS = 1_500;

/** The pauses before an order is sent again by itself, in ms: growing, so that a tired line can recover. */
export const RETRY_PAUSES_MS = [1_000, 3_000] as const;

export type Wait = (ms: number) => Promise<unknown>;
export const wait: Wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Sends an order; the same one again when no answer came. Only safe because its number makes it one order. */
export async function sendOrder<T>(send: () => Promise<T>, pause: Wait = wait): Promise<T> {
  const shown = pause(LEAST_BUSY_MS);
  const answer = await settle(send, pause);
  await shown;
  if ('error' in answer) throw answer.error;
  return answer.value;
}

async function settle<T>(send: () => Promise<T>, pause: Wait): Promise<{ value: T } | { error: unknown }> {
  for (let turn = 0; ; turn += 1) {
    try {
      return { value: await send() };
    } catch (error) {
      const next = RETRY_PAUSES_MS[turn];
      if (next === undefined || !(error instanceof ApiError) || !error.isPassing || error.statusCode === 429)
        return { error };
      await pause(next);
    }
  }
}
