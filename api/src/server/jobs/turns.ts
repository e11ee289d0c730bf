import pLimit from 'p-limit';
import { type ApiError, tooBusy } from '../errors/api-error.ts';

/**
 * Lets `most` pieces of work run at once, the others one after the other as they came, and refuses (503 with
 * Retry-After, in words of its own when given) what would be the `queue`-th in waiting: dear work that takes turns
 * leaves room for all other. Work keeps to the time of the request that asked for it, whoever's end lets it begin.
 */
export class Turns {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #places: number;
  readonly #refusal: () => ApiError;

  constructor(most: number, queue: number, refusal = tooBusy) {
    this.#limit = pLimit(most);
    this.#places = most + queue;
    this.#refusal = refusal;
  }

  /** Throws the 503 when no place is free: called first, it spares what comes before the work as well. */
  refuseWhenFull(): void {
    if (this.#limit.activeCount + this.#limit.pendingCount >= this.#places) throw this.#refusal();
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    this.refuseWhenFull();
    return this.#limit(work);
  }
}
