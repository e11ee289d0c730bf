import { timeLimit } from '../database/time-limit.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * Pictures at work at once: decoding and encoding use every core by themselves, so more would only take more memory.
 * This many wait; further ones come again later.
 */
const AT_ONCE = 1;
const QUEUE = 60;

let running = 0;
/** How long the last picture took, in ms: about as long as the next one will. */
let lastMs = 0;
const waiting: (() => void)[] = [];

const refused = (message: string) => new ApiError(503, 'unavailable', message, { headers: { 'retry-after': '10' } });

/**
 * Runs work on a picture when it is its turn: many uploads at once take longer, not more memory.
 * Pictures count in the time of their request (P54): one that would not be done in it is not begun.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else {
    if (waiting.length >= QUEUE) throw refused('Trop d’images en même temps. Veuillez réessayer.');
    // Whoever ends hands its place on, so that the count stands.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    const limit = timeLimit.getStore();
    if (limit && limit.left < lastMs) throw refused('Ces images demandent trop de temps. Envoyez-en moins à la fois.');
    const since = performance.now();
    const result = await work();
    lastMs = performance.now() - since;
    return result;
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
