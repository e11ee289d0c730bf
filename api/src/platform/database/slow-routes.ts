import { TimeUp } from './time-limit.ts';

/** How long a route counts as slow after one of its requests ran out of time, in ms. */
const SLOW_FOR_MS = 5_000;

/**
 * Routes with requests that recently waited in vain: for a locked table, or for a result. Together they hold a limited
 * number of connections; further requests are refused at once, and the other connections serve the working routes.
 */
export class SlowRoutes {
  #until = new Map<string, number>();
  #held = 0;

  constructor(readonly most: number) {}

  note(route: string): void {
    this.#until.set(route, performance.now() + SLOW_FOR_MS);
  }

  /** Takes a place for a slow route's request and returns what gives it back; `null` for any other route. */
  enter(route: string): (() => void) | null {
    if ((this.#until.get(route) ?? 0) < performance.now()) return null;
    if (this.#held >= this.most) throw new TimeUp('too many requests of this route wait for the database');
    this.#held += 1;
    return () => {
      this.#held -= 1;
    };
  }
}
