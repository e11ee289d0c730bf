import pLimit, { type LimitFunction } from 'p-limit';
import { type ApiError, tooBusy } from '../errors/api-error.ts';

/**
 * Lets `most` pieces of work run at once, the others one after the other as they came, and refuses (503 with
 * Retry-After, in words of its own when given) what would be the `waiting`-th to wait: expensive work in a queue
 * leaves room for all other. Work keeps to the time of the request that asked for it, whoever's end lets it begin.
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
