import pLimit, { type LimitFunction } from 'p-limit';
import { type ApiError, tooBusy } from '../errors/api-error.ts';

/**
 * Runs at most `most` pieces of work at once, and the others in order of arrival. Refuses the `waiting`-th that would wait
 * (503 with Retry-After, with its own message if given). So expensive work leaves capacity for the rest. Work keeps the time
 * limit of its own request.
 */
export class WorkQueue {
  readonly #limit: LimitFunction;
  readonly #places: number;
  readonly #refusal: () => ApiError;

  constructor(most: number, waiting: number, refusal = tooBusy) {
    this.#limit = pLimit(most);
    this.#places = most + waiting;
    this.#refusal = refusal;
  }

  /** Throws the 503 when no place is free: called first, it spares what comes before the work as well. */
  refuseWhenFull(): void {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#places) throw this.#refusal();
  }

  /** Runs work when a place is free; throws the 503 when too much waits. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull();
    return this.#limit(work);
  }
}
