import { tooBusy } from '../errors/api-error.ts';

/**
 * Lets `most` pieces of work run at once, the others one after the other as they came, and refuses (503 with
 * Retry-After) what would be the `queue`-th in waiting: dear work that takes turns leaves room for all other.
 */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #most: number;
  readonly #queue: number;

  constructor(most: number, queue: number) {
    this.#most = most;
    this.#queue = queue;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#most) this.#running += 1;
    else {
      if (this.#waiting.length >= this.#queue) throw tooBusy();
      // Who ends hands its place over.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
