import { ApiError } from '../plugins/api-error.ts';

/**
 * Pictures at work at once: decoding and encoding use every core by themselves, so more would only take more memory.
 * This many wait; further ones come again later.
 */
const AT_ONCE = 1;
const QUEUE = 60;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work on a picture when it is its turn: many uploads at once take longer, not more memory. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= QUEUE)
      throw new ApiError(503, 'unavailable', 'Trop d’images en même temps. Veuillez réessayer.', {
        headers: { 'retry-after': '10' },
      });
    // Whoever ends hands its place on, so that the count stands.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
