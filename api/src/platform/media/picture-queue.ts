import { timeLimit, WORK_MS } from '../database/time-limit.ts';
import { ApiError } from '../server/errors/api-error.ts';
import { WorkQueue } from '../server/jobs/work-queue.ts';

const refused = (message: string) => new ApiError(503, 'unavailable', message, { headers: { 'retry-after': '10' } });

/** A request with more pictures than can be read in its time. */
export const tooManyPictures = () => refused('Ces images demandent trop de temps. Envoyez-en moins à la fois.');

/**
 * One picture at work at once: decoding and encoding use every core by themselves, so more would only take more memory.
 * Sixty wait; further ones come again later.
 */
const pictures = new WorkQueue(1, 60, () => refused('Trop d’images en même temps. Veuillez réessayer.'));
/** How long the last picture took, in ms: about as long as the next one will. */
let lastMs = 0;
/** With so much time left a picture is begun, in ms: one that was slow once must not keep all later ones out. */
const ALWAYS_ENOUGH_MS = WORK_MS / 2;

/**
 * Runs work on a picture when a place is free: many uploads at once take longer, not more memory.
 * They count in the time of their request unless that stands still (P54): one that would not be done in it is not begun.
 */
export const queuePicture = <T>(work: () => Promise<T>): Promise<T> =>
  pictures.run(async () => {
    const limit = timeLimit.getStore();
    if (limit && limit.left < Math.min(lastMs, ALWAYS_ENOUGH_MS)) throw tooManyPictures();
    const since = performance.now();
    const result = await work();
    lastMs = performance.now() - since;
    return result;
  });
